import { describe, expect, it } from 'vitest'
import { Category, isPossiblePair, Situation } from '#domain/participants.ts'
import { eligibilityMatrix, matrixCell } from './eligibility-matrix.ts'
import { type ServiceSlug, serviceSlugs } from './service-ids.ts'

/**
 * Who is offered which service, written down a second time: for each category its situations, then what else must hold. What this
 * matrix loses or adds, somebody loses or gains.
 */
const OFFERED: Record<ServiceSlug, string[]> = {
  'regime-tributacao': ['1: 1 3 6 7 9', '2: 2', '3: 2 3', '4: 1 3 6 7 9', '5: 1 3 9'],
  pep: ['1: 1 3 6 7 9', '2: 2 6', '3: 2 3 6', '4: 1 3 6 7 9', '5: 1 3 9'],
  fatca: ['1: 1 3 6 7 9', '2: 2 6', '3: 2 3 6', '4: 1 3 6 7 9', '5: 1 3 9'],
  dependentes: ['1: 1 3 6 9', '2: 2 6', '4: 1 3 6 9', '5: 1 3 9'],
  'residente-exterior': ['1: 1 3 6 7 9', '2: 2 6', '3: 2 3 6', '4: 1 3 6 7 9', '5: 1 3 9'],
  'extrato-contribuicao': [
    '1: 1 3 6 7 9',
    '1: 4 8, read only',
    '2: 2 6',
    '4: 1 3 6 7 9',
    '4: 4 8, read only',
    '5: 1 3 9',
    '5: 4 8, read only',
  ],
  'gerar-contribuicao': ['1: 1, boleto-plan', '4: 1', '5: 1, deferred-may-pay'],
  'alterar-contribuicao': ['1: 1', '4: 1'],
  'suspend-contribution': ['1: 1 6', '4: 1 6'],
  'perfil-investimentos': ['1: 1 6 9', '2: 2', '3: 2', '4: 1 6 9', '5: 1 9'],
  'simulador-beneficio': ['1: 1 6 7 9', '4: 1 6 7 9', '5: 1 9'],
  'benefit-request': [
    '1: 1 6 7 9, retirement-reached',
    '4: 1 6 7 9, retirement-reached',
    '5: 1 9, retirement-reached',
  ],
  'saque-a-vista': ['1: 3', '4: 3', '5: 3'],
  resgate: [
    '1: 7 9, redemption-waiting-period',
    '1: 1 6, redeemable-before-exit, redemption-waiting-period',
    '4: 1 6 7 9, redemption-waiting-period',
    '5: 1 9, redemption-waiting-period',
  ],
  portabilidade: [
    '1: 7 9, vesting-period',
    '1: 1 6, portable-before-exit, vesting-period',
    '2: 2, portability-for-assisted',
    '4: 1 6 7 9, vesting-period',
    '5: 1 9, vesting-period',
  ],
  bpd: ['1: 7 9, vesting-period, below-full-benefit', '4: 1 6 7 9, vesting-period, below-full-benefit'],
  autopatrocinio: ['1: 7 9', '1: 1, partial-loss-of-pay', '5: 1, deferred-may-return'],
  'alteracao-renda': ['2: 2', '3: 2'],
  'report-income': ['1: 1 3 4 6 7 8 9', '2: 2 4 6', '3: 2 4 6', '4: 1 3 4 6 7 8 9', '5: 1 3 4 8 9'],
  contracheque: ['2: 2 4 6', '3: 2 4 6'],
  'suspend-benefit': ['2: 2 6', '3: 2 6'],
  'exemption-65': ['2: 2, progressive-regime', '3: 2, progressive-regime'],
  emprestimos: [
    '1: 1, loans-for-category',
    '2: 2, loans-for-category',
    '3: 2, loans-for-category',
    '4: 1, loans-for-category',
    '5: 1, loans-for-category',
  ],
  'simulador-regime-tributacao': ['1: 1 3 6 7 9', '2: 2', '3: 2 3', '4: 1 3 6 7 9', '5: 1 3 9'],
  requests: [
    '1: 1 2 3 4 6 7 8 9',
    '2: 1 2 3 4 6 7 8 9',
    '3: 1 2 3 4 6 7 8 9',
    '4: 1 2 3 4 6 7 8 9',
    '5: 1 2 3 4 6 7 8 9',
  ],
  atas: [
    '1: 1 2 3 4 6 7 8 9',
    '2: 1 2 3 4 6 7 8 9',
    '3: 1 2 3 4 6 7 8 9',
    '4: 1 2 3 4 6 7 8 9',
    '5: 1 2 3 4 6 7 8 9',
  ],
  fornecedores: [
    '1: 1 2 3 4 6 7 8 9',
    '2: 1 2 3 4 6 7 8 9',
    '3: 1 2 3 4 6 7 8 9',
    '4: 1 2 3 4 6 7 8 9',
    '5: 1 2 3 4 6 7 8 9',
  ],
  'convidar-participante': [
    '1: 1 6, boleto-plan',
    '2: 2, boleto-plan',
    '4: 1, boleto-plan',
    '5: 1, boleto-plan',
  ],
}

describe('eligibility matrix', () => {
  it('offers each service to whom it always offered it', () => {
    const inWords = Object.entries(eligibilityMatrix).map(([slug, row]) => [
      slug,
      Object.entries(row).flatMap(([category, cells]) =>
        cells.map(({ situations, conditions = [], readOnly }) =>
          [`${category}: ${situations.join(' ')}`, ...conditions, ...(readOnly ? ['read only'] : [])].join(
            ', ',
          ),
        ),
      ),
    ])
    expect(Object.fromEntries(inWords)).toEqual(OFFERED)
  })

  it('never lists a situation twice for one category', () => {
    for (const slug of serviceSlugs) {
      for (const cells of Object.values(eligibilityMatrix[slug])) {
        const situations = cells.flatMap((cell) => cell.situations)
        expect(new Set(situations).size).toBe(situations.length)
      }
    }
  })

  it('offers something to every possible pair except the deceased', () => {
    for (const category of Object.values(Category)) {
      const possible = Object.values(Situation).filter((situation) => isPossiblePair(category, situation))
      const offered = possible.filter((situation) =>
        serviceSlugs.some((slug) => matrixCell(slug, category, situation)),
      )
      expect(offered).toEqual(possible.filter((situation) => situation !== Situation.deceased))
    }
  })

  it('gives the statement of an ended link to read only', () => {
    expect(matrixCell('extrato-contribuicao', 1, 8)?.readOnly).toBe(true)
    expect(matrixCell('extrato-contribuicao', 1, 1)?.readOnly).toBeUndefined()
    expect(matrixCell('contracheque', 1, 1)).toBeUndefined()
  })
})
