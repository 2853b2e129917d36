import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import type { DemoPlanId } from './plans.ts'

/** A simulation that somebody kept: what they changed of their own data, and when. */
export type DemoSimulation = {
  planId: DemoPlanId
  enrolment: string
  name: string
  on: IsoDate
  changed: Partial<SimulationInputs>
}

/** Ana kept two to compare, months apart; Helena one. */
export function demoSimulations(today: IsoDate): DemoSimulation[] {
  return [
    { planId: 1, enrolment: '100234', name: 'Como estou', on: addDays(today, -200), changed: {} },
    {
      planId: 1,
      enrolment: '100234',
      name: 'Aos 65, com mais',
      on: addDays(today, -12),
      changed: { retirementAge: 65, ownContribution: 700, cashPercent: 10 },
    },
    {
      planId: 7,
      enrolment: '700301',
      name: 'Com saque à vista',
      on: addDays(today, -40),
      changed: { cashPercent: 25 },
    },
  ]
}
