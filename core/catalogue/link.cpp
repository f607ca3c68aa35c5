// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/link.h"

namespace memladder {

// key, name, kind, GB/s in one direction a GPU, source, notes.
// clang-format off
static constexpr Link kRows[] = {
    {"nvlink1", "NVLink 1 (P100, 4 links)", "scale-up", 80, "stas00/ml-engineering network/README.md", "brochure prints 160 both ways"},
    {"nvlink2", "NVLink 2 (V100, 6 links)", "scale-up", 150, "stas00/ml-engineering network/README.md", "300 both ways"},
    {"nvlink3", "NVLink 3 with NVSwitch (A100, 12 links)", "scale-up", 300, "stas00/ml-engineering network/README.md", "600 both ways; all-to-all and pairwise alike"},
    {"nvlink3-a800", "NVLink 3 cut down (A800, 8 links)", "scale-up", 200, "TechPowerUp news page on the H800", "400 both ways"},
    {"nvlink4", "NVLink 4 with NVSwitch (H100, H200, H20, 18 links)", "scale-up", 450, "stas00/ml-engineering network/README.md", "900 both ways; 396 measured by a plain copy on H200 in the same source"},
    {"nvlink4-h800", "NVLink 4 cut down (H800)", "scale-up", 200, "public log, address not recorded; tumgag.com H100 page", "400 both ways"},
    {"nvlink5", "NVLink 5 with NVSwitch (B200, B300, 18 links, 8 GPUs)", "scale-up", 900, "stas00/ml-engineering network/README.md", "1800 both ways; nvidia-smi link rates add up to 956, times 0.941 for encoding"},
    {"nvlink5-nvl72", "NVLink 5 NVSwitch rack (NVL72, 72 GPUs)", "scale-up", 900, "stas00/ml-engineering network/README.md; ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/gb200.yaml", "same rate across the 4-GPU trays, so the domain is 72, not the tray"},
    {"nvlink6", "NVLink 6 (Rubin, 36 links)", "scale-up", 1800, "stas00/ml-engineering network/README.md", "announced"},
    {"nvlink-bridge-a30", "NVLink bridge pair (A30)", "scale-up", 100, "general knowledge", "200 both ways; two cards only"},
    {"nvlink-bridge-a6000", "NVLink bridge pair (RTX A6000, A40, RTX 3090)", "scale-up", 56.25, "cli99/llm-analysis llm_analysis/gpu_configs/a6000-48gb.json; A40 and RTX 3090: general knowledge", "112.5 both ways; two cards only"},
    {"nvlink-bridge-a100", "NVLink bridge pair (A100 PCIe)", "scale-up", 300, "cli99/llm-analysis llm_analysis/gpu_configs/a100-pcie-80gb.json", "two cards only"},
    {"nvlink-bridge-h100", "NVLink bridge pair (H100 PCIe, H100 NVL)", "scale-up", 300, "cli99/llm-analysis llm_analysis/gpu_configs/h100-pcie-80gb.json", "two cards only"},
    {"nvlink-bridge-h200", "NVLink bridge (H200 NVL, 2 or 4 cards)", "scale-up", 450, "general knowledge", ""},
    {"nvlink-c2c", "NVLink-C2C (Grace CPU to GPU)", "host", 450, "stas00/ml-engineering network/README.md", "no official figure; 359 to 377 measured on a GB300 station there"},
    {"xgmi-mi210", "Infinity Fabric bridge (MI210, 3 links)", "scale-up", 150, "cli99/llm-analysis llm_analysis/gpu_configs/mi210-64gb.json", "up to 4 cards"},
    {"xgmi-mi250x", "Infinity Fabric (MI250X, 7 links of 50)", "scale-up", 350, "stas00/ml-engineering network/README.md", "per card; one peer gets 50"},
    {"xgmi-mi300x", "Infinity Fabric (MI300X, 7 links of 64)", "scale-up", 448, "stas00/ml-engineering network/README.md", "one peer gets only 64: halve the group and the bandwidth drops"},
    {"xgmi-mi325x", "Infinity Fabric (MI325X, 7 links of 64)", "scale-up", 448, "stas00/ml-engineering network/README.md", "as MI300X"},
    {"xgmi-mi355x", "Infinity Fabric (MI350X, MI355X, 7 links of 76.5)", "scale-up", 535.5, "stas00/ml-engineering network/README.md", "one peer gets 76.5; vendor prints 153 a link without a direction, read as both ways"},
    {"xgmi-mi300a", "Infinity Fabric (MI300A, 4 APUs)", "scale-up", 0, "not found", ""},
    {"pcie3-x16", "PCIe 3.0 x16", "host", 15.75, "computed: 8 GT/s x 16 x 128/130 / 8", ""},
    {"pcie4-x16", "PCIe 4.0 x16", "host", 31.5, "computed: 16 GT/s x 16 x 128/130 / 8; stas00/ml-engineering network/README.md rounds to 31", ""},
    {"pcie5-x16", "PCIe 5.0 x16", "host", 63, "stas00/ml-engineering network/README.md", "55 measured both for host-to-device and back in that source"},
    {"pcie6-x16", "PCIe 6.0 x16", "host", 121, "stas00/ml-engineering network/README.md", ""},
    {"gaudi2-roce", "Gaudi 2 in-node Ethernet (21 x 100 Gb/s)", "scale-up", 262.5, "stas00/ml-engineering compute/accelerator/README.md", "24 ports of which 3 leave the node"},
    {"gaudi3-roce", "Gaudi 3 in-node Ethernet (21 x 200 Gb/s)", "scale-up", 525, "computed from the port split in stas00/ml-engineering network/README.md", "that page counts all 24 ports as 600"},
    {"gaudi2-out", "Gaudi 2 out of node (3 x 100 Gb/s)", "scale-out", 37.5, "computed from the port split in stas00/ml-engineering network/README.md", ""},
    {"gaudi3-out", "Gaudi 3 out of node (3 x 200 Gb/s)", "scale-out", 75, "computed from the port split in stas00/ml-engineering network/README.md", ""},
    {"tpu-ici-v3", "TPU v3 ICI (4 neighbours)", "scale-up", 400, "jax-ml/scaling-book tpus.md", "100 one way per link; a ring along one axis gets 2 x 100"},
    {"tpu-ici-v4", "TPU v4 ICI (6 neighbours)", "scale-up", 270, "jax-ml/scaling-book tpus.md", "45 one way per link; a ring along one axis gets 2 x 45"},
    {"tpu-ici-v5e", "TPU v5e ICI (4 neighbours)", "scale-up", 180, "jax-ml/scaling-book tpus.md", "45 one way per link; a ring along one axis gets 2 x 45"},
    {"tpu-ici-v5p", "TPU v5p ICI (6 neighbours)", "scale-up", 540, "jax-ml/scaling-book tpus.md", "90 one way per link; a ring along one axis gets 2 x 90"},
    {"tpu-ici-v6e", "TPU v6e ICI (4 neighbours)", "scale-up", 360, "jax-ml/scaling-book tpus.md", "90 one way per link; a ring along one axis gets 2 x 90"},
    {"tpu-ici-v7x", "TPU7x ICI (6 neighbours)", "scale-up", 600, "stas00/ml-engineering compute/accelerator/README.md", "1200 both ways per chip; 100 one way per link"},
    {"neuronlink-v2", "NeuronLink v2 (Trainium)", "scale-up", 0, "not found", "no rate in the AWS pages read"},
    {"neuronlink-v3", "NeuronLink v3 (Trainium2)", "scale-up", 640, "stas00/ml-engineering network/README.md", "512 inside one 16-chip instance; 128 to one neighbour, 64 across instances"},
    {"neuronlink-v4", "NeuronLink v4 (Trainium3)", "scale-up", 1280, "AWS Neuron documentation page trainium3", "2.56 TB/s there with no direction, halved"},
    {"hccs-910b", "HCCS (Ascend 910B, 7 links)", "scale-up", 196, "public log, address not recorded", "392 there with no direction, halved; unverified"},
    {"ub-cloudmatrix", "UB plane of CloudMatrix 384 (Ascend 910C)", "scale-up", 392, "public log, address not recorded", "stated one way"},
    {"ub-950", "UB link (Ascend 950DT)", "scale-up", 840, "stas00/ml-engineering network/README.md", "announced"},
    {"xe-link", "Xe Link (Max 1550)", "scale-up", 0, "not found", ""},
    {"ib-edr", "InfiniBand EDR, one 4x port", "scale-out", 12.5, "stas00/ml-engineering network/README.md", "100 Gb/s per port and direction; multiply by ports per GPU, usually one"},
    {"ib-hdr", "InfiniBand HDR, one 4x port", "scale-out", 25.0, "stas00/ml-engineering network/README.md", "200 Gb/s per port and direction; multiply by ports per GPU, usually one"},
    {"ib-ndr", "InfiniBand NDR, one 4x port", "scale-out", 50.0, "stas00/ml-engineering network/README.md", "400 Gb/s per port and direction; multiply by ports per GPU, usually one"},
    {"ib-xdr", "InfiniBand XDR, one 4x port", "scale-out", 100.0, "stas00/ml-engineering network/README.md", "800 Gb/s per port and direction; multiply by ports per GPU, usually one"},
    {"roce-100", "RoCE 100 Gb/s Ethernet, one port", "scale-out", 12.5, "computed: 100 Gb/s / 8", "line rate before protocol overhead"},
    {"roce-200", "RoCE 200 Gb/s Ethernet, one port", "scale-out", 25.0, "computed: 200 Gb/s / 8", "line rate before protocol overhead"},
    {"roce-400", "RoCE 400 Gb/s Ethernet, one port", "scale-out", 50.0, "computed: 400 Gb/s / 8", "line rate before protocol overhead"},
    {"roce-800", "RoCE 800 Gb/s Ethernet, one port", "scale-out", 100.0, "computed: 800 Gb/s / 8", "line rate before protocol overhead"},
    {"efa-v1-p4d", "EFA v1 (p4d, 4 x 100 Gb/s for 8 GPUs)", "scale-out", 6.25, "stas00/ml-engineering network/README.md (divided by GPUs per node)", "400 Gb/s a node"},
    {"efa-v2-p5", "EFA v2 (p5, 32 x 100 Gb/s for 8 GPUs)", "scale-out", 50, "stas00/ml-engineering network/README.md (divided by GPUs per node)", "3200 Gb/s a node"},
    {"efa-v3-p5en", "EFA v3 (p5en, 16 x 200 Gb/s for 8 GPUs)", "scale-out", 50, "stas00/ml-engineering network/README.md (divided by GPUs per node)", "3200 Gb/s a node"},
    {"efa-v3-trn2", "EFA v3 (trn2, 3200 Gb/s for 16 chips)", "scale-out", 25, "stas00/ml-engineering network/README.md (divided by GPUs per node)", ""},
    {"efa-v4-p6-b200", "EFA v4 (p6-b200, 8 x 400 Gb/s)", "scale-out", 50, "stas00/ml-engineering network/README.md (divided by GPUs per node)", ""},
    {"efa-v4-p6-b300", "EFA v4 (p6-b300, 16 x 400 Gb/s)", "scale-out", 100, "stas00/ml-engineering network/README.md (divided by GPUs per node)", ""},
    {"efa-v3-p6e-gb200", "EFA v3 (p6e-gb200, 3200 Gb/s for 4 GPUs)", "scale-out", 100, "stas00/ml-engineering network/README.md (divided by GPUs per node)", "the generation number follows the host card, not the GPU"},
    {"efa-trn1", "EFA (trn1.32xlarge, 800 Gb/s for 16 chips)", "scale-out", 6.25, "AWS Neuron documentation page trn1-arch (divided by chips)", "trn1n doubles it"},
    {"gcp-tcpx-a3-high", "GPUDirect-TCPX (A3 High, 4 x 200 Gb/s for 8 GPUs)", "scale-out", 12.5, "stas00/ml-engineering network/README.md (divided by GPUs)", ""},
    {"gcp-tcpxo-a3-mega", "GPUDirect-TCPXO (A3 Mega, 8 x 200 Gb/s)", "scale-out", 25, "stas00/ml-engineering network/README.md (divided by GPUs)", ""},
    {"slingshot-11", "HPE Slingshot 11, one port", "scale-out", 25, "stas00/ml-engineering network/README.md", "200 Gb/s per port"},
    {"omnipath-cn5000", "Omni-Path CN5000, one port", "scale-out", 50, "stas00/ml-engineering network/README.md", "400 Gb/s in each direction"},
    {"cx6-a100", "ConnectX-6 200 Gb/s per A100", "scale-out", 25, "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/a100_sxm.yaml", "one card a GPU"},
    {"cloudmatrix-rdma", "RoCE plane of CloudMatrix 384 (400 Gb/s an NPU)", "scale-out", 50, "public log, address not recorded", ""},
};
// clang-format on

template <>
std::span<const Link> Registry<Link>::rows() { return kRows; }

} // namespace memladder
