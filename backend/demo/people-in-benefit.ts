import { Category, Situation } from '#domain/participants.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoLink, demoPerson, percentageOf } from './demo-person.ts'
import type { SeedCalendar } from './seed-calendar.ts'

/** Who receives a benefit. */
export function peopleInBenefit({ month, tenthOf, firstOf, aged }: SeedCalendar): DemoPerson[] {
  return [
    demoPerson({
      cpf: '11144477735',
      name: 'Carlos Eduardo Nunes',
      birthDate: aged(68, 75),
      sex: 'M',
      reRegistrationStatus: 2,
      links: [
        demoLink({
          planId: 1,
          enrolment: '100871',
          category: Category.assisted,
          situation: Situation.inBenefit,
          joinedOn: tenthOf(-371),
          situationSince: firstOf(-27),
          savings: percentageOf({
            salary: 21_500,
            basicPercent: 6,
            supplementaryPercent: 4,
            until: month(-28),
          }),
          benefit: {
            monthly: 9_000,
            termYears: 20,
            since: month(-27),
            until: null,
            discounts: [
              { code: 920, amount: 899.75, since: month(-2), instalments: 12 },
              { code: 930, amount: 412.5, since: month(-27), until: month(-9) },
              { code: 930, amount: 450, since: month(-8) },
            ],
          },
          dependants: [
            {
              type: 1,
              name: 'Maria das Dores Nunes',
              cpf: '70123009065',
              birthDate: aged(91, 40),
              kinship: '09',
              share: 100,
              since: firstOf(-27),
            },
          ],
        }),
      ],
    }),
    demoPerson({
      cpf: '12345678909',
      name: 'Dulce Moreira',
      birthDate: aged(63, 200),
      sex: 'F',
      reRegistrationStatus: 3,
      links: [
        demoLink({
          planId: 7,
          enrolment: '700045',
          category: Category.pensioner,
          situation: Situation.inBenefit,
          joinedOn: tenthOf(-264),
          situationSince: firstOf(-47),
          savings: percentageOf({
            salary: 14_200,
            basicPercent: 6,
            supplementaryPercent: 3,
            until: month(-49),
          }),
          benefit: {
            monthly: 4_200,
            termYears: 8,
            since: month(-47),
            until: null,
            discounts: [{ code: 950, amount: 18.9, since: month(-13) }],
          },
        }),
      ],
    }),
    demoPerson({
      cpf: '70123000190',
      name: 'Olívia Freitas',
      birthDate: aged(61, 170),
      sex: 'F',
      reRegistrationStatus: 5,
      links: [
        demoLink({
          planId: 7,
          enrolment: '700099',
          category: Category.assisted,
          situation: Situation.inBenefit,
          joinedOn: tenthOf(-167),
          situationSince: firstOf(-17),
          taxRegime: 'regressive',
          profileId: 3,
          savings: percentageOf({
            salary: 16_800,
            basicPercent: 6,
            supplementaryPercent: 2,
            until: month(-18),
          }),
          benefit: {
            monthly: 3_100,
            termYears: 10,
            since: month(-17),
            until: null,
            discounts: [{ code: 930, amount: 386.4, since: month(-17) }],
          },
          dependants: [
            {
              type: 2,
              name: 'Pedro Freitas Moura',
              cpf: '70123009146',
              birthDate: aged(62, 12),
              kinship: 'conjuge',
              share: 60,
              since: firstOf(-17),
            },
            {
              type: 2,
              name: 'Tomás Freitas Moura',
              cpf: '70123009227',
              // Reaches the age of the plan within three months.
              birthDate: aged(20, 290),
              kinship: 'filho',
              share: 40,
              since: firstOf(-17),
            },
          ],
        }),
      ],
    }),
  ]
}
