import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isIndividualAccount, LEDGER_ACCOUNTS } from '#domain/ledger.ts'
import { type CategoryId, isPossiblePair, type SituationId } from '#domain/participants.ts'
import { migrateDatabase } from '../preparation/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { isUniqueViolation, sqlStateOf } from './errors.ts'
import { REQUEST_KINDS, writeReferenceData } from './reference-data.ts'
import { people } from './schema/people.ts'
import { planLinks } from './schema/plans.ts'
import { requestKinds } from './schema/requests.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const refusal = (attempt: Promise<unknown>) => attempt.then(() => null, sqlStateOf)

describe('the database', () => {
  it('refuses exactly the pairs of category and situation that the domain calls impossible', async () => {
    const [link] = await test.database.select().from(planLinks).limit(1)
    for (let category = 1; category <= 5; category += 1) {
      for (let situation = 1; situation <= 9; situation += 1) {
        const state = await refusal(
          test.database
            .update(planLinks)
            .set({ category, situation, benefitGrantedOn: '2026-01-01' })
            .where(eq(planLinks.id, link?.id ?? 0)),
        )
        const isPossible = isPossiblePair(category as CategoryId, situation as SituationId)
        expect([category, situation, state]).toEqual([category, situation, isPossible ? null : '23514'])
      }
    }
  })

  it('knows the same accounts where it keeps balance blocks apart as the domain', async () => {
    const { rows } = await test.database.execute<{ name: string; text: string }>(sql`
      select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where conname in ('balance_blocks_apart', 'balance_blocks_account') order by 1`)
    const individual = LEDGER_ACCOUNTS.filter(isIndividualAccount)
    const namesIn = (text = '') => [...text.matchAll(/'([a-z-]+)'::text/g)].map(([, name]) => name)
    const [known, apart] = rows.map(({ text }) => namesIn(text))
    expect(known?.toSorted()).toEqual(['all', ...individual].toSorted())
    // The range of an account is from its place to its place: the list stands twice.
    expect(apart?.toSorted()).toEqual(['all', ...individual, ...individual].toSorted())
  })

  it('takes one person for each CPF', async () => {
    const twice = test.database.insert(people).values({ cpf: '52998224725', name: 'Outra Ana' })
    await expect(twice).rejects.toSatisfy((error) => isUniqueViolation(error, 'people_cpf_unique'))
  })

  it('can be migrated and given its reference data again, by several at once', async () => {
    await Promise.all([migrateDatabase(test.url), migrateDatabase(test.url), migrateDatabase(test.url)])
    await writeReferenceData(test.database)
    expect(await test.database.select().from(requestKinds)).toHaveLength(REQUEST_KINDS.length)
  })

  it('corrects the name of a kind of request when it is given its reference data again', async () => {
    await test.database.update(requestKinds).set({ name: 'Antigo' }).where(eq(requestKinds.id, 8))
    await writeReferenceData(test.database)
    const [kind] = await test.database.select().from(requestKinds).where(eq(requestKinds.id, 8))
    expect(kind?.name).toBe('Alteração de contribuição')
  })

  it('searches without accents and case', async () => {
    const { rows } = await test.database.execute(sql`select searchable('Olívia ÇÃO') as text`)
    expect(rows).toEqual([{ text: 'olivia cao' }])
  })
})
