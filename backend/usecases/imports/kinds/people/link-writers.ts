import { sql } from 'drizzle-orm'
import { investmentProfiles } from '#backend/database/schema/investment-profiles.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { taxRegimeOptions } from '#backend/database/schema/tax-regime-options.ts'
import type { Work } from '#backend/work.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import { Category, Situation } from '#domain/participants.ts'

/** A row with whose it is, and the enrolment where it is there already. */
export type RowOfLink = {
  personId: number
  linkId: number | null
  values: PersonRow
  changes: readonly RowChange[]
}

const keyOf = (planId: number, enrolment: string) => `${planId}/${enrolment}`

/** Gives people their enrolments, as they stand. Who is paid a benefit was granted it by the day of the import. @returns the ids of all rows' links */
export async function writeLinks(
  work: Work,
  rows: readonly RowOfLink[],
  importId: number,
): Promise<number[]> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const fresh = rows.filter(({ linkId }) => linkId === null)
  const profiles = new Map(
    (await database.select().from(investmentProfiles)).map(({ name, id }) => [name, id]),
  )
  const stored =
    fresh.length === 0
      ? []
      : await database
          .insert(planLinks)
          .values(fresh.map((row) => ({ ...linkRow(row, { today, profiles }), importId })))
          .returning({ id: planLinks.id, planId: planLinks.planId, enrolment: planLinks.enrolment })
  const ids = new Map(stored.map(({ id, planId, enrolment }) => [keyOf(planId, enrolment), id]))
  return rows.map(({ linkId, values }) => {
    const id = linkId ?? ids.get(keyOf(values.plano_id, values.matricula))
    if (id === undefined) throw new Error('an enrolment was not stored')
    return id
  })
}

function linkRow(
  { personId, values, changes }: RowOfLink,
  { today, profiles }: { today: IsoDate; profiles: ReadonlyMap<string, number> },
): typeof planLinks.$inferInsert {
  const profile = changes.find(({ column }) => column === 'perfil')?.after
  const profileId = profiles.get(String(profile))
  if (profileId === undefined) throw new Error('there is no such investment profile')
  return {
    personId,
    planId: values.plano_id,
    enrolment: values.matricula,
    category: values.categoria_id,
    situation: values.situacao_id,
    joinedOn: values.data_adesao,
    situationSince: beginsToday(values) ? values.data_adesao : today,
    benefitGrantedOn: values.categoria_id === Category.assisted ? today : null,
    employedOn: values.data_admissao,
    sponsor: values.patrocinadora,
    taxRegime: values.regime_tributario && regimeWords.fromWire(values.regime_tributario),
    profileId,
  }
}

/** Who contributes does so since they joined; since when others are where they are, the sheet does not tell. */
function beginsToday({ categoria_id, situacao_id }: PersonRow): boolean {
  return categoria_id === Category.taxpayer && situacao_id === Situation.active
}

/** Facts of enrolments that are there; `value` null takes one away. */
export async function writeLinkFacts(
  { database }: Work,
  facts: readonly { linkId: number; column: string; value: RowChange['after'] }[],
): Promise<void> {
  const fields = {
    data_adesao: ['joined_on', 'date'],
    data_admissao: ['employed_on', 'date'],
    patrocinadora: ['sponsor', 'text'],
    regime_tributario: ['tax_regime', 'text'],
  } as const
  for (const [column, [field, type]] of Object.entries(fields)) {
    const told = facts.flatMap(({ linkId, column: one, value }) =>
      one === column ? [{ linkId, value: regimeOf(value) }] : [],
    )
    if (told.length === 0) continue
    await database.execute(sql`
      update plan_links set ${sql.identifier(field)} = told.value::${sql.raw(type)}
      from json_to_recordset(${JSON.stringify(told)}) as told("linkId" int, value text) where plan_links.id = told."linkId"`)
  }
}

function regimeOf(value: RowChange['after']): RowChange['after'] {
  return value === 'progressivo' || value === 'regressivo' ? regimeWords.fromWire(value) : value
}

/** The choice of a tax regime on paper, known as the import's. */
export async function writeRegimeOptions(
  { database, now }: Work,
  rows: readonly { linkId: number; values: PersonRow; changes: readonly RowChange[] }[],
  importId: number,
): Promise<void> {
  const chosen = rows.flatMap(({ linkId, values: { regime_tributario: regime }, changes }) =>
    regime !== null && changes.some(({ column }) => column === 'regime_tributario')
      ? [{ linkId, regime: regimeWords.fromWire(regime) }]
      : [],
  )
  if (chosen.length === 0) return
  await database.insert(taxRegimeOptions).values(
    chosen.map((option) => ({
      ...option,
      chosenOn: saoPauloDateOf(now),
      origin: 'imported' as const,
      importId,
      createdAt: now,
    })),
  )
}
