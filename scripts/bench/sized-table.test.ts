import { expect, it } from 'vitest'
import { sizedTable } from './sized-table.ts'

it('says how each question grows with the number of requests', () => {
  const grows = { name: 'cresce', p99: 9, perSecond: 100 }
  const table = sizedTable([
    { requests: 10_000, answered: [{ ...grows, p50: 1 }] },
    { requests: 100_000, answered: [{ ...grows, p50: 10 }] },
    { requests: 1_000_000, answered: [{ ...grows, p50: 100, p99: 900, perSecond: 7 }] },
  ])
  expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['', 'p50 de 10000', 'p50 de 100000', 'p50 de 1000000', 'p99 ms', 'por segundo', 'expoente'],
    ['cresce', '1', '10', '100', '900', '7', '1.00'],
  ])
})

it('says where a question was refused, or not asked, and counts only what was answered', () => {
  const [, asked, once] = sizedTable([
    { requests: 10_000, answered: [{ name: 'tudo', p50: 1, p99: 1, perSecond: 1 }] },
    {
      requests: 100_000,
      answered: [
        { name: 'tudo', refused: 422 },
        { name: 'página 10.000', p50: 5, p99: 6, perSecond: 7 },
      ],
    },
  ]).split('\n')
  expect(asked?.split(/\s{2,}/)).toEqual(['tudo', '1', 'recusada (422)', '–', '–', '–'])
  expect(once?.split(/\s{2,}/)).toEqual(['página 10.000', '–', '5', '6', '7', '–'])
})
