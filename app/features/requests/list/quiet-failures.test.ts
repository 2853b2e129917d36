import { describe, expect, it, vi } from 'vitest'
import { PortalProblem } from '#app/api/problem.ts'
import { known, orNull } from './quiet-failures.server.ts'

const failing = (kind: 'unavailable' | 'unauthenticated') =>
  Promise.reject(new PortalProblem({ kind, detail: 'Sem resposta.' }))

describe('lists of the filters', () => {
  it('that cannot be had are left out and logged, without a word of the answer', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const plans = await orNull(failing('unavailable'))
    expect(known({ plans, statuses: [{ id: 1, nome: 'Recebida' }] })).toEqual({
      plans: [],
      statuses: [{ id: 1, nome: 'Recebida' }],
      isWhole: false,
    })
    expect(written.mock.calls).toEqual([[expect.stringContaining('"kind":"unavailable"')]])
    expect(String(written.mock.calls[0])).not.toContain('Sem resposta')
    written.mockRestore()
  })

  it('of an ended session are not: that leads to the sign-in page', async () => {
    await expect(orNull(failing('unauthenticated'))).rejects.toThrow('Sem resposta.')
  })
})
