import { benefitNames, incomeTypeNames } from '#contract/benefits/benefits.text.ts'
import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { paysContributions } from '#domain/contributions/next-contribution.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { LedgerTotals } from '#domain/ledger-totals.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import { evolutionOf } from '#domain/statement/evolution.ts'
import type { Querier } from '../../database/client.ts'
import type { BenefitInForce } from '../../database/queries/benefits.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { investmentProfileQuotas } from '../../database/queries/statement.ts'
import { chosenContribution, contributionOf } from '../contributions/monthly-contribution.ts'
import { enteringOf, type SimulatedPerson } from '../simulation/own-inputs.ts'
import { lastBenefit, lastContribution, twelveMonthReturn } from '../statement/plan-figures.ts'
import { type Balance, readBalance } from '../statement/read-balance.ts'
import { compareWithIndexes } from './benchmark.ts'
import { benefitFigures } from './benefit-figures.ts'
import { instalmentsToDo } from './instalments-to-do.ts'
import { contributionDue, issuedAsNext, nextUnpaidMonth, openPayment } from './next-contribution.ts'
import { noticeToDo, paymentsToDo } from './payments-to-do.ts'
import { moreOfSponsor, projectedIncome, vestedPart } from './saver-figures.ts'
import { readSummaryFacts, type SummaryFacts } from './summary-facts.ts'
import {
  declarationsToDo,
  missingDeclarations,
  optionToDo,
  receivesBenefit,
  requestsToDo,
  reRegistrationToDo,
  windowToDo,
} from './to-do.ts'

/** Months of the chart: five years. */
const EVOLUTION_MONTHS = 60

/** Money that a person has in hand, by the types of the ledger; what else leaves is a fee or goes elsewhere. */
const PAID_OUT = ['income', 'cash-withdrawal', 'redemption'] as const

/** The plan at a glance on a day. Everything is computed from the ledger and the newest quotas; without one there is no balance. */
export async function summarisePlan(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<PlanSummaryOnWire> {
  const facts = await readSummaryFacts(database, row, today)
  const { link } = row
  const { rules, payments, suspensions, running, stretches, entries } = facts
  const month = nextUnpaidMonth(payments, today, rules.contributions)
  const [chosen, balance, waiting, instalments, evolution] = await Promise.all([
    chosenContribution(database, link.id, rules.contributions, { month, today }),
    readBalance(database, link.profileId, entries, today),
    paymentsToDo(database, row, payments, rules, today),
    instalmentsToDo(database, row, today),
    readEvolution(database, row, facts, today),
  ])
  const isPaying = paysContributions(link)
  const isSuspended = suspensionIn(suspensions, month) !== null
  const monthly = contributionOf(chosen, link.category, rules.contributions)
  const issued = openPayment(payments, today)
  const due = { month, own: isPaying ? monthly.own : 0 }
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
    rentabilidade12Meses: twelveMonthReturn(stretches),
    comparacao12Meses: compareWithIndexes(stretches, facts.indexes),
    ultimaContribuicao: lastContribution(facts.contributions, payments),
    proximaContribuicao: issued
      ? issuedAsNext(issued)
      : contributionDue(due, suspensions, rules.contributions),
    ultimoBeneficio: lastBenefit(facts.incomes, facts.slip),
    concessao: facts.granted && grantingOf(facts.granted),
    requisicoesAbertas: running.filter(({ status }) => OPEN_STATUSES.some((open) => open === status)).length,
    contrapartida:
      isPaying && !isSuspended && link.situation === Situation.active ? moreOfSponsor(chosen, rules) : null,
    ...figuresOfBalance(row, facts, balance, {
      today,
      entering: isPaying && !isSuspended ? enteringOf(monthly) : NOTHING_ENTERS,
    }),
    evolucao: balance.quota ? evolution : [],
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

const NOTHING_ENTERS = { own: 0, employer: 0 }

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
  { totals, quota, positions }: Balance,
  { today, entering }: { today: IsoDate; entering: SimulatedPerson['entering'] },
): Worth {
  const { link } = row
  const { total, participant, sponsor, ported } = totals
  // Who waits for the first payment chose what becomes of the balance.
  const isPaid = receivesBenefit(row) || link.situation === Situation.inGranting
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
    projecao:
      isPaid || !quota
        ? null
        : projectedIncome(
            row,
            { balance: total.balance, employerBalance: sponsor.balance, entering },
            rules,
            today,
          ),
  }
}

function paidOutOf({ byType }: LedgerTotals): number {
  return sumReais(PAID_OUT.map((type) => -byType[type]))
}

/** Contributed and balance at the newest quotas, in whatever profiles the money was. */
async function readEvolution(
  database: Querier,
  { link }: LinkRow,
  { entries, movements }: SummaryFacts,
  today: IsoDate,
): Promise<PlanSummaryOnWire['evolucao']> {
  const profileIds = new Set([link.profileId, ...entries.map(({ profileId }) => profileId)])
  const quotas = await investmentProfileQuotas(database, [...profileIds], {
    since: movements[0]?.date ?? today,
    until: today,
  })
  return evolutionOf(movements, quotas)
    .slice(-EVOLUTION_MONTHS)
    .map(({ month, contributed, balance }) => ({
      competencia: month,
      contribuido: contributed,
      saldo: balance,
    }))
}
