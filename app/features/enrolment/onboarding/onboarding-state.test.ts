import { describe, expect, it } from 'vitest'
import { shownStep, stepAfter, stepBefore, stepHref } from './onboarding-state.ts'

const saved = (...steps: number[]) =>
  steps.map((idStep) => ({ idStep, pulado: false, salvoEm: '2026-11-21T13:00:00.000Z', metadata: {} }))
const begun = { onboarding: 'S' as const, idStep: 4, respostas: saved(1, 2) }

describe('shownStep', () => {
  it.each([
    [undefined, 4],
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 4],
    [3, 4],
    [7, 4],
    [-1, 4],
  ])('of idStep=%s in the middle is %i', (asked, step) => expect(shownStep(asked, begun)).toBe(step))

  it('is the start before anything was saved, and at the end', () => {
    expect(shownStep(undefined, { onboarding: 'S', idStep: 1, respostas: [] })).toBe(0)
    expect(shownStep(1, { onboarding: 'S', idStep: 1, respostas: [] })).toBe(1)
    expect(shownStep(7, { onboarding: 'N', idStep: -1, respostas: saved(1, 2, 4, 6, 7) })).toBe(0)
  })
})

it('steps follow each other by position, and the end leads to the start', () => {
  const state = { passos: [1, 2, 4, 6, 7] }
  expect([1, 2, 4, 6, 7].map((step) => stepAfter(step, state))).toEqual([2, 4, 6, 7, -1])
  expect([1, 2, 4, 6, 7].map((step) => stepBefore(step, state))).toEqual([null, 1, 2, 4, 6])
  expect([stepHref(6), stepHref(-1)]).toEqual(['/onboarding?idStep=6', '/onboarding?idStep=0'])
})
