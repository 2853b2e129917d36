import { inventedCpf } from '#backend/testing/invented-rows.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Fates } from './fund.ts'
import type { Dependant, Life, LifeAct } from './life.ts'

/** From the first business day of a leap year on, until a term of one year has begun and ended, and its year is reported. */
export const SHORT = {
  seed: 7,
  from: '2028-01-03',
  to: '2029-02-02',
  // A payroll that comes two days late, after a death and a court's release that it must not look at.
  standstills: ['2028-07-31', '2028-08-01'],
} as const
/** So often that a short life has each of them. */
export const OFTEN: Fates = { lost: 250, killed: 6, powerCuts: 6, standstills: 0 }

const ENTERS = '2028-01-04'

type Told = Partial<Omit<Life, 'n' | 'name' | 'acts'>> & {
  days: Readonly<Record<IsoDate, LifeAct | readonly LifeAct[]>>
}

const dependant = (n: number, kinship: Dependant['kinship'], share: number): Dependant => ({
  name: kinship === 'conjuge' ? 'Pedro Freitas Moura' : `Tomás Freitas Moura ${['Neto', 'Filho'][n % 2]}`,
  cpf: inventedCpf(30_000 + n),
  birth: kinship === 'conjuge' ? '1971-08-20' : '2012-02-29',
  kinship,
  share,
})

/** Leaving the sponsor and then something else, on days that many share. */
const leaving = { '2028-01-14': { act: 'leave-sponsor' } } as const
const retiring = (income: Extract<LifeAct, { act: 'retire' }>['income'], cash = 0) =>
  ({ ...leaving, '2028-01-20': { act: 'retire', kind: 'normal', income, cash } }) as const
const option = (chosen: Extract<LifeAct, { act: 'option' }>['option'], on = '2028-01-20') => ({
  ...leaving,
  [on]: { act: 'option', option: chosen } as const,
})
const OLD = '1966-05-11'

const people: Readonly<Record<string, Told>> = {
  'Ana Beatriz Lima': {
    salary: '10000.00',
    days: {
      '2028-01-05': [
        { act: 'change-contribution', basic: 6, supplementary: 5 },
        { act: 'choose-regime', regime: 'regressivo' },
      ],
      '2028-03-10': { act: 'borrow', share: 0.3, months: 12, system: 'price' },
      '2028-06-05': { act: 'pay-loan-off' },
    },
  },
  'Carlos Eduardo Nunes': { birth: OLD, days: retiring({ type: 'prazo-certo', years: 1 }) },
  'Sílvia Andrade': {
    birth: OLD,
    days: {
      ...retiring({ type: 'percentual', percent: 1 }, 25),
      '2028-04-10': { act: 'borrow', share: 0.2, months: 6, system: 'sac' },
      '2028-06-05': { act: 'change-income', income: { type: 'prazo-certo', years: 5 } },
    },
  },
  'Raul Meireles': { birth: '1963-07-19', days: retiring({ type: 'vitalicia' }) },
  'Olívia Freitas': {
    birth: OLD,
    planId: 7,
    days: {
      ...retiring({ type: 'prazo-certo', years: 5 }),
      '2028-01-05': {
        act: 'add-dependants',
        people: [dependant(1, 'conjuge', 60), dependant(2, 'filho', 40)],
      },
      '2028-08-01': { act: 'die', registeredAfter: 2 },
      '2028-08-15': { act: 'open-pensions' },
    },
  },
  'Igor Matos': {
    salary: '6500.00',
    days: {
      '2028-01-05': {
        act: 'add-dependants',
        people: [dependant(3, 'conjuge', 33.34), dependant(4, 'filho', 33.33), dependant(5, 'filho', 33.33)],
      },
      '2028-01-27': { act: 'change-contribution', basic: 0, supplementary: 4 },
      '2028-03-31': { act: 'borrow', share: 0.5, months: 24, system: 'price' },
      '2028-08-10': { act: 'die', registeredAfter: 20 },
      '2028-08-15': { act: 'open-pensions' },
    },
  },
  'Gustavo Teles': {
    days: {
      '2028-01-05': { act: 'choose-regime', regime: 'regressivo' },
      ...option('redemption', '2028-02-29'),
    },
  },
  'Joana Prado': {
    days: {
      '2028-01-05': { act: 'choose-regime', regime: 'progressivo' },
      ...option('redemption-in-instalments'),
    },
  },
  'César Moura': { days: option('portability') },
  'Fernanda Rocha': {
    birth: '1968-02-29',
    planId: 7,
    days: {
      ...option('deferral'),
      '2028-04-10': { act: 'retire', kind: 'normal', income: { type: 'percentual', percent: 0.5 }, cash: 0 },
    },
  },
  'Eduardo Prates': {
    habits: { inTime: 40, late: 50 },
    days: {
      '2028-01-05': { act: 'change-contribution', basic: 4, supplementary: 0 },
      '2028-03-10': { act: 'leave-sponsor' },
      '2028-04-10': { act: 'option', option: 'self-sponsorship' },
    },
  },
  'Bianca Rezende': { days: option('none') },
  'Nelson Vieira': {
    planId: 4,
    voluntary: 400,
    days: {
      '2028-01-05': { act: 'change-contribution', basic: 3, supplementary: 0 },
      '2028-03-10': { act: 'suspend-contribution', months: 6 },
      '2028-06-05': { act: 'resume-contribution' },
    },
  },
  'Cecília Antunes': {
    birth: '1962-02-10',
    days: {
      ...retiring({ type: 'percentual', percent: 1.5 }),
      '2028-03-10': { act: 'turn-65' },
      '2028-04-10': { act: 'fall-ill' },
      '2028-06-05': { act: 'court-order' },
      '2028-08-01': { act: 'court-release' },
      '2028-10-10': { act: 'suspend-benefit', months: 2 },
    },
  },
  // The youngest colleague joins on the day that only leap years have.
  'Aline Figueiredo': {
    enters: '2028-03-01',
    joinedOn: '2028-02-29',
    brought: 0,
    days: {
      '2028-03-10': { act: 'change-contribution', basic: 3, supplementary: 0 },
      '2028-10-10': { act: 'suspend-contribution', months: 2 },
    },
  },
  'Helena Castro': {
    planId: 7,
    salary: '7473.30',
    days: {
      '2028-01-05': { act: 'change-contribution', basic: 1, supplementary: 0 },
      '2028-03-31': { act: 'borrow', share: 0.2, months: 6, system: 'price' },
    },
  },
}

/** A few people whose days are chosen so that nearly everything of a fund happens to one of them. */
export const shortLives: readonly Life[] = Object.entries(people).map(([name, { days, ...told }], n) => ({
  n,
  cpf: inventedCpf(n),
  name,
  birth: '1984-03-15',
  planId: 1,
  enrolment: String(500_000 + n),
  joinedOn: '2016-02-29',
  enters: ENTERS,
  salary: '12345.67',
  brought: 120_000 + n * 1000,
  voluntary: 300,
  habits: { inTime: 100, late: 0 },
  ...told,
  acts: Object.entries(days)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([on, what]) => [what].flat().map((one) => ({ on, what: one }))),
}))
