import { describe, expect, it } from 'vitest'
import { arrowsWithin, floorsOf } from './arrows.ts'
import { inventedHouse } from './invented-house.fixtures.ts'

/** Rooms of one file that import the first file of others; a room that is named twice has two files that do. */
function houseOf(...arrows: readonly (readonly [string, string])[]) {
  return inventedHouse(
    Object.fromEntries([
      ...arrows.map(([, to]) => [`api/${to}/first.ts`, {}] as const),
      ...arrows.map(([from, to], index) => [
        `api/${from}/file-${index}.ts`,
        { imports: [`api/${to}/first.ts`] },
      ]),
    ]),
  )
}
const floors = (...arrows: readonly (readonly [string, string])[]) =>
  floorsOf(arrowsWithin(houseOf(...arrows), 'api'))
const named = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

describe('arrows between rooms', () => {
  const house = inventedHouse({
    'api/loans/ask.ts': {
      imports: [
        'api/requests/file.ts',
        { path: 'api/requests/file.ts', how: 'type' },
        { path: 'api/requests/types.ts', how: 'type' },
        'api/loans/other.ts',
        'api/flat.ts',
        'domain/loans/rule.ts',
      ],
    },
    'api/loans/ask.test.ts': { imports: ['api/deaths/register.ts'] },
    'api/flat.ts': { imports: ['api/loans/ask.ts'] },
    'api-other/deaths/file.ts': { imports: ['api/loans/ask.ts'] },
  })

  it('are imports of a folder by another, types too, and each file once', () => {
    expect(arrowsWithin(house, 'api')).toEqual([
      {
        from: 'loans',
        to: 'requests',
        carriers: [
          { file: 'api/loans/ask.ts', imported: 'api/requests/file.ts' },
          { file: 'api/loans/ask.ts', imported: 'api/requests/types.ts' },
        ],
      },
    ])
  })
})

describe('floors', () => {
  it('are the rooms on the longest way down', () => {
    const found = floors(['a', 'b'], ['b', 'c'], ['a', 'c'], ['x', 'c'])
    expect(found).toMatchObject({ rooms: 4, arrows: 4, imports: 4, floors: 3, up: [], mutual: [], knots: [] })
  })

  it('take away the arrow of a pair with the fewer imports', () => {
    const found = floors(['a', 'b'], ['a', 'b'], ['b', 'a'])
    expect(found).toMatchObject({ mutual: [['a', 'b']], knots: [['a', 'b']], floors: 2 })
    expect(found.up.map(named)).toEqual(['b → a'])
  })

  it('take away one arrow of a ring, where one has fewer imports that one', () => {
    const found = floors(['a', 'b'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'a'])
    expect(found.up.map(named)).toEqual(['b → c'])
    expect(found).toMatchObject({ mutual: [], knots: [['a', 'b', 'c']], floors: 3 })
  })

  it('take away one arrow that stands in several circles rather than one of each', () => {
    const found = floors(
      ['hub', 'end'],
      ['hub', 'end'],
      ['hub', 'end'],
      ['end', 'a'],
      ['end', 'b'],
      ['end', 'c'],
      ['a', 'hub'],
      ['b', 'hub'],
      ['c', 'hub'],
    )
    expect(found.up.map(named)).toEqual(['hub → end'])
  })

  it('leave no circle, whatever the house', () => {
    const rooms = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const arrows = rooms.flatMap((from, one) =>
      rooms.flatMap((to, other) =>
        (one * 5 + other * 3) % 4 === 1 && from !== to ? [[from, to] as const] : [],
      ),
    )
    const { up } = floors(...arrows)
    const left = arrows.filter((arrow) => !up.some((gone) => gone.from === arrow[0] && gone.to === arrow[1]))
    expect(up.length).toBeGreaterThan(0)
    expect(floors(...left).knots).toEqual([])
  })
})
