import { applyExtraPayment, type ExtraPaymentResult } from '#domain/loans/extra-payment.ts'
import type { RunningLoan } from '#domain/loans/running-loan.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { extraPaymentRefusals, extraPaymentSentence } from './extra-payments.text.ts'
import type { ExtraPaymentFacts, ExtraPaymentValues } from './extra-payments.ts'
import { extraPaymentEffectWords, loanCollectionWords } from './wire-words.ts'

/** An extra payment under the contract that runs: what it does, or every complaint. */
export function checkExtraPayment(
  { valor, em, efeito }: ExtraPaymentValues,
  facts: ExtraPaymentFacts,
): Outcome<ExtraPaymentResult, Complaint> {
  if (!facts.dias.includes(em))
    return { ok: false, problems: [{ field: 'em', sentence: extraPaymentRefusals.otherDay }] }
  const { taxaMensal: monthlyPercent, sistema: system, atraso: overdue, minimo: smallestBoleto } = facts
  const outcome = applyExtraPayment(
    { amount: valor, effect: extraPaymentEffectWords.fromWire(efeito), paidOn: em },
    { loan: loanOf(facts), conditions: { monthlyPercent, system }, index: null },
    // A late one is refused, whatever it costs by then: no index is asked for.
    { overdue, smallestBoleto, correction: [] },
  )
  if (outcome.ok) return outcome
  return {
    ok: false,
    problems: outcome.problems.map((problem) => ({
      field: problem.code === 'instalments-late' ? 'em' : 'valor',
      sentence: extraPaymentSentence(problem, em),
    })),
  }
}

function loanOf({ liberadoEm, cobranca, parcelas, pagamentos, cobradas }: ExtraPaymentFacts): RunningLoan {
  return {
    releasedOn: liberadoEm,
    collection: loanCollectionWords.fromWire(cobranca),
    endedOn: null,
    instalments: parcelas.map(({ numero, vencimento, correcao, juros, amortizacao, valor, saldo }) => ({
      number: numero,
      dueDate: vencimento,
      correction: correcao,
      interest: juros,
      amortisation: amortizacao,
      amount: valor,
      balance: saldo,
      index: null,
    })),
    payments: pagamentos.map(({ numero, pagoEm, valor }) => ({
      number: numero,
      paidOn: pagoEm,
      amount: valor,
    })),
    billed: cobradas.map(({ numero, vencimento, como }) => ({
      number: numero,
      dueDate: vencimento,
      way: loanCollectionWords.fromWire(como),
    })),
  }
}
