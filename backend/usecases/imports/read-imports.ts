import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call-types.ts'
import { importRefusals, obstacleSentence, problemSentence } from '#contract/imports.text.ts'
import type {
  ImportDetail,
  ImportItem,
  ImportRow,
  importStates,
  retornarImportacoes,
  retornarLinhasImportacao,
} from '#contract/imports.ts'
import { maskCpf } from '#domain/cpf.ts'
import { importCode, isRefused, isWarning } from '#domain/imports/import-problem.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { Querier } from '../../database/client.ts'
import {
  type ImportFailure,
  type ImportState,
  importRows,
  imports,
  type RowResult,
} from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import { notFound } from '../../problem.ts'
import type { StoredRow } from './apply-import.ts'
import { keptThrough } from './end-import.ts'
import type { ImportRecord } from './import-job.ts'
import { rowTotals } from './row-totals.ts'
import type { WhichImport } from './start-import.ts'

/** Imports, and rows of one, on a page. */
const PAGE = 10
const ROWS_OF_A_PAGE = 25

const states: Readonly<Record<ImportState, (typeof importStates)[number]>> = {
  sent: 'enviada',
  checking: 'conferindo',
  checked: 'conferida',
  applying: 'aplicando',
  applied: 'aplicada',
  undoing: 'desfazendo',
  undone: 'desfeita',
  discarded: 'descartada',
}

const failures: Readonly<Record<ImportFailure, NonNullable<ImportItem['falha']>>> = {
  unreadable: 'ilegivel',
  'too-many-rows': 'linhas-demais',
  'no-rows': 'sem-linhas',
  unexpected: 'falha',
}

const results: Readonly<Record<RowResult, NonNullable<ImportRow['feito']>>> = {
  applied: 'aplicada',
  stale: 'mudou',
  undone: 'desfeita',
  kept: 'mantida',
}

const outcomes = { new: 'nova', changed: 'alterada', refused: 'recusada' } as const

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
  return {
    ...itemOnWire(record, await namesOf(database, [record])),
    cabecalho: record.header,
    amostra: record.sample,
    colunas: record.mapping,
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

/** The row of an import. @throws 404 */
export async function importRecord(database: Querier, { kind, id }: WhichImport): Promise<ImportRecord> {
  const [record] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
  if (!record) throw notFound(importRefusals.unknown)
  return record
}

type RowFilter = 'recusadas' | 'mudam' | 'avisos' | 'deixadas'

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
  const taken = inArray(importRows.outcome, ['new', 'changed'])
  return filter === 'mudam' ? taken : and(taken, sql`${importRows.problems} <> '[]'::jsonb`)
}

function rowOnWire({ line, outcome, result, values, changes, problems }: StoredRow): ImportRow {
  const { nome, cpf } = values
  return {
    linha: line,
    resultado: outcomes[outcome],
    feito: result && results[result],
    nome: typeof nome === 'string' && nome !== '' ? nome : null,
    cpf:
      typeof cpf === 'string' && !isRefused(problems.filter(({ reason }) => reason === 'cpf'))
        ? maskCpf(cpf)
        : null,
    mudancas: changes
      .filter(({ column }) => column !== 'cpf')
      .map(({ column, before, after }) => ({ coluna: column, antes: before, depois: after })),
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
  const ids = rows.flatMap(({ sentBy, appliedBy, undoneBy }) =>
    [sentBy, appliedBy ?? [], undoneBy ?? []].flat(),
  )
  if (ids.length === 0) return new Map()
  const named = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]))
  return new Map(named.map(({ id, name }) => [id, name]))
}

function itemOnWire(record: ImportRecord, names: Names): ImportItem {
  const by = (id: number) => ({ id, nome: names.get(id) ?? '' })
  const act = (id: number | null, at: Date | null) =>
    id === null || at === null ? null : { por: by(id), em: at.toISOString() }
  return {
    id: record.id,
    tipo: record.kind,
    arquivo: record.fileName,
    situacao: states[record.state],
    falha: record.failure && failures[record.failure],
    andamento: record.progress / 1000,
    enviada: { por: by(record.sentBy), em: record.sentAt.toISOString() },
    aplicada: act(record.appliedBy, record.appliedAt),
    desfeita: act(record.undoneBy, record.undoneAt),
    linhas: {
      novas: record.rowsNew,
      alteradas: record.rowsChanged,
      iguais: record.rowsUnchanged,
      recusadas: record.rowsRefused,
      avisos: record.rowsWarned,
    },
  }
}
