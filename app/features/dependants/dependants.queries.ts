import { ask } from '#app/session/ask.ts'
import type { DependantTypeWord } from '#contract/dependants/dependants.ts'

/** Dependants of a type; without one those that do something for the person. */
export const dependantsQuery = (tipo: DependantTypeWord | undefined) =>
  ask('retornarDependentes', tipo ? { tipo } : {})
