import { desc, eq } from 'drizzle-orm'
import { loanContractClauses } from '#contract/loans/loan-contract.text.ts'
import type { LoanContractContent } from '#contract/loans/loan-contract-content.ts'
import { loanCollectionWords } from '#contract/loans/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import type { CollectionWay } from '#domain/loans/collection.ts'
import { effectiveCostPercent } from '#domain/loans/effective-cost.ts'
import type { Instalment } from '#domain/loans/instalment.ts'
import type { LoanSystem } from '#domain/loans/regular-instalment.ts'
import type { Querier } from '../../database/client.ts'
import { readEntity } from '../../database/queries/entity.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { loans } from '../../rules/service-kinds.ts'
import { CORRECTION_INDEX } from '../collection/contribution-payments/payment-wire.ts'

/** Figures of a contract. Reais; the rate in points a month, decimal text. */
export type ContractTerms = {
  amount: number
  iof: number
  coverFee: number
  settles: number
  credit: number
  system: LoanSystem
  monthlyPercent: string
  months: number
  releasedOn: IsoDate
  collection: CollectionWay
  instalments: readonly Instalment[]
  /** Bank, agency and account of the credit; null where none is on record. */
  account: string | null
  /** The contract that it settles; null for none. */
  renewed: { amount: number; releasedOn: IsoDate } | null
}

/** Content of a loan's contract, by the rules of the day of its release. */
export async function drawUpContract(
  database: Querier,
  row: LinkRow,
  requestId: number,
  terms: ContractTerms,
): Promise<LoanContractContent> {
  const { overdue, coversArrears } = await ruleOn(database, loans, row.plan, terms.releasedOn)
  const entity = await readEntity(database)
  const { amount, settles, credit, releasedOn, instalments, renewed } = terms
  const settled = renewed && settles > 0 ? { ...renewed, settles } : null
  const told = {
    valor: amount,
    parcelas: terms.months,
    sistema: terms.system,
    taxaMensal: terms.monthlyPercent,
    cobranca: loanCollectionWords.toWire(terms.collection),
  }
  return {
    formato: 1,
    entidade: { nome: entity.name, cnpj: formatCnpj(entity.cnpj) },
    plano: row.plan.name,
    nome: row.person.name,
    matricula: row.link.enrolment,
    ...told,
    liberadoEm: releasedOn,
    iof: terms.iof,
    taxaQuitacao: terms.coverFee,
    quita: settled && { valor: settled.amount, liberadoEm: settled.releasedOn, total: settled.settles },
    liquido: credit,
    cet: effectiveCostPercent({ credit, settles, releasedOn, instalments }),
    conta: terms.account,
    cronograma: instalments.map(({ number, dueDate, interest, amortisation, amount: value, balance }) => ({
      numero: number,
      vencimento: dueDate,
      juros: interest,
      amortizacao: amortisation,
      valor: value,
      saldo: balance,
    })),
    clausulas: loanContractClauses({
      ...told,
      diaVencimento: Number(instalments[0]?.dueDate.slice(8) ?? 0),
      quita: settled && { liberadoEm: settled.releasedOn, total: settled.settles },
      atraso: { multa: overdue.finePercent, juros: overdue.monthlyInterestPercent, indice: CORRECTION_INDEX },
      cobreAtrasadas: coversArrears,
    }),
    aceite: await acceptanceOf(database, requestId),
  }
}

async function acceptanceOf(database: Querier, requestId: number): Promise<LoanContractContent['aceite']> {
  const [sent] = await database
    .select({
      protocolo: requests.protocol,
      em: requestPayloads.createdAt,
      codigo: requestPayloads.verificationCode,
    })
    .from(requestPayloads)
    .innerJoin(requests, eq(requests.id, requestPayloads.requestId))
    .where(eq(requestPayloads.requestId, requestId))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  if (!sent) throw new Error(`request ${requestId} has no data`)
  return { ...sent, em: sent.em.toISOString() }
}
