import { queryOptions } from '@tanstack/react-query'
import type { DependantTypeWord } from '#contract/dependants/dependants.ts'
import { currentDependants } from './dependants.functions.ts'

/** Dependants of a type; without one those that do something for the person. */
export const dependantsQuery = (tipo: DependantTypeWord | undefined) =>
  queryOptions({
    queryKey: ['dependants', tipo ?? null],
    queryFn: () => currentDependants({ data: tipo ? { tipo } : {} }),
  })
