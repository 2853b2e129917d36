import { expect, it } from 'vitest'
import { completeResponse } from './complete-response.ts'

const asked = (path: string) => new Request(`http://127.0.0.1${path}`)
const failed = () =>
  new Response('{"message":"no such function"}', {
    status: 500,
    headers: { 'content-type': 'application/json' },
  })

it('an answer that the portal’s own code never saw gets the common headers, and stays what it was', async () => {
  const response = completeResponse(asked('/%E0%A4%A'), new Response('Bad Request', { status: 400 }))
  expect([response.status, await response.text()]).toEqual([400, 'Bad Request'])
  expect(response.headers.get('x-frame-options')).not.toBeNull()
})

it('an answer that has them is handed on untouched', () => {
  const ready = new Response('', { headers: { 'x-frame-options': 'DENY' } })
  expect(completeResponse(asked('/'), ready)).toBe(ready)
})

it('a server function without a name is one that is not there, and says nothing of what failed', async () => {
  const response = completeResponse(asked('/_serverFn/'), failed())
  expect([response.status, await response.text()]).toEqual([404, ''])
  expect(response.headers.has('content-type')).toBe(false)
  expect(completeResponse(asked('/perfil'), failed()).status).toBe(500)
  expect(completeResponse(asked('/_serverFn/x'), new Response('', { status: 499 })).status).toBe(499)
})
