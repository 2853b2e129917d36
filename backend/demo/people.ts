import type { IsoDate } from '#domain/calendar.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoPerson } from './demo-person.ts'
import { inventedPeople } from './invented-people.ts'
import { peopleInBenefit } from './people-in-benefit.ts'
import { peopleInInstitutedPlan } from './people-in-instituted-plan.ts'
import { peopleInSponsoredPlans } from './people-in-sponsored-plans.ts'
import { peopleNearRetirement } from './people-near-retirement.ts'
import type { SeedCalendar } from './seed-calendar.ts'
import { seedCalendar } from './seed-calendar.ts'

/** Password of everybody in the demo. */
export const DEMO_PASSWORD = 'Prev@2026'

/**
 * Everybody in the demo: first those whom its guide presents, then invented people who give the lists their length, and at last those who
 * were added later, so that what is invented of the others stays.
 */
export function demoPeople(today: IsoDate): DemoPerson[] {
  const calendar = seedCalendar(today)
  return [...presentedPeople(calendar), ...inventedPeople(calendar), ...peopleNearRetirement(calendar)]
}

/** The people that the guide presents, each showing something that the others don't, and then the attendants. */
export function presentedPeople(calendar: SeedCalendar): DemoPerson[] {
  return [
    ...peopleInSponsoredPlans(calendar),
    ...peopleInInstitutedPlan(calendar),
    ...peopleInBenefit(calendar),
    ...attendants(calendar),
  ]
}

function attendants({ aged }: SeedCalendar): DemoPerson[] {
  return [
    demoPerson({ cpf: '04645553020', name: 'Karina Alves', birthDate: aged(31, 12), adminLevel: 1 }),
    demoPerson({ cpf: '93541134780', name: 'Luiz Barbosa', birthDate: aged(44, 240), adminLevel: 2 }),
    demoPerson({ cpf: '16899535009', name: 'Marta Siqueira', birthDate: aged(52, 118), adminLevel: 3 }),
  ]
}
