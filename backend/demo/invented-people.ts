import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { isValidCpf } from '#domain/cpf.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import { demoLink, demoPerson, percentageOf } from './demo-person.ts'
import { CURRENT_UNIT } from './plan-unit.ts'
import type { DemoPlanId } from './plans.ts'
import type { DemoInvestmentProfileId } from './quotas.ts'
import type { Random } from './random.ts'
import { seededRandom } from './random.ts'
import type { SeedCalendar } from './seed-calendar.ts'

const SEED = 4_117

const NAMES = [
  'Adriana Paiva',
  'Alberto Sampaio',
  'Aline Figueiredo',
  'Antônio Carvalho',
  'Bianca Rezende',
  'Bruno Quintana',
  'Camila Brandão',
  'Cecília Antunes',
  'César Moura',
  'Cláudia Bittencourt',
  'Daniel Fontoura',
  'Débora Sales',
  'Diego Valença',
  'Elisa Drummond',
  'Estêvão Lacerda',
  'Fábio Guimarães',
  'Flávia Monteiro',
  'Gabriela Peixoto',
  'Heitor Magalhães',
  'Inês Cordeiro',
  'Ivan Tavares',
  'Jéssica Amaral',
  'José Ribamar Costa',
  'Juliana Meireles',
  'Larissa Bastos',
  'Leonardo Coutinho',
  'Lívia Azevedo',
  'Lúcia Helena Ramos',
  'Marcelo Pacheco',
  'Márcia Valadares',
  'Mateus Arruda',
  'Mônica Garcez',
  'Otávio Nogueira',
  'Patrícia Lemos',
  'Paulo Sérgio Dias',
  'Rafaela Toledo',
  'Ricardo Esteves',
  'Rosa Maria Pinto',
  'Sabrina Leal',
  'Tiago Vasconcelos',
  'Valéria Macedo',
  'Vitor Hugo Salgado',
] as const

type State = readonly [planId: DemoPlanId, category: CategoryId, situation: SituationId]

/** States of the links, given out in this order and then again: mostly contributors, some of every other kind. */
const STATES: readonly State[] = [
  [1, 1, 1],
  [4, 1, 1],
  [7, 1, 1],
  [1, 2, 2],
  [1, 1, 1],
  [7, 1, 7],
  [4, 1, 1],
  [7, 4, 1],
  [1, 1, 3],
  [7, 2, 2],
  [1, 5, 1],
  [4, 1, 6],
  [7, 1, 1],
  [1, 3, 2],
  [1, 1, 9],
  [7, 1, 1],
  [4, 1, 1],
  [1, 2, 6],
  [7, 1, 4],
  [1, 1, 1],
  [7, 1, 8],
  [4, 1, 1],
  [7, 2, 5],
  [1, 4, 6],
]

/** People who make the lists long. Their CPFs are consecutive numbers with right check digits. */
export function inventedPeople(calendar: SeedCalendar): DemoPerson[] {
  const random = seededRandom(SEED)
  return NAMES.map((name, index) => {
    const link = inventedLink(index, STATES[index % STATES.length] ?? [1, 1, 1], calendar, random)
    const [youngest, oldest] = link.benefit ? [58, 79] : link.category === 5 ? [36, 57] : [24, 57]
    const age = random.integer(youngest, oldest)
    return demoPerson({
      cpf: cpfNumber(701_230_002 + index),
      name,
      birthDate: calendar.aged(age, random.integer(1, 360)),
      reRegistrationStatus: random.pick([null, 1, 2, 3, 4, 5, 5, 6]),
      links: [link],
    })
  })
}

function inventedLink(
  index: number,
  [planId, category, situation]: State,
  calendar: SeedCalendar,
  random: Random,
): DemoLink {
  const ended = situation === 4 || situation === 8
  const saving = category === 1 || category === 4
  const stopped = saving && situation !== 6 && !ended && situation !== 3 ? 0 : random.integer(3, 10)
  const monthsOfSaving = random.integer(8, 70) + (saving ? 0 : 90)
  const inBenefit = category === 2 || category === 3
  const isNew = stopped === 0 && situation === 1
  const isGranted = situation === 3
  const changed = inBenefit && situation !== 2 ? -1 : isGranted ? 0 : -stopped
  return demoLink({
    planId,
    enrolment: String(planId * 100_000 + 2_000 + index),
    category,
    situation,
    joinedOn: calendar.tenthOf(-stopped - monthsOfSaving),
    situationSince: isNew ? calendar.tenthOf(-monthsOfSaving) : calendar.firstOf(changed),
    taxRegime: random.pick(['progressive', 'progressive', 'regressive', inBenefit ? 'progressive' : null]),
    profileId: random.pick<DemoInvestmentProfileId>([1, 2, 2, 3, 3, 4]),
    savings: inventedSavings(planId, stopped === 0 ? null : calendar.month(-stopped - 1), random),
    benefit: inBenefit
      ? {
          percentOfBalance: random.integer(5, 10) / 10,
          since: calendar.month(-stopped),
          until: situation === 2 ? null : calendar.month(-2),
        }
      : isGranted
        ? { percentOfBalance: 2, since: addToCompetence(competenceOf(calendar.today), 1), until: null }
        : null,
  })
}

function inventedSavings(planId: DemoPlanId, until: string | null, random: Random): DemoLink['savings'] {
  if (planId === 4) {
    const debit = random.next() < 0.4
    return {
      kind: 'voluntary',
      amount: random.integer(13, 60) * 10,
      paymentMethod: debit ? 5 : 2,
      agency: debit ? '1234' : null,
      account: debit ? '56789-7' : null,
      until,
    }
  }
  const salary = random.integer(42, 190) * 100
  const aboveUnit = salary > CURRENT_UNIT
  const basicPercent = aboveUnit ? random.pick([2, 4, 6, 6]) : 0
  const maySupplement = !aboveUnit || basicPercent === 6
  return percentageOf({
    salary,
    basicPercent,
    supplementaryPercent: maySupplement ? random.integer(1, 8) : 0,
    until,
  })
}

/** The number with the only two check digits that make it a CPF. */
function cpfNumber(nineDigits: number): string {
  for (let check = 0; check < 100; check += 1) {
    const cpf = `${nineDigits}${String(check).padStart(2, '0')}`
    if (isValidCpf(cpf)) return cpf
  }
  throw new RangeError('Every nine digits have check digits')
}
