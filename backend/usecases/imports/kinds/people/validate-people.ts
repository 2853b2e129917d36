import type { Querier } from '#backend/database/client.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { ImportProblem } from '#domain/imports/import-problem.ts'
import type { CheckFacts } from '#domain/imports/import-sheet.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import { type OwnGroup, withOwn } from '#domain/imports/own-data.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import { shownDay } from '#domain/imports/read-day.ts'
import { rowChanges } from '#domain/imports/row-changes.ts'
import type { ValidatedRow } from '../define-import.ts'
import { ownDataOf } from './own-data-of.ts'
import { type PersonOnRecord, peopleOnRecord } from './people-on-record.ts'

/** Columns that say where somebody lives. */
export const ADDRESS_COLUMNS = [
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
] as const
export const ACCOUNT_COLUMNS = ['banco', 'agencia', 'conta'] as const

/** Columns that are about the person, whatever the enrolment. */
export const PERSON_COLUMNS: readonly string[] = [
  'cpf',
  'nome',
  'data_nascimento',
  'sexo',
  'email',
  'telefone',
  ...ACCOUNT_COLUMNS,
  ...ADDRESS_COLUMNS,
]

export async function validatePeople(
  database: Querier,
  rows: readonly PersonRow[],
  facts: CheckFacts,
): Promise<ValidatedRow[]> {
  const found = await peopleOnRecord(database, rows, facts.today)
  const own = await ownDataOf(
    database,
    found.flatMap(({ personId }) => personId ?? []),
  )
  return found.map((onRecord, at) => {
    const validated = validatePerson(rows[at] as PersonRow, onRecord, facts)
    const since = own.get(onRecord.personId ?? 0)
    return since === undefined ? validated : withOwnData(validated, since)
  })
}

/** Marks values that the person was the last to change: they stay unless somebody ticks them. */
function withOwnData(validated: ValidatedRow, since: ReadonlyMap<OwnGroup, IsoDate>): ValidatedRow {
  const changes = withOwn(validated.changes, since)
  const groups = Map.groupBy(
    changes.filter(({ own }) => own !== undefined),
    ({ own }) => own?.group,
  )
  const told = [...groups.values()].flatMap(([first]): ImportProblem[] =>
    first?.own ? [{ column: first.column, reason: 'own-change', about: shownDay(first.own.on) }] : [],
  )
  return { ...validated, changes, problems: [...validated.problems, ...told] }
}

function validatePerson(row: PersonRow, onRecord: PersonOnRecord, { profiles }: CheckFacts): ValidatedRow {
  const isNew = onRecord.linkId === null
  if (onRecord.ownerCpf !== null && onRecord.ownerCpf !== row.cpf)
    return { outcome: 'changed', changes: [], problems: [{ column: 'matricula', reason: 'other-person' }] }
  // Whoever joins without a choice begins in the profile of the least risk.
  const wanted = isNew ? { ...row, perfil: row.perfil ?? profiles[0] ?? null } : row
  const changes = rowChanges(wanted, onRecord.values)
  const problems = [
    ...whoProblems(onRecord, changes),
    ...linkProblems(row, onRecord),
    ...enrolmentProblems(onRecord),
  ]
  return { outcome: isNew ? 'new' : changes.length > 0 ? 'changed' : 'unchanged', changes, problems }
}

/** Whom a sheet may not touch: colleagues, who died, and an address abroad, which is declared. */
function whoProblems(
  { isColleague, isDead, livesAbroad }: PersonOnRecord,
  changes: readonly RowChange[],
): ImportProblem[] {
  const touches = (columns: readonly string[]) => changes.some(({ column }) => columns.includes(column))
  const problems: ImportProblem[] = []
  if (isColleague && touches(PERSON_COLUMNS)) problems.push({ column: 'cpf', reason: 'colleague' })
  if (isDead && changes.length > 0) problems.push({ column: 'cpf', reason: 'deceased' })
  if (livesAbroad && touches(ADDRESS_COLUMNS)) problems.push({ column: 'cep', reason: 'abroad' })
  return problems
}

/** A new enrolment that is one that is there, but for its zeros; or one more of somebody who has one. */
function enrolmentProblems({ butForZeros, openEnrolment }: PersonOnRecord): ImportProblem[] {
  const column = 'matricula'
  if (butForZeros !== null)
    return [{ column, reason: butForZeros.isOwn ? 'zeros' : 'other-zeros', about: butForZeros.enrolment }]
  return openEnrolment === null ? [] : [{ column, reason: 'second-enrolment', about: openEnrolment }]
}

/**
 * Things of an existing enrolment that a sheet does not change: category and situation, which only its life cycle moves; the profile, which
 * a balance may be invested in; and a tax regime that was chosen.
 */
function linkProblems(row: PersonRow, { linkId, values }: PersonOnRecord): ImportProblem[] {
  if (linkId === null) return []
  const problems: ImportProblem[] = []
  const { categoria_id: category, situacao_id: situation, perfil, regime_tributario: regime } = values
  if (category !== row.categoria_id || situation !== row.situacao_id)
    problems.push({ column: 'situacao_id', reason: 'other-situation', about: `${category}/${situation}` })
  if (row.perfil !== null && row.perfil !== perfil)
    problems.push({ column: 'perfil', reason: 'other-profile', about: String(perfil) })
  if (row.regime_tributario !== null && regime !== null && row.regime_tributario !== regime)
    problems.push({ column: 'regime_tributario', reason: 'other-regime', about: String(regime) })
  return problems
}
