import { benefitNames, incomeTypeNames } from '#contract/benefits/benefits.text.ts'
import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import { addToCompetence, type IsoDate } from '#domain/calendar.ts'
import { resumedEarly, suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { LedgerTotals } from '#domain/ledger-totals.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import type { BenefitInForce } from '../../database/queries/benefits.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { lastBenefit, lastContribution } from '../statement/plan-figures.ts'
import { benefitFigures } from './benefit-figures.ts'
import { instalmentsToDo } from './instalments-to-do.ts'
import { contributionDue, issuedAsNext, openPayment } from './next-contribution.ts'
import { noticeToDo, paymentsToDo } from './payments-to-do.ts'
import { moreOfSponsor, projectedIncome, vestedPart } from './saver-figures.ts'
import { readSavings, type Savings } from './savings.ts'
import { readSummaryFacts, type SummaryFacts } from './summary-facts.ts'
import {
  declarationsToDo,
  livesOnIt,
  missingDeclarations,
  optionToDo,
  requestsToDo,
  reRegistrationToDo,
  windowToDo,
} from './to-do.ts'

/** Money that a person has in hand, by the types of the ledger; what else leaves is a fee or goes elsewhere. */
const PAID_OUT = ['income', 'cash-withdrawal', 'redemption'] as const

/** The plan at a glance on a day. Everything is computed from the ledger and the newest quotas; without one there is no balance. */
export async function summarisePlan(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<PlanSummaryOnWire> {
  const facts = await readSummaryFacts(database, row, today)
  const { rules, payments, suspensions, running } = facts
  const [savings, waiting, instalments] = await Promise.all([
    readSavings(database, row, facts, today),
    paymentsToDo(database, row, payments, rules, today),
    instalmentsToDo(database, row, today),
  ])
  const { month, chosen, monthly, isPaying } = savings
  const suspended = suspensionIn(suspensions, month)
  const issued = openPayment(payments, today)
  return {
    pendencias: [
      ...noticeToDo(row, facts.awaited, rules),
      ...waiting.late,
      ...instalments.late,
      ...reRegistrationToDo(row, facts.duties, today),
      ...requestsToDo(running),
      ...optionToDo(facts.optionUntil, today),
      ...(facts.duties.onboardingOpen ? [{ tipo: 'primeiro-acesso' } as const] : []),
      ...declarationsToDo(facts.declarations, rules.declarationWarningDays, today),
      ...waiting.open,
      ...instalments.open,
      ...missingDeclarations(row, facts.declarations, rules),
      ...windowToDo(row, running, rules, today),
    ],
    ultimaContribuicao: lastContribution(facts.contributions, payments),
    proximaContribuicao: issued
      ? issuedAsNext(issued)
      : contributionDue({ month, own: isPaying ? monthly.own : 0 }, suspensions, rules.contributions),
    ultimoBeneficio: lastBenefit(facts.incomes, facts.slip),
    concessao: facts.granted && grantingOf(facts.granted),
    requisicoesAbertas: running.filter(({ status }) => OPEN_STATUSES.some((open) => open === status)).length,
    contrapartida:
      isPaying && !suspended && row.link.situation === Situation.active ? moreOfSponsor(chosen, rules) : null,
    suspensao: suspended && {
      ate: suspended.to,
      voltaEm: addToCompetence(suspended.to, 1),
      valor: monthly.own,
      encerravel: resumedEarly(suspended, today, rules.suspension) !== null,
    },
    saida: facts.optionUntil === null ? null : { presumida: facts.presumed },
    outrosPlanos: facts.others,
    ...figuresOfBalance(row, facts, savings, today),
  }
}

/** A granted benefit until its first payment. */
function grantingOf({
  kind,
  income,
  firstPaymentOn,
  cashPercent,
}: BenefitInForce): NonNullable<PlanSummaryOnWire['concessao']> {
  return {
    beneficio: benefitNames[kind],
    forma: incomeTypeNames[income.incomeType],
    primeiroPagamento: firstPaymentOn,
    percentualSaque: cashPercent,
  }
}

type Worth = Pick<
  PlanSummaryOnWire,
  | 'saldo'
  | 'totalContribuido'
  | 'jaPago'
  | 'outrasSaidas'
  | 'rendimento'
  | 'beneficio'
  | 'parteAdquirida'
  | 'projecao'
>

/** Figures of the balance, for savers and for those who are paid from it; without a quota nothing is worth anything yet. */
function figuresOfBalance(
  row: LinkRow,
  { rules, next }: SummaryFacts,
  savings: Savings,
  today: IsoDate,
): Worth {
  const { link } = row
  const { totals, quota, positions } = savings.balance
  const { total, participant, sponsor, ported } = totals
  const isPaid = livesOnIt(row)
  const quotas = toDecimal(positions.find(({ profileId }) => profileId === link.profileId)?.quotas ?? 0)
  const paidOut = paidOutOf(totals)
  return {
    saldo: quota && {
      total: total.balance,
      participante: participant.balance,
      patrocinadora: sponsor.balance,
      portado: ported.balance,
      cotas: quotas.toNumber(),
      valorCota: Number(quota.value),
      dataCota: quota.date,
      perfil: row.profile,
    },
    totalContribuido: total.contributed,
    jaPago: paidOut,
    outrasSaidas: sumReais([total.withdrawn, -paidOut]),
    rendimento: quota && total.return,
    beneficio: isPaid || next ? benefitFigures(next, quota && total.balance, rules) : null,
    parteAdquirida: isPaid || !quota ? null : vestedPart(row, sponsor.balance, rules, today),
    projecao: projectedIncome(row, savings, rules, today),
  }
}

function paidOutOf({ byType }: LedgerTotals): number {
  return sumReais(PAID_OUT.map((type) => -byType[type]))
}
