import { describe, expect, it } from 'vitest'
import type { CommandGroup } from './command-group.ts'
import { fold, groupsFor, matchItems } from './match-items.ts'

const groups: CommandGroup[] = [
  { id: 'recent', isForStart: true, items: [{ id: 'extract', title: 'Extrato de contribuições' }] },
  {
    id: 'plan',
    items: [
      { id: 'change', title: 'Alterar contribuição', keywords: ['percentual', 'aumentar'] },
      { id: 'extract', title: 'Extrato de contribuições', hint: 'Meu Plano' },
      { id: 'loan', title: 'Empréstimos' },
    ],
  },
  { id: 'requests', items: [{ id: 'bpd', title: 'Benefício proporcional' }] },
  { id: 'none', items: [] },
]

const found = (query: string) =>
  matchItems(groups, query).map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(' ')}`)

describe('what is found', () => {
  it('is all there is before anything is written, without empty groups', () => {
    expect(found('  ')).toEqual(['recent: extract', 'plan: change extract loan', 'requests: bpd'])
  })

  it('does not mind accents, capitals and spaces', () => {
    expect(found(' ALTERAR   contribuicao ')).toEqual(['plan: change'])
    expect(found('beneficio')).toEqual(['requests: bpd'])
    expect(found('BENEFÍCIO')).toEqual(['requests: bpd'])
  })

  it('has every word, in any order', () => {
    expect(found('contribuição alterar')).toEqual(['plan: change'])
    expect(found('alterar empréstimo')).toEqual([])
  })

  it('is also known by keywords and hint', () => {
    expect(found('percentual')).toEqual(['plan: change'])
    expect(found('meu plano')).toEqual(['plan: extract'])
  })

  it('leaves out what is only for the start', () => {
    expect(found('extrato')).toEqual(['plan: extract'])
  })

  it('comes nearest first, in items and in groups', () => {
    const mixed: CommandGroup[] = [
      {
        id: 'a',
        items: [
          { id: 'keyword', title: 'Resgate', keywords: ['pensão'] },
          { id: 'inside', title: 'Suspensão' },
        ],
      },
      {
        id: 'b',
        items: [
          { id: 'second', title: 'Valor da pensão' },
          { id: 'first', title: 'Pensão por morte' },
        ],
      },
    ]
    const ids = matchItems(mixed, 'pensao').map(({ items }) => items.map(({ id }) => id))
    expect(ids).toEqual([
      ['first', 'second'],
      ['inside', 'keyword'],
    ])
  })
})

describe('a caller that looks by itself', () => {
  it('gets its own items back, less what is only for the start', () => {
    expect(groupsFor(groups, 'nothing like it').map(({ id }) => id)).toEqual(['plan', 'requests'])
    expect(groupsFor(groups, '').map(({ id }) => id)).toEqual(['recent', 'plan', 'requests'])
  })
})

it('folds what is written in two ways into one', () => {
  expect(fold('São  João')).toBe(fold('SA\u0303O JOA\u0303O'))
})
