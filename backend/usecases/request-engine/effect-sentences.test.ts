import { expect, it } from 'vitest'
import { benefitEffect, incomeEffect } from '../benefits/benefit-sentences.ts'
import { contributionEffect, contributionSuspensionEffect } from '../contributions/contribution-sentences.ts'
import { redemptionEffect } from '../exits/exit-sentences.ts'
import { dependantsEffect } from './record-sentences.ts'

/** As they are read: spaces that do not break are spaces. */
const read = (sentences: readonly string[]) => sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '))

const amounts = { basica: 201.58, suplementar: 0, patrocinadora: 201.58, total: 403.16 }

it('a contribution tells the parts that change, and those alone', () => {
  const effect = contributionEffect(
    {
      modalidade: 'percentual',
      salario: 10_000,
      percentualBasica: 6,
      percentualSuplementar: 0,
      valores: amounts,
      anterior: {
        percentualBasica: 4,
        percentualSuplementar: 0,
        valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
      },
      mesEfeito: '2027-01',
    },
    '2027-01',
  )
  expect(read(effect)).toEqual([
    'A contribuição básica passa de 4% para 6% (R$ 134,39 → R$ 201,58 por mês) a partir de janeiro de 2027.',
    'A parte da patrocinadora passa de R$ 134,39 para R$ 201,58 por mês.',
  ])
})

it('a suspension tells for how long and what is not paid', () => {
  const data = {
    meses: 1,
    valorProprio: 100,
    valorPatrocinadora: 0,
    coberturaRisco: 'S',
    taxaContinua: 'S',
  } as const
  const months = { mesEfeito: '2027-01', mesFim: '2027-01', mesRetorno: '2027-02' }
  expect(read(contributionSuspensionEffect({ ...data, ...months }, '2027-01'))).toEqual([
    'As contribuições ficam suspensas por 1 mês a partir de janeiro de 2027.',
    'Deixam de ser pagos R$ 100,00 do participante por mês.',
  ])
})

it('a redemption tells its instalments, what is taken first, and that the link ends', () => {
  const first = { on: '2026-12-10', amount: '500.00' }
  const figures = { isTotal: true, gross: 1000, loan: 50, lost: 20, account: '12345-6' }
  expect(
    read(redemptionEffect({ ...figures, instalments: [first, { ...first, on: '2027-01-10' }] })),
  ).toEqual([
    'Paga R$ 1.000,00 brutos em 2 parcelas, na conta 12345-6, a primeira de R$ 500,00 em 10/12/2026, menos o imposto de cada dia.',
    'Antes quita o empréstimo de R$ 50,00.',
    'A parte da patrocinadora de R$ 20,00 fica no plano.',
    'O participante deixa o plano.',
  ])
  expect(
    read(
      redemptionEffect({ isTotal: false, gross: 10, loan: 0, lost: 0, account: null, instalments: [first] }),
    ),
  ).toEqual(['Paga R$ 10,00 brutos em 10/12/2026, menos o imposto do dia.'])
})

it('a benefit tells its income by the balance of the day; without one only what is granted', () => {
  const asked = { beneficio: 'normal', tipoRenda: 'percentual', percentualSaque: 10 } as const
  expect(read(benefitEffect(asked, null))).toHaveLength(1)
  const atOnce = { gross: 0, net: 0 }
  const monthly = { gross: 1000, net: 900 }
  expect(read(benefitEffect(asked, { paidOn: '2026-12-10', isSingle: false, atOnce, monthly }))[1]).toBe(
    'A renda é de R$ 1.000,00 (R$ 900,00 depois do imposto) por mês, pelo saldo de hoje.',
  )
})

it('an income tells how it is paid from then on', () => {
  const data = {
    tipo: 'prazo-certo',
    percentual: null,
    anos: 15,
    tipoAnterior: 'percentual',
    percentualAnterior: 1,
    mesesAnteriores: null,
    saldo: null,
    bruto: null,
    brutoAnterior: null,
    liquido: null,
    liquidoAnterior: null,
    mesEfeito: null,
    cancelavelAte: null,
  } as const
  expect(incomeEffect(data, '2027-01')[0]).toMatch(
    /^O pagamento da renda passa a ser renda por prazo certo de 15 anos \(antes: .+\) a partir de janeiro de 2027\.$/,
  )
})

it('a list of dependants tells who joins and who leaves', () => {
  expect(dependantsEffect({ tipo: 1, dependentes: [] })).toEqual(['Nada muda na lista de dependentes de IR.'])
})
