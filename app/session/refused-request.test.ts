import { expect, it } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import { portalUpdated, unreadableRequest } from './refused-request.server.ts'

it('a page from before an update is answered with 409, nonsense with 400: each with its kind', () => {
  expect(portalUpdated()).toMatchObject({ status: 409 })
  expect(problemOf(portalUpdated()).kind).toBe('portal-updated')
  expect(unreadableRequest()).toMatchObject({ status: 400 })
  expect(problemOf(unreadableRequest()).kind).toBe('invalid')
})
