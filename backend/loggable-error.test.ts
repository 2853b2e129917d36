import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { loggableError } from './loggable-error.ts'

it('keeps the values of a statement out of the log', () => {
  const refused = new DatabaseError('invalid input syntax for type integer: "52998224725"', 100, 'error')
  Object.assign(refused, { code: '22P02', severity: 'ERROR', routine: 'pg_strtoint32', table: 'people' })
  const failed = new DrizzleQueryError('select * from people where cpf = $1', ['52998224725'], refused)
  const log = JSON.stringify(loggableError(failed))
  expect(log).not.toContain('52998224725')
  expect(log).toContain('select * from people where cpf = $1')
  expect(log).toContain('22P02')
  expect(log).toContain('loggable-error.test.ts')
})

it('tells what an ordinary error says', () => {
  const log = loggableError(new Error('the file is gone', { cause: new TypeError('no path') }))
  expect(log).toMatchObject({ message: 'the file is gone', cause: { type: 'TypeError', message: 'no path' } })
})
