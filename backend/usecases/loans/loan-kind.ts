import type * as v from 'valibot'
import { loanSystemOf } from '#contract/loans/loan-data.ts'
import { loanFields } from '#contract/loans/loans.text.ts'
import { type LoanData, loanData, pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import { linkReading } from '../plans/link-reading.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../request-engine/recheck.ts'
import { checkLoan } from './check-loan.ts'
import { loanContractStateOf } from './loan-contract-state.ts'
import { loanEffect } from './loan-sentences.ts'
import { readLoans } from './read-loans.ts'
import { releaseLoan } from './release-loan.ts'

type Input = v.InferOutput<(typeof pedirEmprestimo)['body']>

/** A loan, or one that settles the running contract. What it pays out is the plan's money, so no balance is touched. */
export const loan = defineRequestKind<Input, LoanData>({
  slug: 'emprestimos',
  call: pedirEmprestimo,
  situation: linkReading(retornarEmprestimos, readLoans),
  service: 'emprestimos',
  filedBy: 'participant',
  data: {
    schema: loanData,
    // Those that were imported know what was asked for alone.
    upgrades: [
      (stored) => ({
        parcela: null,
        totalPago: null,
        primeiroVencimento: null,
        iof: null,
        taxaQuitacao: null,
        quitaAnterior: null,
        liquido: null,
        cet: null,
        cobranca: null,
        ...stored,
      }),
    ],
  },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  paper: loanContractStateOf,
  correctionPath: '/services/emprestimos',
  correctable: () =>
    correctableFields({
      valor: loanFields.valor,
      parcelas: loanFields.parcelas,
      sistema: loanFields.sistema,
    }),
  check: checkLoan,
  // Nothing is filed without the conditions having been read; the rate is the one that was promised.
  recheck: async (context, data) =>
    problemsOf(
      await checkLoan(
        context,
        { valor: data.valor, parcelas: data.parcelas, sistema: loanSystemOf(data), ciente: true },
        data.taxaMensal,
      ),
    ),
  effect: (_, data) => loanEffect(data),
  settle: releaseLoan,
})
