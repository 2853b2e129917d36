import type { ContributionChangeData } from '#contract/contribuicao.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import type { PaymentMethodCode, PaymentProblem } from '#domain/contributions/payment-methods.ts'
import { checkPayment, DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { checkVoluntaryContribution } from '#domain/contributions/voluntary-contribution.ts'
import type { Querier } from '../../database/client.ts'
import { type VoluntarySetting, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import { invalid } from '../../problem.ts'

/** A voluntary contribution as asked for, reais. Agency and account only count for direct debit. */
export type AskedVoluntary = {
  amount: number
  paymentMethod: PaymentMethodCode
  agency: string
  account: string
}

/** Checks a new voluntary contribution with the plan's rule: what a request keeps. @throws 422 with every field to correct. */
export async function checkVoluntary(
  database: Querier,
  { linkId, asked, today }: { linkId: number; asked: AskedVoluntary; today: IsoDate },
  parameters: ContributionParameters,
): Promise<ContributionChangeData> {
  const current = await voluntaryIn(database, linkId, competenceOf(today))
  const wanted = settingOf(asked)
  const problems = problemsOf(asked, wanted, current, parameters)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return {
    modalidade: 'voluntaria',
    valorContribuicao: wanted.amount,
    formaPagamento: wanted.paymentMethod,
    agencia: wanted.agency,
    conta: wanted.account,
    anterior: {
      valorContribuicao: current?.amount ?? 0,
      formaPagamento: current?.paymentMethod ?? PaymentMethod.boleto,
    },
    mesEfeito: effectiveMonth(today, parameters),
  }
}

function settingOf({ amount, paymentMethod, agency, account }: AskedVoluntary): VoluntarySetting {
  const isDebit = paymentMethod === PaymentMethod.debit
  return { amount, paymentMethod, agency: isDebit ? agency : null, account: isDebit ? account : null }
}

function problemsOf(
  asked: AskedVoluntary,
  wanted: VoluntarySetting,
  current: VoluntarySetting | null,
  parameters: ContributionParameters,
): Record<string, string> {
  const amount = checkVoluntaryContribution(asked.amount, parameters)
  const fields: Record<string, string> = {}
  if (!amount.ok) fields.valorContribuicao = `O valor mínimo é ${inReais(parameters.minimumVoluntary)}.`
  const { paymentMethod: method, agency, account } = asked
  for (const { field } of checkPayment({ method, agency, account, bank: DEBIT_BANK })) {
    const [path, sentence] = PAYMENT_FIELDS[field]
    fields[path] = sentence
  }
  if (Object.keys(fields).length === 0 && isSame(wanted, current)) {
    fields.valorContribuicao = 'Esta já é a sua contribuição atual. Mude o valor ou a forma de pagamento.'
  }
  return fields
}

const PAYMENT_FIELDS: Record<PaymentProblem['field'], readonly [path: string, sentence: string]> = {
  method: ['formaPagamento', 'Escolha boleto ou débito em conta.'],
  agency: ['agencia', 'Informe a agência, com 4 números.'],
  account: ['conta', 'Informe a conta, com 5 números, traço e 1 dígito.'],
  bank: ['banco', 'O débito em conta só aceita o banco 341 (Itaú).'],
}

function isSame(wanted: VoluntarySetting, current: VoluntarySetting | null): boolean {
  return (
    current !== null &&
    wanted.amount === current.amount &&
    wanted.paymentMethod === current.paymentMethod &&
    wanted.agency === current.agency &&
    wanted.account === current.account
  )
}

function inReais(amount: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount)
}
