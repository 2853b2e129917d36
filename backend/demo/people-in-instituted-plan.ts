import { addDays } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoLink, demoPerson } from './demo-person.ts'
import type { SeedCalendar } from './seed-calendar.ts'

/** Contributors of MAIS_VALOR alone. */
export function peopleInInstitutedPlan({ today, month, tenthOf, firstOf, aged }: SeedCalendar): DemoPerson[] {
  return [
    demoPerson({
      cpf: '70123000009',
      name: 'Nelson Vieira',
      birthDate: aged(42, 33),
      sex: 'M',
      reRegistrationStatus: 5,
      links: [
        demoLink({
          planId: 4,
          enrolment: '400377',
          category: Category.taxpayer,
          situation: Situation.suspended,
          joinedOn: tenthOf(-50),
          situationSince: firstOf(-2),
          savings: {
            kind: 'voluntary',
            amount: 300,
            paymentMethod: 5,
            agency: '0057',
            account: '12345-7',
            until: month(-3),
          },
        }),
      ],
    }),
    demoPerson({
      cpf: '71428793860',
      name: 'Joana Prado',
      birthDate: aged(33, 222),
      sex: 'F',
      onboardingOpen: true,
      links: [
        demoLink({
          planId: 4,
          enrolment: '400500',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: addDays(today, -9),
          taxRegime: null,
          profileId: 1,
        }),
      ],
    }),
  ]
}
