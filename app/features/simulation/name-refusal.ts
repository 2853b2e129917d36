import type { Problem } from '#app/api/problem.ts'

/** Why the name of a simulation was refused; undefined where something else was, or nothing. */
export function nameRefusal(problem: Problem | null): string | undefined {
  return problem?.kind === 'invalid' ? problem.fields.nome : undefined
}
