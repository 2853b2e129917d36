import fc from 'fast-check'
import type { Mutant } from './find-mutants.ts'

/**
 * As many mutants as asked for, spread over the files: each file gives one before any gives a second. The same seed draws the same ones
 * from the same code.
 */
export function sampleMutants(byFile: readonly (readonly Mutant[])[], size: number, seed: number): Mutant[] {
  const files = shuffled(
    byFile.filter(({ length }) => length > 0),
    seed,
  ).map((mutants, index) => shuffled(mutants, seed + index + 1))
  const most = Math.max(0, ...files.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, round) => files.flatMap((file) => file[round] ?? []))
  return rounds.flat().slice(0, size)
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const { length } = items
  const order = fc.shuffledSubarray([...items], { minLength: length, maxLength: length })
  return fc.sample(order, { seed, numRuns: 1 })[0] ?? []
}
