import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './errors.ts'

describe('isDatabaseUnavailable', () => {
  it('knows a broken connection behind a failed query', () => {
    const cause = new Error('Client has encountered a connection error and is not queryable')
    expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], cause))).toBe(true)
  })

  it('does not take what a person wrote for a broken connection', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
    const error = new DrizzleQueryError(
      'insert into messages',
      ['Connection terminated', 'timeout expired'],
      cause,
    )
    expect(error.message).toContain('Connection terminated')
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
