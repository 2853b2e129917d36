import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { gerarArquivoDebitos, retornarDebitos } from '#contract/payment-clearings/debit-files.ts'
import {
  deductionsReceived,
  prepararRepasseEmprestimo,
  retornarDescontosDoMes,
  retornarDescontosEmprestimo,
} from '#contract/payment-clearings/loan-deductions.ts'
import {
  confirmarBaixa,
  descartarBaixa,
  manualClearing,
  prepararBaixaManual,
  procurarContribuicoesAPagar,
  retornarBaixa,
  retornarBaixas,
} from '#contract/payment-clearings/payment-clearings.ts'
import { clearingReference, clearingsPage, monthOfPlan, payableKeyword } from './payment-clearings.schema.ts'

/** A page of clearings, those that wait first. */
export const clearings = attendantQuery
  .validator(clearingsPage)
  .handler(({ data, context }) => context.api.call(retornarBaixas, { query: data }))

/** One with its lines. @throws PortalProblem `not-found` */
export const clearing = attendantQuery
  .validator(clearingReference)
  .handler(({ data, context }) => context.api.call(retornarBaixa, { params: data }))

/** Contributions that wait for their money. It reads, and is a command all the same: a name would stand in the address. */
export const searchPayable = attendantCommand
  .validator(payableKeyword)
  .handler(({ data, context }) => context.api.call(procurarContribuicoesAPagar, { query: data }))

/** Prepares one by hand. @throws PortalProblem `invalid` with the fields */
export const prepareClearing = attendantCommand
  .validator(manualClearing)
  .handler(({ data, context }) => context.api.call(prepararBaixaManual, { body: data }))

/** Confirms what another attendant prepared. @throws PortalProblem `conflict` when it was decided, or is not what was seen any more */
export const confirmClearing = attendantCommand
  .validator(confirmarBaixa.body)
  .handler(({ data, context }) => context.api.call(confirmarBaixa, { body: data }))

/** Puts one away that waits. */
export const discardClearing = attendantCommand
  .validator(descartarBaixa.body)
  .handler(({ data, context }) => context.api.call(descartarBaixa, { body: data }))

/** Instalments of loans that sponsors deduct, by plan and month. */
export const deductions = attendantQuery.handler(({ context }) =>
  context.api.call(retornarDescontosEmprestimo, {}),
)

/** One month of a plan, with what is still to be handed on. @throws PortalProblem `not-found` */
export const deductionsOfMonth = attendantQuery
  .validator(monthOfPlan)
  .handler(({ data, context }) => context.api.call(retornarDescontosDoMes, { params: data }))

/** Prepares what a sponsor handed on. @throws PortalProblem `invalid` with the fields, `conflict` when one waits already */
export const prepareDeductions = attendantCommand
  .validator(deductionsReceived)
  .handler(({ data, context }) => context.api.call(prepararRepasseEmprestimo, { body: data }))

/** Debits that the bank is to be asked for, and the files that asked. */
export const debits = attendantQuery.handler(({ context }) => context.api.call(retornarDebitos, {}))

/** Writes the next file of debits. @throws PortalProblem `conflict` when others wait than were seen */
export const writeDebitFile = attendantCommand
  .validator(gerarArquivoDebitos.body)
  .handler(({ data, context }) => context.api.call(gerarArquivoDebitos, { body: data }))
