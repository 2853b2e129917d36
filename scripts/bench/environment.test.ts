import { describe, expect, it } from 'vitest'
import { settingNames } from '#settings/settings.ts'
import { benchEnvironment } from './environment.ts'

describe('a benchmark', () => {
  it('never reaches a database, a mail server or an API that it did not start', () => {
    const everything = Object.fromEntries(settingNames.map((name) => [name, 'of this machine']))
    const environment = benchEnvironment({ ...everything, PATH: '/usr/bin' })
    expect(environment.PATH).toBe('/usr/bin')
    for (const name of ['DATABASE_URL', 'API_HOST', 'SMTP_URL', 'FILES_URL', 'PUBLIC_ORIGIN']) {
      expect(settingNames).toContain(name)
    }
    expect(Object.values(environment)).not.toContain('of this machine')
    expect(environment.DATABASE_URL).toBeUndefined()
    expect(environment.DATA_DIR).toBe('.cache/bench-data')
  })
})
