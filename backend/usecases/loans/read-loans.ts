import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { instalmentStateWords, loanCollectionWords, loanEndWords } from '#contract/loans/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { LoanMeans } from '#domain/loans/loan-means.ts'
import type { InstalmentStanding } from '#domain/loans/loan-standing.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import { contractsOfLink } from '../../database/queries/loan-contracts.ts'
import { endedLoans } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { openRequestOnWire } from '../request-engine/open-request-wire.ts'
import { contractedCost } from './contracted-cost.ts'
import { creditAccount } from './credit-account.ts'
import { type RunningContract, readLoanFacts } from './loan-facts.ts'
import { listLoanBills } from './read-loan-bills.ts'

/** Offer of a loan to a link on a day, with its running contract and those before it. */
export async function readLoans(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<LoanSituationOnWire> {
  const { rules, contributions, means, way, running } = await readLoanFacts(database, row, today)
  const open = await openRequest(database, row.link.id, requestKindId('emprestimos'))
  const contracts = await contractsOfLink(database, row.link.id)
  const kept = contracts.find(({ requestId }) => requestId === running?.loan.requestId)
  return {
    hoje: today,
    regras: termsOnWire(rules),
    categoria: row.link.category,
    situacao: row.link.situation,
    nascimento: row.person.birthDate,
    contribuicoes: contributions,
    meios: means && meansOnWire(means),
    cobranca: way && loanCollectionWords.toWire(way),
    conta: (await creditAccount(database, row.person.id))?.hidden ?? null,
    vigente:
      running &&
      contractOnWire(running, {
        contractId: kept?.requestId ?? null,
        cost: await contractedCost(database, running.loan),
      }),
    anteriores: (await endedLoans(database, row.link.id)).map(
      ({ id, amount, months, releasedOn, endedOn, endedBy }) => ({
        id,
        valor: amount,
        parcelas: months,
        liberadoEm: releasedOn,
        encerradoEm: endedOn,
        fim: loanEndWords.toWire(endedBy),
      }),
    ),
    boletos: (await listLoanBills(database, row, today)).filter(
      ({ linhaFormatada }) => linhaFormatada !== null,
    ),
    requisicaoAberta: open && openRequestOnWire(open),
  }
}

function termsOnWire(
  rules: Awaited<ReturnType<typeof readLoanFacts>>['rules'],
): LoanSituationOnWire['regras'] {
  const { iof, monthlyPercent } = rules
  return {
    ...rules,
    categories: [...rules.categories],
    systems: [...rules.systems],
    // No plan lends without a fixed rate: the schema of the rule asks for it.
    monthlyPercent: { fixed: monthlyPercent.fixed ?? '0', indexed: null },
    iof: {
      additionalPercent: String(iof.additionalPercent),
      dailyPercent: String(iof.dailyPercent),
      maximumDays: iof.maximumDays,
      ceilingPercent: String(iof.ceilingPercent),
    },
  }
}

function meansOnWire(means: LoanMeans): NonNullable<LoanSituationOnWire['meios']> {
  if (means.kind === 'benefit') return { tipo: 'beneficio', beneficio: toDecimal(means.benefit).toNumber() }
  return {
    tipo: 'salario',
    disponivel: toDecimal(means.available).toNumber(),
    resgateLiquido: toDecimal(means.netRedemption).toNumber(),
  }
}

function contractOnWire(
  { loan, standing, settlement }: RunningContract,
  { contractId, cost }: { contractId: number | null; cost: number | null },
): NonNullable<LoanSituationOnWire['vigente']> {
  const { next } = standing
  const { late, inTime } = Object.groupBy(settlement.due, ({ state }) =>
    state === 'late' ? 'late' : 'inTime',
  )
  const stands = new Map(standing.instalments.map((instalment) => [instalment.number, instalment]))
  return {
    id: loan.id,
    idRequisicao: contractId,
    valor: loan.amount,
    iof: loan.iof,
    taxaQuitacao: loan.coverFee,
    quitou: loan.settles,
    liquido: loan.credit,
    sistema: loan.system,
    taxaMensal: loan.monthlyPercent,
    cet: cost,
    parcelas: loan.instalments.length,
    liberadoEm: loan.releasedOn,
    cobranca: loanCollectionWords.toWire(loan.collection),
    pagas: standing.paidCount,
    percentualPago: standing.paidPercent,
    emAtraso: standing.state === 'late',
    saldo: standing.balance,
    proxima: next && { numero: next.number, vencimento: next.dueDate, valor: next.rest },
    quitacao: {
      em: settlement.on,
      total: settlement.total,
      vencidas: owedOf(late),
      noMes: owedOf(inTime),
      saldo: settlement.balance,
      juros: settlement.accrued,
      economia: settlement.saved,
    },
    cronograma: loan.instalments.map(({ number, dueDate, amount, interest, amortisation, balance }) => ({
      numero: number,
      vencimento: dueDate,
      valor: amount,
      juros: interest,
      amortizacao: amortisation,
      saldo: balance,
      ...standingOnWire(stands.get(number)),
    })),
  }
}

function owedOf(instalments: readonly InstalmentStanding[] = []): number {
  return sumReais(instalments.map(({ owed }) => owed?.total ?? 0))
}

function standingOnWire(standing: InstalmentStanding | undefined) {
  return {
    situacao: instalmentStateWords.toWire(standing?.state ?? 'open'),
    pagaEm: standing?.paidOn ?? null,
  }
}
