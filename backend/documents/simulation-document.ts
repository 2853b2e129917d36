import { thirteenthSentence } from '#contract/benefits/thirteenth.text.ts'
import {
  ageAfterText,
  incomeEndText,
  retirementAgeText,
  simulatedIncomeNames,
  simulationDisclaimer,
  simulationFieldNames,
  simulationFigureText,
  simulationResultNames,
} from '#contract/simulation/benefit-simulation.text.ts'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SavedResult } from '#contract/simulation/saved-simulations.ts'
import { amountText, dateText, percentText, reaisText } from '#contract/value-text.ts'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { yearlyPayments } from '#domain/simulation/retirement-incomes.ts'
import {
  monthsToRetirement,
  type SimulationField,
  type SimulationInputs,
} from '#domain/simulation/safe-inputs.ts'
import { outcomesOf, simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

/** A simulation as it was kept: what it asks, by what it was reckoned, and what came of it on its day. */
export type PrintedSimulation = {
  name: string
  savedOn: IsoDate
  inputs: SimulationInputs
  rules: BenefitSimulatorOnWire['regras']
  result: SavedResult
}

type Context = {
  entity: string
  person: string
  plan: string
  enrolment: string
  planColor: string
  now: Date
}

/** Up to three kept simulations side by side, with every figure that their charts draw. */
export function simulationDocument(
  simulations: readonly PrintedSimulation[],
  { entity, person, plan, enrolment, planColor, now }: Context,
): PrintedDocument {
  return {
    title: 'Simulação de benefício',
    subtitle: `${plan} · ${entity}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: person },
          { label: 'Plano', value: plan },
          { label: 'Matrícula', value: enrolment },
          ...simulations.map(({ name, savedOn }) => ({
            label: name,
            value: `Guardada em ${dateText(savedOn)}`,
          })),
        ],
      },
      { kind: 'paragraph', text: simulationDisclaimer },
      resultTable(simulations),
      inputTable(simulations),
      ...simulations.flatMap(yearsOf),
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'Tudo está em dinheiro de hoje: o rendimento e os aumentos são acima da inflação. O imposto é o das tabelas do dia em que a simulação foi guardada, sem outras rendas nem dependentes. No regime regressivo vale a idade de cada contribuição; na renda vitalícia, a idade média.',
      },
    ],
  }
}

type Line = { label: string; values: readonly (number | null)[] }

/** Results of each simulation, and under every figure its difference from the first simulation's. */
function resultTable(simulations: readonly PrintedSimulation[]): DocumentBlock {
  const results = simulations.map(({ result }) => result)
  const income = (
    type: (typeof INCOME_TYPES)[number],
    of: keyof Omit<SavedResult['rendas'][number], 'tipo'>,
  ) => results.map(({ rendas }) => rendas.find(({ tipo }) => tipo === type)?.[of] ?? null)
  const lines: Line[] = [
    { label: simulationResultNames.balance, values: results.map(({ saldo }) => saldo) },
    { label: simulationResultNames.contributed, values: results.map(({ contribuicoes }) => contribuicoes) },
    { label: simulationResultNames.cash, values: results.map(({ saque }) => saque) },
    ...INCOME_TYPES.flatMap((type) => [
      { label: `${simulatedIncomeNames[type]}, por mês`, values: income(type, 'bruta') },
      { label: 'líquida, regime progressivo', values: income(type, 'liquidaProgressiva') },
      { label: 'líquida, regime regressivo', values: income(type, 'liquidaRegressiva') },
    ]),
  ].filter(({ values }) => values.some((value) => value !== null))
  const [first] = simulations
  const differences = ({ values }: Line) => [
    `Diferença para ${first?.name ?? ''}`,
    ...values.map((value, place) => {
      const base = values[0]
      return place === 0 || value === null || base == null ? '–' : signed(sumReais([value, -base]))
    }),
  ]
  return {
    kind: 'table',
    caption: 'O que resulta, em R$',
    columns: columnsOf('Valor', simulations),
    rows: lines.flatMap((line) => [
      [line.label, ...line.values.map((value) => (value === null ? '–' : amountText(value)))],
      ...(simulations.length > 1 ? [differences(line)] : []),
    ]),
  }
}

function inputTable(simulations: readonly PrintedSimulation[]): DocumentBlock {
  const fields = Object.keys(simulationFieldNames) as SimulationField[]
  return {
    kind: 'table',
    caption: 'O que foi suposto',
    columns: columnsOf('Premissa', simulations),
    rows: fields.map((field) => [
      simulationFieldNames[field],
      ...simulations.map(({ inputs }) => simulationFigureText(field, inputs[field])),
    ]),
  }
}

function columnsOf(first: string, simulations: readonly PrintedSimulation[]) {
  return [
    { title: first, share: 4 },
    ...simulations.map(({ name }) => ({ title: name, share: 3, isFigure: true })),
  ]
}

/** One simulation year by year: growing, at other returns, and paying. */
function yearsOf({ name, inputs, rules }: PrintedSimulation): DocumentBlock[] {
  const simulation = simulateBenefit(inputs, rules, { monthsHeld: 0, taxes: null })
  const { years, incomes } = simulation
  const saved = monthsToRetirement(inputs)
  const thirteenth = thirteenthSentence(rules.incomeTypes, yearlyPayments(rules))
  const paying = incomes.flatMap(({ type, after }) => (after ? [{ type, after }] : []))
  const longest = Math.max(0, ...paying.map(({ after }) => after.points.length))
  return [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      caption: 'Se render mais, ou menos: primeira renda por mês, em R$',
      columns: [
        { title: 'Rendimento ao ano', share: 3 },
        { title: simulationResultNames.balance, share: 3, isFigure: true },
        ...incomes.map(({ type }) => ({ title: simulatedIncomeNames[type], share: 3, isFigure: true })),
      ],
      rows: outcomesOf(inputs, rules).map((outcome) => [
        percentText(outcome.realReturnPercent),
        amountText(outcome.balance),
        ...outcome.incomes.map(({ gross }) => amountText(gross)),
      ]),
    },
    ...(thirteenth === null ? [] : [{ kind: 'paragraph' as const, text: thirteenth }]),
    ...incomes.map(
      ({ type, gross, after }): DocumentBlock => ({
        kind: 'paragraph',
        text: incomeEndText(type, gross, {
          exhaustedAt:
            after && after.exhaustedIn !== null
              ? inputs.retirementAge + Math.floor(after.exhaustedIn / 12)
              : null,
          lastAge: inputs.retirementAge + (after?.points.at(-1)?.month ?? 0) / 12,
          lastIncome: after?.points.at(-1)?.income ?? gross,
        }),
      }),
    ),
    {
      kind: 'table',
      caption: 'Como o saldo cresce, em R$',
      columns: ['Idade', 'Sua parte', 'Patrocinadora', 'Rendimento', 'Saldo'].map((title, place) => ({
        title,
        share: place === 0 ? 2 : 3,
        isFigure: place > 0,
      })),
      rows: years.map(({ month, own, employer, returns, balance }) => [
        ageAfterText(inputs, month),
        ...[own, employer, returns, balance].map(amountText),
      ]),
    },
    ...(longest < 2
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'Depois da aposentadoria: saldo que resta, em R$',
            columns: [
              { title: 'Idade', share: 2 },
              ...paying.map(({ type }) => ({ title: simulatedIncomeNames[type], share: 3, isFigure: true })),
            ],
            rows: Array.from({ length: longest }, (_, year) => [
              ageAfterText(inputs, saved + year * 12),
              ...paying.map(({ after }) => amountText(after.points[year]?.balance ?? 0)),
            ]),
          },
        ]),
  ]
}

function signed(amount: number): string {
  return amount > 0 ? `+${amountText(amount)}` : amountText(amount)
}

/** Summary for a message that carries the simulation's document. */
export function simulationSummary({ name, inputs, result }: PrintedSimulation): string {
  const incomes = result.rendas.map(
    ({ tipo, bruta }) => `${simulatedIncomeNames[tipo].toLowerCase()}, ${reaisText(bruta)}`,
  )
  return [
    `Simulação “${name}”: aposentadoria aos ${retirementAgeText(inputs)}, com saldo de ${reaisText(result.saldo)}.`,
    ...(incomes.length === 0 ? [] : [`Primeira renda do mês: ${incomes.join('; ')}.`]),
  ].join(' ')
}
