import { describe, expect, it } from 'vitest'
import { checkSimulationValues } from '#contract/taxes/tax-simulation-check.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { comparedLines } from './compared-lines.ts'
import { explainedDeduction, explainedTurns, explainedYear } from './explained-sentences.ts'
import { cheaperRegime, chosenYear, paidYears } from './simulated-year.ts'
import { formValues, simulationInput } from './simulation-input.ts'
import {
  confirmed,
  income,
  nothingSaved,
  saving,
  unconfirmed,
  withOtherIncome,
} from './tax-simulator.fixtures.ts'
import {
  basisSentence,
  deductionSentence,
  exemptionSentence,
  findingSentence,
  rangesSentence,
  timingSentence,
} from './tax-simulator-sentences.ts'
import { yearsChart } from './years-chart.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const yearOf = (answer: typeof saving) => {
  const year = chosenYear(answer)
  if (!year) throw new Error('the fixture has a balance')
  return year
}

describe('simulationInput', () => {
  it('sends what is in sight as the call takes it', () => {
    expect(simulationInput({ ...formValues(saving.respostas), rendaAtual: 90_000, prazo: 99 })).toEqual({
      usaSaldo: 'N',
      contribuicao: 1000,
      saida: 10,
      forma: 'unico',
      rentabilidade: 4,
      outrasRendas: 0,
      dependentes: 0,
    })
    expect(simulationInput(formValues(income.respostas))).toMatchObject({
      prazo: 15,
      deduz: 'S',
      rendaAtual: 300_000,
    })
  })
})

it('opens with what can be calculated', () => {
  const { deduz, ...values } = formValues(unconfirmed.respostas)
  expect(checkSimulationValues({ ...values, deduz: yesNoOf(deduz) }).ok).toBe(true)
  expect(formValues(nothingSaved.respostas).rendaAtual).toBeNull()
  expect(confirmed(saving).resultado).toBe(saving)
})

describe('sentences of the simulator', () => {
  it('tell the cheaper regime of the year', () => {
    expect(plain(findingSentence(yearOf(saving)))).toBe(
      'Saindo depois de 10 anos, você paga R$ 10.924,85 a menos de imposto no progressivo.',
    )
    expect(plain(findingSentence(yearOf(withOtherIncome)))).toBe(
      'Saindo depois de 10 anos, você paga R$ 4.830,81 a menos de imposto no regressivo.',
    )
    const { regressivo, ...year } = yearOf(saving)
    expect(findingSentence({ ...year, regressivo, progressivo: regressivo })).toContain('cobram o mesmo')
  })

  it('tell in which years which regime costs less', () => {
    const faixas = [
      { de: 1, ate: 21, menor: 'regressivo' as const },
      { de: 22, ate: 40, menor: 'progressivo' as const },
    ]
    expect(rangesSentence({ faixas })).toBe(
      'O regressivo custa menos saindo depois de 1 a 21 anos; o progressivo custa menos saindo depois de 22 a 40 anos.',
    )
    const again = [{ de: 1, ate: 1, menor: 'progressivo' as const }, { ...faixas[0], de: 2 }, faixas[1]]
    expect(rangesSentence({ faixas: again as typeof faixas })).toBe(
      'O progressivo custa menos saindo depois de 1 ano ou 22 a 40 anos; o regressivo custa menos saindo depois de 2 a 21 anos.',
    )
    expect(rangesSentence({ faixas: [{ de: 1, ate: 40, menor: null }] })).toBe(
      'Em qualquer ano de saída, até 40 anos, os dois custam o mesmo.',
    )
  })

  it('tell what the slice that is exempt from 65 on does', () => {
    const said = (idade: number | null) => plain(exemptionSentence({ ...income, idade }, yearOf(income)))
    expect(said(55)).toMatch(/^Você já terá 65 anos .* R\$ 1\.903,98 por mês/)
    expect(said(54)).toContain('no 2º ano de renda')
    expect(said(41)).toContain('no 15º ano de renda')
    expect(said(40)).toContain('termina antes dos seus 65 anos')
    expect(said(null)).toContain('Sem a sua data de nascimento')
    expect(exemptionSentence(saving, yearOf(saving))).toContain('não entra num pagamento de uma vez')
  })

  it('tell what the result was calculated with', () => {
    expect(plain(basisSentence(saving, yearOf(saving)))).toBe(
      'Com nenhum saldo, R$ 1.000,00 por mês e 4% ao ano acima da inflação, o saldo chega a R$ 147.176,17, pago de uma vez. Sem outras rendas no mesmo ano.',
    )
    expect(plain(basisSentence(income, yearOf(income)))).toMatch(
      /^Com o saldo de hoje, R\$ 800\.000,00, .*por mês por 15 anos\. Sem outras/,
    )
  })

  it('speak of time only where it turns the result', () => {
    const { regressivo, progressivo, ...year } = yearOf(saving)
    expect(timingSentence({ ...year, regressivo, progressivo })).toBeNull()
    expect(
      timingSentence({ ...year, regressivo: { ...regressivo, valorPresente: 1_000_000 }, progressivo }),
    ).toContain('no regressivo')
  })

  it('tell what a deduction saves, or that it changes nothing', () => {
    const saves = { dedutivel: 36_000, acimaDoLimite: 0, economia: 5049 }
    expect(plain(deductionSentence(saves))).toContain('R$ 5.049,00 a menos')
    expect(plain(deductionSentence({ ...saves, economia: 0, acimaDoLimite: 500 }))).toMatch(
      /não muda o imposto .*R\$ 500,00 passam do limite/,
    )
  })
})

