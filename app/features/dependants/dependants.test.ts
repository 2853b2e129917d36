import { describe, expect, it } from 'vitest'
import { checkDependantsValues } from '#contract/dependants/dependants-check.ts'
import {
  consequenceSentence,
  countingIn,
  effectSentence,
  endedSentence,
  kinshipSentence,
  missingInList,
  sharesSentence,
  untilSentence,
} from './dependant-sentences.ts'
import { anaTax, anaTaxServed, carlosTax, child, oliviaPlan, sentDependants } from './dependants.fixtures.ts'
import { dependantsToCome, factsOf, firstDependants, newDependant } from './dependants-input.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const first = firstDependants(anaTax, null)
const withChild = { ...first, dependentes: [...first.dependentes, child] }

describe('the form', () => {
  it('opens with everybody on record, or with what was asked beside who is on record', () => {
    expect(first.dependentes).toMatchObject([{ id: '2', cpf: '701.230.080-93', encerra: 'N' }])
    expect(
      firstDependants(anaTax, sentDependants.dados).dependentes.map(({ id, name }) => [id, name]),
    ).toEqual([
      ['2', 'Clara Lima Souza'],
      ['', 'Lia Lima Souza'],
    ])
    expect(firstDependants(oliviaPlan, sentDependants.dados).dependentes).toHaveLength(2)
  })

  it('says what is missing before its button works', () => {
    expect(missingInList({ tipo: 1, dependentes: [] })).toEqual(['adicione um dependente'])
    expect(missingInList(withChild)).toEqual([])
    expect(missingInList({ tipo: 1, dependentes: [newDependant(1)] })).toEqual([
      'preencha nome completo, CPF, data de nascimento, parentesco de dependente 1',
    ])
    expect(missingInList({ tipo: 1, dependentes: [{ ...child, comprovante: null }] })).toEqual([
      'preencha documento do parentesco de Lia Lima Souza',
    ])
    const [husband, son] = firstDependants(oliviaPlan, null).dependentes
    if (!husband || !son) throw new Error('Olívia has two')
    expect(missingInList({ tipo: 2, dependentes: [{ ...husband, average: 50 }, son] })).toEqual([
      'acerte as partes de cônjuge, companheiro e filhos, que somam 90%',
    ])
    expect(missingInList({ tipo: 2, dependentes: [husband, { ...son, encerra: 'S' }] })).toEqual([
      'preencha o que aconteceu, último dia como dependente de Tomás Freitas Moura',
      'acerte as partes de cônjuge, companheiro e filhos, que somam 60%',
    ])
  })

  it('tells what would be kept, from before to after', () => {
    expect(dependantsToCome(first, anaTax)).toBeNull()
    expect(dependantsToCome(withChild, anaTax)?.dependentes.map(({ mudanca }) => mudanca)).toEqual([
      'mantido',
      'inclusao',
    ])
    const renamed = { ...first, dependentes: [{ ...child, id: '2', name: 'Clara Lima' }] }
    expect(dependantsToCome(renamed, anaTax)?.dependentes).toMatchObject([
      { mudanca: 'alteracao', anterior: { name: 'Clara Lima Souza' } },
    ])
  })

  it('leaves a disability that is withheld as it is, and judges nobody by it', () => {
    const [clara] = anaTaxServed.vigentes
    if (!clara) throw new Error('the fixture has her')
    const grown = { ...anaTaxServed, vigentes: [{ ...clara, birthdate: '1990-03-14' }] }
    const [asked] = firstDependants(grown, null).dependentes
    if (!asked) throw new Error('the form has her')
    expect(asked.incapaz).toBeNull()
    const renamed = { tipo: 1, dependentes: [{ ...asked, name: 'Clara Souza' }] } as const
    expect(
      dependantsToCome({ ...renamed, dependentes: [...renamed.dependentes] }, grown)?.dependentes,
    ).toMatchObject([{ mudanca: 'alteracao', incapaz: null, anterior: { incapaz: null } }])
    expect(missingInList({ tipo: 1, dependentes: [asked, { ...child, incapaz: null }] })).toEqual([
      'preencha se pode trabalhar de Lia Lima Souza',
    ])
  })

  it('refuses a list that has somebody who left it meanwhile', () => {
    const outcome = checkDependantsValues(
      { ...first, dependentes: [{ ...child, id: '99' }] },
      factsOf(anaTax),
    )
    expect(outcome.ok || outcome.problems.map(({ field }) => field)).toContain('dependentes')
  })
})

describe('sentences', () => {
  it('say who somebody is, and until when and why', () => {
    const [clara] = anaTax.vigentes
    const [, son] = oliviaPlan.vigentes
    const [mother] = oliviaPlan.encerrados
    if (!clara || !son || !mother) throw new Error('the fixtures have them')
    expect(kinshipSentence(clara, anaTax.hoje)).toBe('Filho(a) ou enteado(a), 11 anos')
    expect(untilSentence(clara)).toBe('31/12/2036, fim do ano em que completa a idade')
    expect(untilSentence(son)).toBe('04/02/2027, dia em que completa a idade')
    expect(untilSentence({ ...clara, ate: null })).toBe('Sem data para terminar')
    expect(untilSentence({ ...clara, ate: null, incapaz: null })).toBe(
      'Só a pessoa e quem analisa o pedido veem',
    )
    expect(untilSentence({ ...son, kindship: 'conjuge', ate: null, incapaz: null })).toBe(
      'Sem data para terminar',
    )
    expect(endedSentence(mother)).toBe('De 01/06/2025 a 03/08/2026. Faleceu.')
  })

  it('say what the shares lack', () => {
    expect(sharesSentence({ class: 1, count: 2, sum: 100, missing: 0 })).toBe('100%')
    expect(sharesSentence({ class: 1, count: 2, sum: 80, missing: 20 })).toBe('80% de 100%. Faltam 20%')
    expect(sharesSentence({ class: 1, count: 2, sum: 99, missing: 1 })).toBe('99% de 100%. Falta 1%')
    expect(sharesSentence({ class: 1, count: 2, sum: 120, missing: -20 })).toBe('120%. Passou 20%')
  })

  it('say what the list does on the pay slip, and why nothing where nothing changes', () => {
    expect(plain(effectSentence(1, carlosTax))).toBe(
      'Pelo contracheque de outubro de 2026, o imposto não muda: o desconto simplificado de R$ 607,20 ainda vale mais do que 1 dependente (R$ 189,59). A partir de 4 dependentes, o imposto diminui.',
    )
    expect(plain(effectSentence(0, carlosTax))).toBe(
      'Pelo contracheque de outubro de 2026, o imposto não muda sem dependentes: o desconto simplificado de R$ 607,20 é o que vale. A partir de 4 dependentes, o imposto diminui.',
    )
    expect(plain(effectSentence(4, carlosTax))).toBe(
      'Pelo contracheque de outubro de 2026, o imposto iria de R$ 841,88 para R$ 800,31 por mês.',
    )
    expect(effectSentence(2, anaTax)).toBe('')
    expect(
      countingIn({ dependentes: [child, { ...child, kindship: '12' }, { ...child, encerra: 'S' }] }),
    ).toBe(1)
    expect(consequenceSentence(withChild, anaTax)).toBe(
      'A lista fica com 2 dependentes quando o pedido for aceito.',
    )
  })
})
