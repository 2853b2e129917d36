import {
  checkRedemptionTerms,
  type RedemptionRules,
  type RedemptionTerms,
} from '#domain/exits/redemption-terms.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { redemptionSentences as sentences, tooManyDays, tooManyInstalments } from './redemption.text.ts'
import type { RedemptionOnWire, RedemptionValues } from './redemption.ts'

/** Facts by which a redemption is validated: the plan's terms, the net sum after tax and the debt, reais, and whether a regime was chosen. */
export type RedemptionFacts = RedemptionRules & { net: number; debt: number; isRegimeDecided: boolean }

/** Reais; of less, some instalments would come to nothing. */
const LEAST_INSTALMENT = 1

/** How somebody wants to be paid: the terms of it, or every complaint. */
export function checkRedemptionValues(
  { forma, parcelas, dias, regime, ciente }: RedemptionValues,
  facts: RedemptionFacts,
): Outcome<RedemptionTerms, Complaint> {
  const problems: Complaint[] = []
  const { maximumInstalments, maximumDeferralDays, net, debt, isRegimeDecided } = facts
  if (forma === 'parcelada' && parcelas === null)
    problems.push({ field: 'parcelas', sentence: sentences.noInstalments })
  else if (forma === 'parcelada' && parcelas === 1)
    problems.push({ field: 'parcelas', sentence: tooManyInstalments(maximumInstalments) })
  if (forma === 'adiada' && (dias === null || dias === 0))
    problems.push({ field: 'dias', sentence: sentences.noDays })
  const terms = {
    instalments: forma === 'parcelada' ? (parcelas ?? 1) : 1,
    deferralDays: forma === 'adiada' ? (dias ?? 0) : 0,
  }
  const outcome = checkRedemptionTerms(terms, facts)
  if (!outcome.ok)
    for (const { field } of outcome.problems)
      problems.push(
        field === 'instalments'
          ? { field: 'parcelas', sentence: tooManyInstalments(maximumInstalments) }
          : { field: 'dias', sentence: tooManyDays(maximumDeferralDays) },
      )
  else if (terms.instalments > 1 && net / terms.instalments < LEAST_INSTALMENT)
    problems.push({ field: 'parcelas', sentence: sentences.tooLittle })
  else if (debt > net / terms.instalments)
    problems.push({ field: 'parcelas', sentence: sentences.owesMoreThanFirst })
  if (!isRegimeDecided && regime !== 'progressivo')
    problems.push({
      field: 'regime',
      sentence: regime === null ? sentences.noRegime : sentences.unsignedRegressive,
    })
  if (!ciente) problems.push({ field: 'ciente', sentence: sentences.unread })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: terms }
}

/** The reading call's answer, in the shape of the rule. */
export function redemptionFacts(situation: RedemptionOnWire): RedemptionFacts {
  const { maximoParcelas, maximoDias, emprestimo, regime } = situation
  return {
    maximumInstalments: maximoParcelas,
    maximumDeferralDays: maximoDias,
    net: ownTax(situation).liquido,
    debt: emprestimo,
    isRegimeDecided: regime !== null,
  }
}

/** Tax of the regime that the person chose; of the progressive one until they choose. */
export function ownTax({
  regime,
  progressivo,
  regressivo,
}: Pick<RedemptionOnWire, 'regime' | 'progressivo' | 'regressivo'>) {
  return regime === 'regressivo' ? regressivo : progressivo
}

/**
 * Why no redemption can be asked for whatever is filled in, in the order in which it can be mended; null when one can. `regime`: the one that
 * was chosen, or that is asked for where the progressive one holds without an option (Law 11.053/2004, art. 1, with Law 14.803/2024).
 */
export function redemptionRefusal({
  bruto,
  regime,
  conta,
  emprestimo,
  progressivo,
  regressivo,
}: Pick<RedemptionOnWire, 'bruto' | 'regime' | 'emprestimo' | 'progressivo' | 'regressivo'> & {
  conta: unknown
}): 'nothing' | 'noRegime' | 'noAccount' | 'owesMore' | null {
  if (bruto <= 0) return 'nothing'
  if (regime === null) return 'noRegime'
  if (conta === null) return 'noAccount'
  return emprestimo > ownTax({ regime, progressivo, regressivo }).liquido ? 'owesMore' : null
}

/** Data of a request whose terms are allowed. */
export function redemptionDataOf(
  { instalments, deferralDays }: RedemptionTerms,
  situation: Pick<
    RedemptionOnWire,
    'parcial' | 'bruto' | 'perde' | 'emprestimo' | 'regime' | 'progressivo' | 'regressivo'
  >,
) {
  const { parcial, bruto, perde, emprestimo, regime } = situation
  const { imposto, liquido } = ownTax(situation)
  return {
    tipo: parcial ? 'Parcial' : 'Total',
    parcelas: instalments,
    adiamentoDias: deferralDays > 0 ? deferralDays : null,
    bruto,
    imposto,
    emprestimo,
    liquido: sumReais([liquido, -emprestimo]),
    perde,
    regime,
  }
}
