import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sessions } from '../database/schema/sessions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { sweep } from './expiry.ts'

/** What cannot be deleted now must not keep everything else for longer than the law and our own word allow. */

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

it.each(['files', 'socket_tickets'])(
  'a sweep that fails at %s deletes the rest all the same, and says so',
  async (table) => {
    await test.signIn(DemoCpf.ana)
    expect(await test.database.$count(sessions)).toBeGreaterThan(0)
    test.clock.advance(30 * 24 * 3600)
    const said = vi.spyOn(test.api.log, 'error')
    await test.database.execute(sql`alter table ${sql.identifier(table)} rename to away`)
    try {
      await sweep(test.api)
    } finally {
      await test.database.execute(sql`alter table away rename to ${sql.identifier(table)}`)
    }
    expect(await test.database.$count(sessions)).toBe(0)
    expect(said).toHaveBeenCalledTimes(1)
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ part: table.replace('_', ' ') }),
      expect.any(String),
    )
    said.mockRestore()
  },
)
