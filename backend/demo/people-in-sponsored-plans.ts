import { addDays, addMonths } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoLink, demoPerson, percentageOf } from './demo-person.ts'
import { leftOn } from './exit-days.ts'
import { CURRENT_UNIT } from './plan-unit.ts'
import type { SeedCalendar } from './seed-calendar.ts'

/** Contributors of HPE and DXC, and who left the sponsor. Ana is in MAIS_VALOR too. */
export function peopleInSponsoredPlans({ today, month, tenthOf, firstOf, aged }: SeedCalendar): DemoPerson[] {
  return [
    demoPerson({
      cpf: '52998224725',
      name: 'Ana Beatriz Lima',
      birthDate: aged(38, 140),
      sex: 'F',
      reRegistrationStatus: 1,
      links: [
        demoLink({
          planId: 1,
          enrolment: '100234',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: tenthOf(-59),
          profileId: 3,
          savings: percentageOf({ salary: 10_000, basicPercent: 4, supplementaryPercent: 0 }),
          dependants: [
            {
              type: 1,
              name: 'Clara Lima Souza',
              cpf: '70123008093',
              birthDate: '2015-03-14',
              kinship: '03',
              share: 100,
              since: tenthOf(-26),
            },
            {
              type: 2,
              name: 'Rafael Souza Martins',
              cpf: '70123009308',
              birthDate: aged(41, 25),
              kinship: 'conjuge',
              share: 100,
              since: tenthOf(-59),
            },
          ],
        }),
        demoLink({
          planId: 4,
          enrolment: '400118',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: tenthOf(-29),
          savings: {
            kind: 'voluntary',
            amount: 250,
            paymentMethod: 2,
            agency: null,
            account: null,
            until: null,
          },
        }),
      ],
    }),
    demoPerson({
      cpf: '98765432100',
      name: 'Eduardo Prates',
      birthDate: aged(46, 310),
      sex: 'M',
      reRegistrationStatus: 4,
      links: [
        demoLink({
          planId: 1,
          enrolment: '100990',
          category: Category.selfSponsored,
          situation: Situation.active,
          joinedOn: tenthOf(-131),
          situationSince: firstOf(-14),
          profileId: 3,
          savings: percentageOf({
            salary: 10_000,
            basicPercent: 6,
            supplementaryPercent: 0,
            selfSponsoredSince: month(-14),
            until: month(-1),
          }),
        }),
      ],
    }),
    demoPerson({
      cpf: '39053344705',
      name: 'Fernanda Rocha',
      birthDate: aged(51, 20),
      sex: 'F',
      reRegistrationStatus: 5,
      links: [
        demoLink({
          planId: 7,
          enrolment: '700112',
          category: Category.deferred,
          situation: Situation.active,
          joinedOn: tenthOf(-135),
          situationSince: firstOf(-27),
          savings: percentageOf({
            salary: 9_400,
            basicPercent: 5,
            supplementaryPercent: 0,
            until: month(-28),
          }),
        }),
      ],
    }),
    demoPerson({
      cpf: '15350946056',
      name: 'Gustavo Teles',
      birthDate: aged(35, 260),
      sex: 'M',
      reRegistrationStatus: 6,
      links: [
        demoLink({
          planId: 1,
          enrolment: '100555',
          category: Category.taxpayer,
          situation: Situation.disconnected,
          joinedOn: addDays(addMonths(today, -55), -5),
          situationSince: leftOn(today),
          taxRegime: null,
          profileId: 3,
          savings: percentageOf({
            salary: 13_640,
            salaryGrowth: 0,
            basicPercent: 6,
            supplementaryPercent: 2,
            exactBalances: { participant: 50_000, sponsor: 30_000 },
          }),
        }),
      ],
    }),
    demoPerson({
      cpf: '86288366757',
      name: 'Helena Castro',
      birthDate: aged(29, 95),
      sex: 'F',
      links: [
        demoLink({
          planId: 7,
          enrolment: '700301',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: tenthOf(-25),
          profileId: 4,
          savings: percentageOf({
            salary: CURRENT_UNIT,
            salaryGrowth: 0,
            basicPercent: 1,
            supplementaryPercent: 5,
          }),
        }),
      ],
    }),
    demoPerson({
      cpf: '24843803480',
      name: 'Igor Matos',
      birthDate: aged(26, 51),
      sex: 'M',
      onboardingOpen: true,
      links: [
        demoLink({
          planId: 1,
          enrolment: '101200',
          category: Category.taxpayer,
          situation: Situation.active,
          joinedOn: addDays(today, -12),
          taxRegime: null,
          profileId: 1,
          savings: percentageOf({ salary: 9_200, basicPercent: 0, supplementaryPercent: 0 }),
        }),
      ],
    }),
  ]
}
