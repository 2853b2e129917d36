import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admitRealData } from '../database/claim-database.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let test: TestDatabase
afterEach(() => test.drop())

/** Makes a database look as if another version of the portal had made its tables. */
const madeByAnotherVersion = () =>
  test.database.execute(
    sql`update drizzle.__drizzle_migrations set hash = 'of another version', created_at = 1`,
  )

const refusal = () =>
  migrateDatabase(test.url).then(
    () => 'it was taken',
    (error: Error) => error.message,
  )

describe('a database whose tables another version of the portal made', () => {
  it('is left as it is, and the demonstration’s may be deleted', async () => {
    test = await createTestDatabase()
    await madeByAnotherVersion()
    const before = await test.database.execute(sql`select relname from pg_class order by oid`)
    expect(await refusal()).toBe(
      'este banco é de outra versão do portal e guarda só a demonstração. Apague a pasta de DATA_DIR, ou crie outro banco em DATABASE_URL, e inicie de novo: a demonstração é feita outra vez.',
    )
    const after = await test.database.execute(sql`select relname from pg_class order by oid`)
    expect(after.rows).toEqual(before.rows)
  })

  it.each(['a fund’s', 'nobody’s yet'])('is not to be deleted when it is %s', async (whose) => {
    test = await createEmptyDatabase()
    await migrateDatabase(test.url)
    if (whose === 'a fund’s') await admitRealData(test.url)
    else await test.database.execute(sql`drop table database_purpose`)
    await madeByAnotherVersion()
    expect(await refusal()).toBe(
      'este banco é de outra versão do portal e pode guardar dados de verdade. Não apague nada: volte à versão que o usava e fale com quem mantém o portal.',
    )
  })
})

describe('a database that is up to date', () => {
  beforeEach(async () => {
    test = await createEmptyDatabase()
    await migrateDatabase(test.url)
  })

  it('is taken again', async () => {
    expect(await refusal()).toBe('it was taken')
  })

  it('is taken when the same migrations were written anew', async () => {
    await test.database.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
    expect(await refusal()).toBe('it was taken')
  })

  it('is taken when a newer version already went on from it, as while several nodes are updated', async () => {
    await test.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9999999999999)`,
    )
    expect(await refusal()).toBe('it was taken')
  })
})
