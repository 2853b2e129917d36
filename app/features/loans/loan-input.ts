import { checkLoanValues, loanFactsOf, loanRulesOf } from '#contract/loans/loan-check.ts'
import { loanDataOf, loanSystemOf } from '#contract/loans/loan-data.ts'
import { eligibilitySentence, loanRefusals, noMeansSentence } from '#contract/loans/loans.text.ts'
import type { LoanData, LoanSituationOnWire, LoanValues } from '#contract/loans/loans.ts'
import { loanEligibility } from '#domain/loans/loan-eligibility.ts'
import { loanMargin, loanMaximum } from '#domain/loans/loan-means.ts'
import { longestTerm } from '#domain/loans/longest-term.ts'
import type { LoanSystem } from '#domain/loans/regular-instalment.ts'
import { type SimulatedLoan, simulateLoan } from '#domain/loans/simulate-loan.ts'

/** Why nothing is lent now, in sentences; empty when something may be. */
export function reasonsNotToLend(situation: LoanSituationOnWire): string[] {
  const facts = loanFactsOf(situation)
  if (situation.cobranca === null) return [loanRefusals.ended]
  if (facts === null) return [noMeansSentence(situation.categoria)]
  const renews = facts.applicant.running !== null
  const problems = loanEligibility(facts.applicant, { renews }, loanRulesOf(situation))
  return [...problems.map(eligibilitySentence), ...(situation.conta === null ? [loanRefusals.noAccount] : [])]
}

/** The check of the contract on what the page knows. */
export function checkLoanForm(values: LoanValues, situation: LoanSituationOnWire) {
  const facts = loanFactsOf(situation)
  if (facts === null)
    return {
      ok: false as const,
      problems: [{ field: 'valor', sentence: noMeansSentence(situation.categoria) }],
    }
  return checkLoanValues(values, facts, loanRulesOf(situation))
}

/** The loan under one amortization system, whether it is allowed or not; null while the form is incomplete. */
export function simulatedBy(
  system: LoanSystem,
  { valor, parcelas }: Pick<LoanValues, 'valor' | 'parcelas'>,
  situation: LoanSituationOnWire,
): SimulatedLoan | null {
  const { regras, hoje, vigente } = situation
  const { minimumMonths, maximumMonths } = regras
  const isFilled = valor !== null && valor > 0 && valor <= regras.maximumAmount && parcelas !== null
  if (!isFilled || !Number.isInteger(parcelas) || parcelas < minimumMonths || parcelas > maximumMonths)
    return null
  const asked = {
    amount: valor,
    months: parcelas,
    monthlyPercent: regras.monthlyPercent.fixed,
    system,
    releasedOn: hoje,
    settles: vigente?.quitacao.total ?? 0,
  }
  const outcome = simulateLoan(asked, null, regras)
  return outcome.ok ? outcome.result : null
}

/** The most that may be borrowed, the largest instalment, and what a renewal takes from it; null without pay or benefit. Reais. */
export function limitsOf(situation: LoanSituationOnWire) {
  const facts = loanFactsOf(situation)
  if (facts === null) return null
  const rules = loanRulesOf(situation)
  return { maximum: loanMaximum(facts.means, rules).amount, margin: loanMargin(facts.means, rules) }
}

/** A touch of the line of amounts, reais. */
const AMOUNT_STEP = 100

/** How far amount and term are dragged: up to what the plan lends this person, and for as long as their age allows. */
export function sliderRanges(situation: LoanSituationOnWire) {
  const { regras, nascimento, hoje } = situation
  const longest =
    nascimento === null ? regras.maximumMonths : longestTerm({ birthDate: nascimento, today: hoje }, regras)
  return {
    amount: {
      minValue: 0,
      maxValue: limitsOf(situation)?.maximum ?? regras.maximumAmount,
      step: AMOUNT_STEP,
    },
    months: { minValue: regras.minimumMonths, maxValue: Math.max(regras.minimumMonths, longest) },
  }
}

/** Every system that the plan offers with what the loan comes to by it; empty while the form is not filled in. */
export function simulatedSystems(
  values: Pick<LoanValues, 'valor' | 'parcelas'>,
  situation: LoanSituationOnWire,
) {
  return situation.regras.systems.flatMap((id) => {
    const loan = simulatedBy(id, values, situation)
    return loan ? [{ id, loan }] : []
  })
}
export type SystemsCompared = ReturnType<typeof simulatedSystems>

/** Refusals, each with what would fit, shown before the form is sent: the check's sentences, as if the conditions had been accepted. */
export function whatDoesNotFit(values: LoanValues, situation: LoanSituationOnWire): string[] {
  const outcome = checkLoanForm({ ...values, ciente: true }, situation)
  return outcome.ok ? [] : outcome.problems.map(({ sentence }) => sentence)
}

/** Request data as it would be stored if filed now; null while it cannot be. */
export function loanToCome(values: LoanValues, situation: LoanSituationOnWire): LoanData | null {
  const loan = simulatedBy(values.sistema, values, situation)
  if (loan === null) return null
  const { regras, cobranca } = situation
  return loanDataOf(values, loan, { monthlyPercent: regras.monthlyPercent.fixed, collection: cobranca })
}

/**
 * Values of the form for a returned request, or for a new one. Where the costs are financed the form asks for what is paid out, and the
 * request keeps the amount of the loan, its costs included: sent again as it came back, they would be financed twice.
 */
export function firstLoanValues({ regras }: LoanSituationOnWire, asked: LoanData | null): LoanValues {
  const isCredit = regras.costs === 'financed'
  return {
    valor: (isCredit ? asked?.liquido : null) ?? asked?.valor ?? null,
    parcelas: asked?.parcelas ?? null,
    sistema: asked && loanSystemOf(asked) === 'sac' ? 'sac' : (regras.systems[0] ?? 'price'),
    ciente: false,
  }
}
