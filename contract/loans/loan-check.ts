import {
  checkLoanRequest,
  type LoanFacts,
  type LoanRequestProblem,
} from '#domain/loans/check-loan-request.ts'
import type { IofRules } from '#domain/loans/iof.ts'
import type { LoanEligibilityProblem } from '#domain/loans/loan-eligibility.ts'
import type { LoanRules } from '#domain/loans/loan-rules.ts'
import type { SimulatedLoan } from '#domain/loans/simulate-loan.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { eligibilitySentence, loanRefusals, loanSentence } from './loans.text.ts'
import type { LoanSituationOnWire, LoanValues } from './loans.ts'

const paths = { amount: 'valor', months: 'parcelas', system: 'sistema', rate: 'valor' } as const

/** Facts by which a requested loan is validated, without the index that no loan follows yet. */
export type LoanCheckFacts = Omit<LoanFacts, 'index'>

/** A loan under the rules of the plan: what it comes to, or every complaint. With a running contract it is the one that settles it. */
export function checkLoanValues(
  { valor, parcelas, sistema, ciente }: LoanValues,
  facts: LoanCheckFacts,
  rules: LoanRules & { iof: IofRules },
): Outcome<SimulatedLoan, Complaint> {
  const renews = facts.applicant.running !== null
  const asked = { amount: valor, months: parcelas, system: sistema, rate: 'fixed' as const, renews }
  const outcome = checkLoanRequest(asked, { ...facts, index: { values: [], assumedPercent: 0 } }, rules)
  const unread = ciente ? [] : [{ field: 'ciente', sentence: loanRefusals.unread }]
  if (outcome.ok) return unread.length > 0 ? { ok: false, problems: unread } : outcome
  return { ok: false, problems: [...outcome.problems.map(complaintOf), ...unread] }
}

/** Why this person is lent nothing at all, whatever they ask for: no field of a form mends it. */
function isEligibilityProblem(problem: LoanRequestProblem): problem is LoanEligibilityProblem {
  return !('field' in problem) && problem.code !== 'month-missing'
}

function complaintOf(problem: LoanRequestProblem): Complaint {
  if (isEligibilityProblem(problem)) return { field: 'valor', sentence: eligibilitySentence(problem) }
  return { field: 'field' in problem ? paths[problem.field] : 'valor', sentence: loanSentence(problem) }
}

/** The facts of a check out of what the reading call answers; null where no pay or benefit is on record. The plan's limit is asked by the API alone. */
export function loanFactsOf({
  categoria,
  situacao,
  nascimento,
  hoje,
  contribuicoes,
  meios,
  vigente,
}: LoanSituationOnWire): LoanCheckFacts | null {
  if (meios === null) return null
  return {
    applicant: {
      category: categoria as LoanCheckFacts['applicant']['category'],
      situation: situacao as LoanCheckFacts['applicant']['situation'],
      birthDate: nascimento,
      today: hoje,
      contributions: contribuicoes,
      running: vigente && { paidPercent: vigente.percentualPago, isLate: vigente.emAtraso },
      portfolio: { lent: 0, planResources: 1 },
    },
    means:
      meios.tipo === 'beneficio'
        ? { kind: 'benefit', benefit: meios.beneficio }
        : { kind: 'pay', available: meios.disponivel, netRedemption: meios.resgateLiquido },
    settlement: vigente?.quitacao.total ?? 0,
  }
}

/** The rules of a check out of what the reading call answers. */
export function loanRulesOf({ regras }: LoanSituationOnWire): LoanRules & { iof: IofRules } {
  return { ...regras, categories: regras.categories as LoanRules['categories'] & number[] }
}
