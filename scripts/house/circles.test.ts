import { expect, it } from 'vitest'
import { fileCircles, shortestRound } from './circles.ts'
import { inventedHouse } from './invented-house.fixtures.ts'

const house = inventedHouse({
  'app/a.ts': { imports: ['app/b.ts', 'app/itself.ts'] },
  'app/b.ts': { imports: [{ path: 'app/c.ts', how: 'type' }] },
  'app/c.ts': { imports: ['app/a.ts', 'app/d.ts'] },
  'app/d.ts': { imports: [{ path: 'app/c.ts', how: 'late' }] },
  'app/itself.ts': { imports: ['app/itself.ts'] },
  'app/page.ts': { imports: ['app/page.test.ts', 'node_modules/one/index.js'] },
  'app/page.test.ts': { imports: ['app/page.ts'] },
})

it('files that lead to each other are found by types and by what comes late too, without tests', () => {
  expect(fileCircles(house)).toEqual([['app/a.ts', 'app/b.ts', 'app/c.ts', 'app/d.ts']])
})

it('the shortest way round is told', () => {
  const [circle = []] = fileCircles(house)
  expect(shortestRound(house, circle)).toEqual(['app/c.ts', 'app/d.ts'])
})
