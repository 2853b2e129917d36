import { useCallback, useMemo, useState } from 'react'
import { MAXIMUM_SCENARIOS } from '#domain/simulation/compare-scenarios.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { scenarioName } from './scenario-sentences.ts'

/** Figures that were put aside to be compared with those in the fields. */
export type Scenario = { id: string; name: string; inputs: SimulationInputs }

/** So many stand beside the figures in the fields. */
const MOST_KEPT = MAXIMUM_SCENARIOS - 1

/** Scenarios put aside on this page: in memory alone, gone with it. */
export function useScenarios() {
  const [kept, setKept] = useState<readonly Scenario[]>([])
  /** Puts figures aside, under a name of their own where they have none; the same `id` takes the place of what it had. */
  const put = useCallback((inputs: SimulationInputs, named?: Pick<Scenario, 'id' | 'name'>) => {
    setKept((before) => {
      const others = before.filter(({ id }) => id !== named?.id)
      if (others.length >= MOST_KEPT) return before
      return [...others, { ...(named ?? freeName(others)), inputs }]
    })
  }, [])
  const drop = useCallback((id: string) => {
    setKept((before) => before.filter((one) => one.id !== id))
  }, [])
  return useMemo(() => ({ kept, isFull: kept.length >= MOST_KEPT, put, drop }), [kept, put, drop])
}

export type CurrentScenarios = ReturnType<typeof useScenarios>

/** The first name that is not taken. */
function freeName(kept: readonly Scenario[]): Pick<Scenario, 'id' | 'name'> {
  const names = Array.from({ length: MOST_KEPT }, (_, place) => scenarioName(place + 1))
  const name = names.find((free) => kept.every((one) => one.name !== free)) ?? scenarioName(MOST_KEPT)
  return { id: name, name }
}
