import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call-types.ts'
import { importRefusals, obstacleSentence, problemSentence } from '#contract/imports/imports.text.ts'
import type {
  ImportDetail,
  ImportItem,
  ImportRow,
  retornarImportacoes,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import {
  importFailureWords,
  importStateWords,
  rowOutcomeWords,
  rowResultWords,
} from '#contract/imports/wire-words.ts'
import { isValidCpf, maskCpf } from '#domain/cpf.ts'
import { importCode, isWarning } from '#domain/imports/import-problem.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { OWN_GROUPS, type OwnGroup } from '#domain/imports/own-data.ts'
import type { Querier } from '../../database/client.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import { notFound } from '../../problem.ts'
import { accountRows } from './account-rows.ts'
import type { StoredRow } from './apply-import.ts'
import { keptThrough } from './end-import.ts'
import type { ImportRecord } from './import-job.ts'
import { rowTotals } from './row-totals.ts'
import type { WhichImport } from './start-import.ts'

/** Imports, and rows of one, on a page. */
const PAGE = 10
const ROWS_OF_A_PAGE = 25

/** A page of a kind's imports, the newest first. */
export async function listImports(
  database: Querier,
  { kind, page }: { kind: ImportKindId; page: number },
): Promise<CallAnswer<typeof retornarImportacoes>> {
  const ofKind = eq(imports.kind, kind)
  const [all] = await database.select({ total: count() }).from(imports).where(ofKind)
  const rows = await database
    .select()
    .from(imports)
    .where(ofKind)
    .orderBy(desc(imports.id))
    .offset(page * PAGE)
    .limit(PAGE)
  const names = await namesOf(database, rows)
  const total = all?.total ?? 0
  return {
    importacoes: rows.map((row) => itemOnWire(row, names)),
    totalPage: Math.ceil(total / PAGE),
    totalItems: total,
  }
}

/** One import. @throws 404 */
export async function readImport(database: Querier, which: WhichImport): Promise<ImportDetail> {
  const record = await importRecord(database, which)
  const { results, refusals } = await rowTotals(database, record)
  const { applied, stale, undone, kept } = results
  const names = await namesOf(database, [record])
  return {
    ...itemOnWire(record, names),
    cabecalho: record.header,
    amostra: record.sample,
    colunas: record.mapping,
    leitura: readingOnWire(record),
    proprias: await ownOnWire(database, record),
    // Asked once a second while a job is at work, and of no use then.
    contasTrocadas: record.state === 'checked' ? await accountRows(database, record.id) : 0,
    liberada: act(record.releasedBy, record.releasedAt, names),
    resultado: { aplicadas: applied, mudaram: stale, desfeitas: undone, mantidas: kept },
    recusas: refusals.map(({ code, rows }) => ({ codigo: code, linhas: rows })),
    linhasAte: keptThrough(record),
    impedimentos: record.obstacles.map(({ reason, rows, line }) => ({
      motivo: obstacleSentence(reason),
      linhas: rows,
      linha: line,
    })),
  }
}

function readingOnWire({ reading }: ImportRecord): ImportDetail['leitura'] {
  const { sheets, sheet, headerFrom, headerTo, opening } = reading
  return {
    planilhas: sheets.map(({ name, isHidden }) => ({ nome: name, oculta: isHidden })),
    planilha: sheet,
    cabecalho: { de: headerFrom, ate: headerTo },
    inicio: opening.map(({ line, text }) => ({ linha: line, texto: text })),
  }
}

/** How many rows take back what people changed by themselves, by what it is, and of how many somebody ticked that. */
async function ownOnWire(database: Querier, { id, state }: ImportRecord): Promise<ImportDetail['proprias']> {
  if (state !== 'checked') return []
  const { rows } = await database.execute<{ group: OwnGroup; rows: number; ticked: number }>(sql`
    select own.group, count(*)::int as rows, count(*) filter (where r.ticked ? own.group)::int as ticked
    from import_rows r, lateral (
      select distinct change #>> '{own,group}' as "group" from jsonb_array_elements(r.changes) change where change -> 'own' is not null
    ) own
    where r.import_id = ${id} and r.outcome <> 'refused' group by 1`)
  return OWN_GROUPS.flatMap((group) => {
    const found = rows.find((row) => row.group === group)
    return found ? [{ grupo: group, linhas: found.rows, trocadas: found.ticked }] : []
  })
}

/** The row of an import. @throws 404 */
export async function importRecord(database: Querier, { kind, id }: WhichImport): Promise<ImportRecord> {
  const [record] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
  if (!record) throw notFound(importRefusals.unknown)
  return record
}

type RowFilter = 'recusadas' | 'mudam' | 'avisos' | 'proprias' | 'deixadas'

/** A page of an import's rows, by their lines. @throws 404 */
export async function listImportRows(
  database: Querier,
  which: WhichImport,
  { filter, page }: { filter: RowFilter; page: number },
): Promise<CallAnswer<typeof retornarLinhasImportacao>> {
  const record = await importRecord(database, which)
  const wanted = and(eq(importRows.importId, record.id), conditionOf(filter))
  const [all] = await database.select({ total: count() }).from(importRows).where(wanted)
  const rows = await database
    .select()
    .from(importRows)
    .where(wanted)
    .orderBy(asc(importRows.line))
    .offset(page * ROWS_OF_A_PAGE)
    .limit(ROWS_OF_A_PAGE)
  const total = all?.total ?? 0
  return {
    linhas: rows.map(rowOnWire),
    totalPage: Math.ceil(total / ROWS_OF_A_PAGE),
    totalItems: total,
  }
}

function conditionOf(filter: RowFilter) {
  if (filter === 'recusadas') return eq(importRows.outcome, 'refused')
  if (filter === 'deixadas') return inArray(importRows.result, ['stale', 'kept'])
  if (filter === 'proprias') return eq(importRows.outcome, 'held')
  if (filter === 'mudam') return inArray(importRows.outcome, ['new', 'changed'])
  const taken = ne(importRows.outcome, 'refused')
  return and(taken, sql`${importRows.problems} <> '[]'::jsonb`)
}

function rowOnWire({ line, outcome, result, values, changes, problems, ticked }: StoredRow): ImportRow {
  const { nome, cpf } = values
  return {
    linha: line,
    resultado: rowOutcomeWords.toWire(outcome),
    feito: result && rowResultWords.toWire(result),
    nome: typeof nome === 'string' && nome !== '' ? nome : null,
    cpf: typeof cpf === 'string' && isValidCpf(cpf) ? maskCpf(cpf) : null,
    mudancas: changes
      .filter(({ column }) => column !== 'cpf')
      .map(({ column, before, after, own }) => ({
        coluna: column,
        antes: before,
        depois: after,
        propria: own ? { grupo: own.group, em: own.on, trocar: ticked.includes(own.group) } : null,
      })),
    problemas: problems.map((problem) => ({
      coluna: problem.column,
      codigo: importCode(problem.reason),
      motivo: problem.reason,
      texto: problemSentence(problem),
      aviso: isWarning(problem),
    })),
  }
}

type Names = ReadonlyMap<number, string>

async function namesOf(database: Querier, rows: readonly ImportRecord[]): Promise<Names> {
  const ids = rows.flatMap(({ sentBy, appliedBy, undoneBy, releasedBy }) =>
    [sentBy, appliedBy ?? [], undoneBy ?? [], releasedBy ?? []].flat(),
  )
  if (ids.length === 0) return new Map()
  const named = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]))
  return new Map(named.map(({ id, name }) => [id, name]))
}

const attendantOf = (id: number, names: Names) => ({ id, nome: names.get(id) ?? '' })

function act(id: number | null, at: Date | null, names: Names): ImportItem['aplicada'] {
  return id === null || at === null ? null : { por: attendantOf(id, names), em: at.toISOString() }
}

function itemOnWire(record: ImportRecord, names: Names): ImportItem {
  return {
    id: record.id,
    tipo: record.kind,
    arquivo: record.fileName,
    situacao: importStateWords.toWire(record.state),
    falha: record.failure && importFailureWords.toWire(record.failure),
    andamento: record.progress / 1000,
    enviada: { por: attendantOf(record.sentBy, names), em: record.sentAt.toISOString() },
    aplicada: act(record.appliedBy, record.appliedAt, names),
    desfeita: act(record.undoneBy, record.undoneAt, names),
    linhas: {
      novas: record.rowsNew,
      alteradas: record.rowsChanged,
      iguais: record.rowsUnchanged,
      proprias: record.rowsHeld,
      recusadas: record.rowsRefused,
      avisos: record.rowsWarned,
    },
  }
}
