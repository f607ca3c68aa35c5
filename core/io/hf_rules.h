// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/hf_family.h"

/// What single families read their own way: `prepare` and `finish` of their rows. Source: the modelling code
/// that is published with each (Hugging Face transformers, ml-explore/mlx-lm, the model's own repository).
namespace memladder::hf {

void prepareErnieVl(Plan& plan, const Reader& reader);
void finishErnieVl(Plan& plan, const Reader& reader, Architecture& out);
void preparePlamo2(Plan& plan, const Reader& reader);
void prepareZamba(Plan& plan, const Reader& reader);
void finishZamba(Plan& plan, const Reader& reader, Architecture& out);
void prepareJetMoe(Plan& plan, const Reader& reader);
void finishJetMoe(Plan& plan, const Reader& reader, Architecture& out);
void prepareExaoneMoe(Plan& plan, const Reader& reader);
void prepareGatedHeads(Plan& plan, const Reader& reader);
void finishHeadGates(Plan& plan, const Reader& reader, Architecture& out);
void prepareMimoV2(Plan& plan, const Reader& reader);
void finishMimoV2(Plan& plan, const Reader& reader, Architecture& out);
/// The layers with experts as text, "4,5,6" (Step 3); all but the first where it is absent.
void readExpertEnum(Plan& plan, const Reader& reader);
void prepareStep35(Plan& plan, const Reader& reader);
void prepareLaguna(Plan& plan, const Reader& reader);
void prepareBaichuanM1(Plan& plan, const Reader& reader);
void finishBaichuanM1(Plan& plan, const Reader& reader, Architecture& out);
void finishKlear(Plan& plan, const Reader& reader, Architecture& out);
void finishLoopCoder(Plan& plan, const Reader& reader, Architecture& out);
void prepareLille(Plan& plan, const Reader& reader);
void prepareBailingLinear(Plan& plan, const Reader& reader);
void finishBailingLinear(Plan& plan, const Reader& reader, Architecture& out);
void finishNgramEmbedding(Plan& plan, const Reader& reader, Architecture& out);
void prepareHyperClova(Plan& plan, const Reader& reader);
void finishTeleChat(Plan& plan, const Reader& reader, Architecture& out);
void finishDiffLlama(Plan& plan, const Reader& reader, Architecture& out);
void prepareNeoxJapanese(Plan& plan, const Reader& reader);
void finishNeoxJapanese(Plan& plan, const Reader& reader, Architecture& out);
void prepareModernBertDecoder(Plan& plan, const Reader& reader);
void finishModernBertDecoder(Plan& plan, const Reader& reader, Architecture& out);
void prepareCpmAnt(Plan& plan, const Reader& reader);
void finishCpmAnt(Plan& plan, const Reader& reader, Architecture& out);

/// NLLB-MoE: M2M-100 with experts in every so many layers.
[[nodiscard]] Architecture buildNllbMoe(const Family& family, const Reader& reader);
/// T5Gemma: a Gemma 2 encoder, and a Gemma 2 decoder with cross attention.
[[nodiscard]] Architecture buildT5Gemma(const Family& family, const Reader& reader);

} // namespace memladder::hf
