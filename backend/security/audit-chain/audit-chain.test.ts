import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, databaseOf } from '../../database/client.ts'
import { openPool } from '../../database/pool.ts'
import { migrateDatabase } from '../../preparation/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { withoutTriggers } from '../../testing/without-triggers.ts'
import { audit } from '../audit.ts'
import { sealEntries } from './seal-entries.ts'
import { isInChain, verifyChain } from './verify-chain.ts'

let test: TestDatabase

beforeEach(async () => {
  test = await createTestDatabase()
  await sealEntries(test.database)
})
afterEach(() => test.drop())

const note = (database: Database, count = 1) =>
  database.transaction(async (unit) => {
    for (let entry = 0; entry < count; entry += 1)
      await audit(
        { database: unit, now: new Date('2026-11-11T12:00:00.123Z'), actor: null, requestId: 'chain' },
        {
          subjectId: null,
          action: 'announcement.sent',
          entityId: entry,
          after: { audience: 'ção', expected: 3 },
        },
      )
  })

const entryAt = async (position: number) => {
  const { rows } = await test.database.execute<{ id: number }>(
    sql`select entry_id::int as id from audit_seals where position = ${position}`,
  )
  return rows[0]?.id ?? 0
}

const changedPastTriggers = (change: ReturnType<typeof sql>) =>
  withoutTriggers(test.database, (unit) => unit.execute(change))

describe('the chain', () => {
  it('is whole over what was written, and what waits is told apart', async () => {
    const before = await verifyChain(test.database)
    expect(before.broken).toBeNull()
    await note(test.database, 5)
    expect(await verifyChain(test.database)).toMatchObject({
      sealed: before.sealed,
      waiting: 5,
      broken: null,
    })
    expect(await sealEntries(test.database)).toBe(5)
    const after = await verifyChain(test.database)
    expect(after).toMatchObject({ sealed: before.sealed + 5, waiting: 0, broken: null })
    expect(after.head).not.toBe(before.head)
  })

  it('stays one while two nodes write and seal at once', async () => {
    const pools = [1, 2].map(() => openPool({ databaseUrl: test.url, max: 4, onError: () => undefined }))
    const { sealed } = await verifyChain(test.database)
    await Promise.all(
      pools.flatMap((pool) => {
        const node = databaseOf(pool)
        const writes = Array.from({ length: 60 }, () => note(node))
        return [...writes, ...Array.from({ length: 10 }, () => sealEntries(node))]
      }),
    )
    await sealEntries(test.database)
    expect(await verifyChain(test.database)).toMatchObject({ sealed: sealed + 120, waiting: 0, broken: null })
    await Promise.all(pools.map((pool) => pool.end()))
  })

  it('holds nobody up who writes while it is sealed', async () => {
    await note(test.database)
    await test.database.transaction(async (unit) => {
      await unit.execute(sql`select seal_audit_entries(10)`)
      await note(test.database)
      expect(await sealEntries(test.database)).toBe(0)
    })
    expect(await sealEntries(test.database)).toBe(1)
    expect((await verifyChain(test.database)).broken).toBeNull()
  })

  it('takes an entry whose transaction ended late, after others were sealed', async () => {
    await test.database.transaction(async (unit) => {
      await unit.execute(sql`insert into audit_entries (at, action, entity, entity_id, request_id)
        values (now(), 'announcement.sent', 'announcement', '1', 'late')`)
      await note(test.database)
      await sealEntries(test.database)
    })
    expect(await sealEntries(test.database)).toBe(1)
    expect((await verifyChain(test.database)).broken).toBeNull()
  })

  it('is begun over what was there before it', async () => {
    await note(test.database, 3)
    await withoutTriggers(test.database, async (unit) => {
      await unit.execute(sql`delete from audit_seals`)
      await unit.execute(sql`delete from audit_unsealed`)
      await unit.execute(sql`drop trigger audit_entries_unsealed on audit_entries`)
    })
    await migrateDatabase(test.url)
    await sealEntries(test.database)
    expect(await verifyChain(test.database)).toMatchObject({ waiting: 0, broken: null })
  })
})

describe('what breaks it is named', () => {
  beforeEach(async () => {
    await note(test.database, 6)
    await sealEntries(test.database)
  })

  it('a changed entry, the first of them', async () => {
    const [third, fifth] = [await entryAt(3), await entryAt(5)]
    await changedPastTriggers(sql`update audit_entries set actor_id = 1 where id in (${third}, ${fifth})`)
    const { broken } = await verifyChain(test.database)
    expect(broken).toEqual({ fault: 'changed', entryId: third, position: 3 })
  })

  it('an entry whose time moved by a microsecond', async () => {
    const second = await entryAt(2)
    await changedPastTriggers(
      sql`update audit_entries set at = at + interval '1 microsecond' where id = ${second}`,
    )
    expect((await verifyChain(test.database)).broken).toMatchObject({ fault: 'changed', entryId: second })
  })

  it('an entry that was changed and sealed again, since the next seal stands on the old one', async () => {
    const second = await entryAt(2)
    await changedPastTriggers(sql`update audit_entries set request_id = 'x' where id = ${second}`)
    await changedPastTriggers(sql`
      update audit_seals set hash = sha256((select hash from audit_seals where position = 1) || audit_content(e))
      from audit_entries e where e.id = entry_id and position = 2`)
    expect((await verifyChain(test.database)).broken).toMatchObject({ fault: 'changed', position: 3 })
  })

  it('an entry that is gone, sealed or not', async () => {
    const fourth = await entryAt(4)
    await note(test.database)
    await changedPastTriggers(sql`delete from audit_entries where id = (select max(id) from audit_entries)`)
    expect((await verifyChain(test.database)).broken).toMatchObject({ fault: 'gone', position: null })
    await changedPastTriggers(sql`delete from audit_entries where id = ${fourth}`)
    expect((await verifyChain(test.database)).broken).toEqual({
      fault: 'gone',
      entryId: fourth,
      position: 4,
    })
  })

  it('an entry that is gone together with its seal', async () => {
    const fifth = await entryAt(5)
    await changedPastTriggers(sql`delete from audit_seals where position = 4`)
    expect((await verifyChain(test.database)).broken).toEqual({
      fault: 'seal-gone',
      entryId: fifth,
      position: 5,
    })
  })

  it('an entry that was put in past the triggers', async () => {
    await changedPastTriggers(sql`insert into audit_entries (at, action, entity, entity_id, request_id)
      values (now(), 'announcement.sent', 'announcement', '1', 'forged')`)
    expect((await verifyChain(test.database)).broken).toMatchObject({ fault: 'unsealed', position: null })
  })

  it('an end that was cut off, for who kept the last seal', async () => {
    const { head, sealed } = await verifyChain(test.database)
    expect(await isInChain(test.database, head ?? '')).toBe(true)
    const last = await entryAt(sealed)
    await changedPastTriggers(sql`delete from audit_seals where position = ${sealed}`)
    await changedPastTriggers(sql`delete from audit_entries where id = ${last}`)
    expect((await verifyChain(test.database)).broken).toBeNull()
    expect(await isInChain(test.database, head ?? '')).toBe(false)
  })
})
