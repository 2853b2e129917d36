import { and, desc, eq } from 'drizzle-orm'
import type { IssuedDocument } from '#contract/documents/documents.ts'
import type { IssuedKind } from '#contract/documents/issued-kinds.ts'
import { exitOptionOf } from '#contract/exits/option-forms.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { availableServices } from '#domain/plans/services/available-services.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { Querier } from '../../database/client.ts'
import { contractsOfLink } from '../../database/queries/loan-contracts.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { newestRegimeOption } from '../../database/queries/tax-regime-options.ts'
import { onboardings } from '../../database/schema/onboardings.ts'
import { paySlips } from '../../database/schema/pay-slips.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { serviceRulesOn } from '../../rules/service-rules.ts'
import { readExitClock } from '../exits/exit-statement/exit-clock.ts'
import { listReportYears } from '../payroll/income-reports/list-report-years.ts'
import { readLinkFacts } from '../plans/link-facts.ts'
import { listMinutes } from '../publications/minutes/read-minutes.ts'

/** Where the documents of one kind come from; `service`: what must be offered to the link, as by the call that draws them. */
type Source = {
  service?: ServiceSlug
  read(database: Querier, row: LinkRow, today: IsoDate): Promise<IssuedDocument[]>
}

const SOURCES: readonly Source[] = [
  { service: 'report-income', read: reports },
  { service: 'contracheque', read: slips },
  { service: 'extrato-contribuicao', read: async (_, __, today) => [issued('extrato', '', today)] },
  { read: exitStatementVersions },
  { read: loanContracts },
  { read: terms },
  { read: firstAccess },
  { read: receipts },
  { service: 'atas', read: minutes },
]

/** Every document of a link that can be had today, newest first: each as its own call draws it. */
export async function listIssuedDocuments(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<{ documentos: IssuedDocument[] }> {
  const offered = new Set(
    availableServices(
      await serviceRulesOn(database, row.plan, today),
      await readLinkFacts(database, row, today),
    ).map(({ slug }) => slug),
  )
  const open = SOURCES.filter(({ service }) => service === undefined || offered.has(service))
  const lists = await Promise.all(open.map(({ read }) => read(database, row, today)))
  return { documentos: lists.flat().toSorted((one, other) => other.data.localeCompare(one.data)) }
}

function issued(
  tipo: IssuedKind,
  referencia: string,
  data: IsoDate,
  told: { ano?: number; assunto?: string; protocolo?: string } = {},
): IssuedDocument {
  const { ano = Number(data.slice(0, 4)), assunto = null, protocolo = null } = told
  return { tipo, referencia, ano, data, assunto, protocolo }
}

/** The reports of closed years, each of its own year and there since the next one began. */
async function reports(database: Querier, row: LinkRow, today: IsoDate): Promise<IssuedDocument[]> {
  const { anos: years } = await listReportYears(database, row, today)
  return years
    .filter(({ fechado }) => fechado)
    .flatMap(({ ano, rendimentos, contribuicoes }) => {
      const since: IsoDate = `${ano + 1}-01-01`
      return [
        ...(rendimentos ? [issued('comprovante-rendimentos', String(ano), since, { ano })] : []),
        ...(contribuicoes ? [issued('demonstrativo-contribuicoes', String(ano), since, { ano })] : []),
      ]
    })
}

async function slips(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const rows = await database
    .select({ competence: paySlips.competence, paidOn: paySlips.paidOn })
    .from(paySlips)
    .where(eq(paySlips.linkId, link.id))
  return rows.map(({ competence, paidOn }) => issued('contracheque', competence, paidOn))
}

async function exitStatementVersions(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const clock = await readExitClock(database, link.id)
  return (clock?.statements ?? []).map(({ version, deliveredOn }) =>
    issued('extrato-desligamento', String(version), deliveredOn),
  )
}

async function loanContracts(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const kept = await contractsOfLink(database, link.id)
  return kept.map(({ requestId, releasedOn }) => issued('contrato-emprestimo', String(requestId), releasedOn))
}

async function terms(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const option = await newestRegimeOption(database, link.id)
  if (!option || option.term === null || option.requestId === null) return []
  return [issued('termo-regime', '', option.chosenOn)]
}

async function firstAccess(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const [row] = await database
    .select({ completedAt: onboardings.completedAt })
    .from(onboardings)
    .where(eq(onboardings.linkId, link.id))
  return row?.completedAt ? [issued('primeiro-acesso', '', saoPauloDateOf(row.completedAt))] : []
}

/** Receipts of requests, re-registrations and declarations among them, and the forms of the four options. */
async function receipts(database: Querier, { link }: LinkRow): Promise<IssuedDocument[]> {
  const rows = await database
    .select({
      id: requests.id,
      protocol: requests.protocol,
      filedAt: requests.filedAt,
      kindId: requestKinds.id,
      kind: requestKinds.name,
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .where(and(eq(requests.linkId, link.id), eq(requests.personId, link.personId)))
    .orderBy(desc(requests.filedAt))
  return rows.flatMap(({ id, protocol, filedAt, kindId, kind }) => {
    const told = { assunto: kind, protocolo: protocol }
    const receipt = issued('solicitacao', String(id), saoPauloDateOf(filedAt), told)
    return exitOptionOf(kindId) === null ? [receipt] : [{ ...receipt, tipo: 'termo-opcao' as const }, receipt]
  })
}

/** Minutes about the plan; those of the whole entity stand on their own page. */
async function minutes(database: Querier, row: LinkRow, today: IsoDate): Promise<IssuedDocument[]> {
  const published = await listMinutes(database, row, today)
  return published
    .filter(({ plano }) => plano !== null)
    .map(({ id, data, titulo }) => issued('ata', String(id), data, { assunto: titulo }))
}
