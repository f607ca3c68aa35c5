// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/node_type.h"

namespace memladder {

// key, name, GPU, GPUs, link inside, link between nodes, link to the host, source, notes. "" = not found.
// clang-format off
static constexpr NodeType kRows[] = {
    {"hgx-h100", "8 × H100 SXM (HGX, DGX)", "h100-sxm", 8, "nvlink4", "ib-ndr", "pcie5-x16", "stas00/ml-engineering network/README.md; one NDR port a GPU", ""},
    {"hgx-h200", "8 × H200 SXM (HGX, DGX)", "h200-sxm", 8, "nvlink4", "ib-ndr", "pcie5-x16", "stas00/ml-engineering network/README.md; one NDR port a GPU", ""},
    {"hgx-h20", "8 × H20", "h20-96gb", 8, "nvlink4", "ib-ndr", "pcie5-x16", "stas00/ml-engineering network/README.md; one NDR port a GPU", ""},
    {"hgx-h800", "8 × H800 SXM", "h800-sxm", 8, "nvlink4-h800", "ib-ndr", "pcie5-x16", "tumgag.com H100 page (link); one NDR port a GPU", "the H100 machine with its NVLink cut down"},
    {"hgx-b200", "8 × B200 (HGX, DGX)", "b200", 8, "nvlink5", "ib-ndr", "pcie5-x16", "stas00/ml-engineering network/README.md; one NDR port a GPU", ""},
    {"hgx-b300", "8 × B300 (HGX, DGX)", "b300", 8, "nvlink5", "ib-xdr", "pcie6-x16", "stas00/ml-engineering network/README.md; one XDR port a GPU", ""},
    {"nvl72-gb200", "72 × GB200 (NVL72 rack)", "gb200", 72, "nvlink5-nvl72", "ib-ndr", "nvlink-c2c", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/gb200.yaml; stas00/ml-engineering network/README.md; one NDR port a GPU", "18 trays of 4 GPUs, one NVLink domain"},
    {"nvl72-gb300", "72 × GB300 (NVL72 rack)", "gb300", 72, "nvlink5-nvl72", "ib-xdr", "nvlink-c2c", "stas00/ml-engineering network/README.md; one XDR port a GPU", "18 trays of 4 GPUs, one NVLink domain"},
    {"gb200-tray", "4 × GB200 (one tray)", "gb200", 4, "nvlink5-nvl72", "ib-ndr", "nvlink-c2c", "stas00/ml-engineering network/README.md; one NDR port a GPU", "a rack used tray by tray"},
    {"gh200", "GH200 (one superchip)", "gh200-96gb", 1, "nvlink4", "ib-ndr", "nvlink-c2c", "stas00/ml-engineering network/README.md", "the host's memory hangs on NVLink-C2C"},
    {"dgx-a100-80gb", "8 × A100 80GB SXM (HGX, DGX)", "a100-80gb-sxm", 8, "nvlink3", "cx6-a100", "pcie4-x16", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/a100_sxm.yaml", "one 200 Gb/s port a GPU"},
    {"dgx-a100-40gb", "8 × A100 40GB SXM (HGX, DGX)", "a100-40gb-sxm", 8, "nvlink3", "cx6-a100", "pcie4-x16", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/a100_sxm.yaml", "one 200 Gb/s port a GPU"},
    {"hgx-a800", "8 × A800 80GB SXM", "a800-80gb-sxm", 8, "nvlink3-a800", "ib-hdr", "pcie4-x16", "TechPowerUp news page on the H800 (link); one HDR port a GPU", "the A100 machine with its NVLink cut down"},
    {"dgx-v100", "8 × V100 32GB SXM2", "v100-32gb", 8, "nvlink2", "", "pcie3-x16", "stas00/ml-engineering network/README.md", "NVLink as a cube of pairs, without a switch"},
    {"aws-p5", "AWS p5.48xlarge (8 × H100)", "h100-sxm", 8, "nvlink4", "efa-v2-p5", "pcie5-x16", "stas00/ml-engineering network/README.md", "3,200 Gb/s a node"},
    {"aws-p5en", "AWS p5en.48xlarge (8 × H200)", "h200-sxm", 8, "nvlink4", "efa-v3-p5en", "pcie5-x16", "stas00/ml-engineering network/README.md", "3,200 Gb/s a node"},
    {"aws-p4d", "AWS p4d.24xlarge (8 × A100 40GB)", "a100-40gb-sxm", 8, "nvlink3", "efa-v1-p4d", "pcie4-x16", "stas00/ml-engineering network/README.md", "400 Gb/s a node"},
    {"aws-p6-b200", "AWS p6-b200.48xlarge (8 × B200)", "b200", 8, "nvlink5", "efa-v4-p6-b200", "pcie5-x16", "stas00/ml-engineering network/README.md", ""},
    {"aws-p6-b300", "AWS p6-b300.48xlarge (8 × B300)", "b300", 8, "nvlink5", "efa-v4-p6-b300", "pcie6-x16", "stas00/ml-engineering network/README.md", ""},
    {"aws-p6e-gb200", "AWS p6e-gb200 UltraServer (72 × GB200)", "gb200", 72, "nvlink5-nvl72", "efa-v3-p6e-gb200", "nvlink-c2c", "stas00/ml-engineering network/README.md", "3,200 Gb/s for each 4 GPUs"},
    {"gcp-a3-high", "Google A3 High (8 × H100)", "h100-sxm", 8, "nvlink4", "gcp-tcpx-a3-high", "pcie5-x16", "stas00/ml-engineering network/README.md", "GPUDirect-TCPX"},
    {"gcp-a3-mega", "Google A3 Mega (8 × H100)", "h100-sxm", 8, "nvlink4", "gcp-tcpxo-a3-mega", "pcie5-x16", "stas00/ml-engineering network/README.md", "GPUDirect-TCPXO"},
    {"pcie-h100-8", "PCIe box, 8 × H100 PCIe", "h100-pcie", 8, "pcie5-x16", "ib-ndr", "pcie5-x16", "cli99/llm-analysis llm_analysis/gpu_configs/h100-pcie-80gb.json (bridges join pairs); one NDR port a GPU", "NVLink bridges join two cards; a group of more goes over PCIe"},
    {"pcie-h100-nvl-8", "PCIe box, 8 × H100 NVL", "h100-nvl", 8, "pcie5-x16", "ib-ndr", "pcie5-x16", "cli99/llm-analysis llm_analysis/gpu_configs/h100-pcie-80gb.json (bridges join pairs); one NDR port a GPU", "NVLink bridges join two cards; a group of more goes over PCIe"},
    {"pcie-a100-8", "PCIe box, 8 × A100 80GB PCIe", "a100-80gb-pcie", 8, "pcie4-x16", "ib-hdr", "pcie4-x16", "cli99/llm-analysis llm_analysis/gpu_configs/a100-pcie-80gb.json (bridges join pairs); one HDR port a GPU", "NVLink bridges join two cards; a group of more goes over PCIe"},
    {"pcie-l40s-8", "PCIe box, 8 × L40S", "l40s", 8, "pcie4-x16", "", "pcie4-x16", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/l40s.yaml", "no NVLink"},
    {"pcie-l4-8", "PCIe box, 8 × L4", "l4", 8, "pcie4-x16", "", "pcie4-x16", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/l4.yaml", "no NVLink"},
    {"pcie-a10-4", "PCIe box, 4 × A10", "a10", 4, "pcie4-x16", "", "pcie4-x16", "cli99/llm-analysis llm_analysis/gpu_configs/a10-pcie-28gb.json", "no NVLink"},
    {"pcie-a40-8", "PCIe box, 8 × A40", "a40", 8, "pcie4-x16", "", "pcie4-x16", "hahnyuan/LLM-Viewer hardwares/hardware_params.py", "NVLink bridges join two cards; a group of more goes over PCIe"},
    {"pcie-a6000-4", "PCIe box, 4 × RTX A6000", "rtx-a6000", 4, "pcie4-x16", "", "pcie4-x16", "cli99/llm-analysis llm_analysis/gpu_configs/a6000-48gb.json", "NVLink bridges join two cards; a group of more goes over PCIe"},
    {"pcie-rtx-pro-6000-8", "PCIe box, 8 × RTX PRO 6000", "rtx-pro-6000-server", 8, "pcie5-x16", "", "pcie5-x16", "ai-dynamo/aiconfigurator aic-core/src/aiconfigurator_core/systems/rtx_pro_6000_server.yaml", "no NVLink"},
    {"mi300x-8", "8 × MI300X", "mi300x", 8, "xgmi-mi300x", "roce-400", "pcie5-x16", "stas00/ml-engineering network/README.md; one 400 Gb/s port a GPU", "every pair has a link of its own, 64 GB/s"},
    {"mi325x-8", "8 × MI325X", "mi325x", 8, "xgmi-mi325x", "roce-400", "pcie5-x16", "stas00/ml-engineering network/README.md; one 400 Gb/s port a GPU", ""},
    {"mi350x-8", "8 × MI350X", "mi350x", 8, "xgmi-mi355x", "roce-400", "pcie5-x16", "stas00/ml-engineering network/README.md; one 400 Gb/s port a GPU", ""},
    {"mi355x-8", "8 × MI355X", "mi355x", 8, "xgmi-mi355x", "roce-400", "pcie5-x16", "stas00/ml-engineering network/README.md; one 400 Gb/s port a GPU", ""},
    {"mi250x-4", "4 × MI250X (8 dies)", "mi250x-gcd", 8, "xgmi-mi250x", "slingshot-11", "", "stas00/ml-engineering network/README.md; pytorch/torchtitan torchtitan/tools/utils.py", "each die counts as a GPU; the link's rate is a card's"},
    {"gaudi2-8", "8 × Gaudi 2", "gaudi2", 8, "gaudi2-roce", "gaudi2-out", "pcie4-x16", "stas00/ml-engineering compute/accelerator/README.md", "21 ports inside the node, 3 leave it"},
    {"gaudi3-8", "8 × Gaudi 3", "gaudi3", 8, "gaudi3-roce", "gaudi3-out", "pcie5-x16", "stas00/ml-engineering network/README.md", "21 ports inside the node, 3 leave it"},
    {"aws-trn1", "AWS trn1.32xlarge (16 × Trainium)", "trainium1", 16, "neuronlink-v2", "efa-trn1", "", "AWS Neuron documentation page trn1-arch", "no rate of NeuronLink v2 was found"},
    {"aws-trn2", "AWS trn2.48xlarge (16 × Trainium2)", "trainium2", 16, "neuronlink-v3", "efa-v3-trn2", "", "stas00/ml-engineering network/README.md", ""},
    {"ascend-910b-8", "8 × Ascend 910B", "ascend-910b", 8, "hccs-910b", "", "", "public log, address not recorded", ""},
    {"cloudmatrix-384", "CloudMatrix 384 (384 × Ascend 910C)", "ascend-910c", 384, "ub-cloudmatrix", "cloudmatrix-rdma", "", "public log, address not recorded", "one domain of 384 packages"},
};
// clang-format on

template <>
std::span<const NodeType> Registry<NodeType>::rows() {
    return kRows;
}

} // namespace memladder
