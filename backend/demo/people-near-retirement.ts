import { Category, Situation } from '#domain/participants.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoLink, demoPerson, percentageOf } from './demo-person.ts'
import type { SeedCalendar } from './seed-calendar.ts'

/** Who may retire in HPE: Sílvia left and may ask for it today, Raul still works and is not of age for every benefit. */
export function peopleNearRetirement({ today, tenthOf, aged }: SeedCalendar): DemoPerson[] {
  return [
    demoPerson({
      cpf: '70123020034',
      name: 'Sílvia Andrade',
      birthDate: aged(61, 40),
      sex: 'F',
      reRegistrationStatus: 5,
      links: [
        demoLink({
          planId: 1,
          enrolment: '100780',
          category: Category.taxpayer,
          situation: Situation.disconnected,
          joinedOn: tenthOf(-150),
          situationSince: today,
          profileId: 3,
          savings: percentageOf({ salary: 15_800, basicPercent: 6, supplementaryPercent: 5 }),
          dependants: [
            {
              type: 2,
              name: 'Otávio Andrade',
              cpf: '70123020204',
              birthDate: aged(63, 12),
              kinship: 'conjuge',
              share: 100,
              since: tenthOf(-120),
            },
          ],
        }),
      ],
    }),
    demoPerson({
      cpf: '70123020115',
      name: 'Raul Meireles',
      birthDate: aged(57, 200),
      sex: 'M',
      links: [
        demoLink({
          planId: 1,
          enrolment: '100790',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: tenthOf(-96),
          profileId: 2,
          savings: percentageOf({ salary: 12_300, basicPercent: 6, supplementaryPercent: 2 }),
        }),
      ],
    }),
  ]
}
