import { expect, it } from 'vitest'
import { optionsOf } from './options.ts'

const ofSeed = (seed: number, ...more: string[]) =>
  optionsOf(['--seed', String(seed), '--people', '30', ...more]).history

it('draws the same lives of the same seed, and others of another', () => {
  expect(ofSeed(7)).toEqual(ofSeed(7))
  expect(ofSeed(8).lives).not.toEqual(ofSeed(7).lives)
})

it('draws a life whoever else lives beside it, and whenever the history ends', () => {
  const [third] = ofSeed(7, '--only-people', '3').lives
  expect(third).toEqual(ofSeed(7).lives[3])
  expect(ofSeed(7, '--days', '400').lives[3]).toEqual(third)
})

it('ends forty years after it began, or so many days', () => {
  expect(ofSeed(7)).toMatchObject({ from: '2026-01-02', to: '2066-01-01' })
  expect(ofSeed(7, '--days', '2')).toMatchObject({ to: '2026-01-03' })
  expect(() => ofSeed(7, '--years', 'forty')).toThrow(RangeError)
})