describe('the way to the figures', () => {
  it('ends in the figures of the table', () => {
    const lines = explainedYear(saving, yearOf(saving))
    const said = plain(lines.map(({ value }) => value).join('\n'))
    for (const figure of ['147.176,17', '35.642,64', '24.717,79', '× 15% = R$ 22.076,43'])
      expect(said).toContain(figure)
    expect(plain(comparedLines(yearOf(saving))[2]?.regressivo ?? '')).toBe('R$ 35.642,64')
  })

  it('tells the income, and both sides of where another regime begins to cost less', () => {
    const labels = explainedYear(income, yearOf(income)).map(({ label }) => label)
    expect(labels).toContain('Renda mensal')
    const [before, at] = explainedTurns(withOtherIncome)
    expect(before?.value).toContain('>')
    expect(at?.value).toContain('<')
    expect(explainedTurns({ ...saving, faixas: [{ de: 1, ate: 40, menor: 'regressivo' }] })).toEqual([])
    const deduction = { dedutivel: 36_000, acimaDoLimite: 0, economia: 5049 }
    expect(plain(explainedDeduction(income, deduction)[0]?.value ?? '')).toBe(
      '12 × R$ 3.500,00, até 12% de R$ 300.000,00 = R$ 36.000,00',
    )
  })
})

describe('yearsChart', () => {
  it('has the rates of both regimes in every year', () => {
    const { points } = yearsChart(saving)
    expect(points).toHaveLength(40)
    expect(points[1]).toEqual({ x: 2, label: '2 anos', values: { regressive: 35, progressive: 0 } })
  })
})

it('shows no result where nothing would be paid', () => {
  expect(chosenYear(nothingSaved)).toBeUndefined()
})

describe('a year of the simulation', () => {
  const costing = (regressive: number, progressive: number) =>
    cheaperRegime({ regressivo: { imposto: regressive }, progressivo: { imposto: progressive } } as never)

  it('names the cheaper regime, and none when both cost the same', () => {
    expect([costing(10, 20), costing(20, 10), costing(10, 10)]).toEqual(['regressivo', 'progressivo', null])
  })

  it('says how many years an income is paid, and none where all is paid at once', () => {
    expect(paidYears({ rendaMensal: 1000, regressivo: { bruto: 180_000 } } as never)).toBe(15)
    expect(paidYears({ rendaMensal: null, regressivo: { bruto: 180_000 } } as never)).toBe(0)
  })

  it('is shown from the first cent that is there', () => {
    const year = { ano: 10, saldo: 0.01 }
    expect(chosenYear({ anos: [year], saida: 10 } as never)).toBe(year)
    expect(chosenYear({ anos: [{ ...year, saldo: 0 }], saida: 10 } as never)).toBeUndefined()
  })
})
