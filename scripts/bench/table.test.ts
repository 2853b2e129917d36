import { expect, it } from 'vitest'
import { tableOf } from './table.ts'

it('writes names to the left and figures to the right, in columns of one width', () => {
  const rows = [
    ['página 1', 3.456, 1000],
    ['última', 123.456, 2],
  ]
  expect(tableOf(['lista', 'p50 ms', 'linhas'], rows)).toBe(
    ['lista     p50 ms  linhas', 'página 1    3.46    1000', 'última       123       2'].join('\n'),
  )
})

it('writes as many digits as say something', () => {
  const figures = [0, 0.035, 9.99, 15.55, 99.96, 617.4, 18_260]
  expect(
    tableOf(
      ['x'],
      figures.map((figure) => [figure]),
    )
      .split('\n')
      .slice(1),
  ).toEqual(['0', '0.04', '9.99', '15.6', '100.0', '617', '18260'])
})

it('writes a dash for what was not measured', () => {
  expect(tableOf(['a', 'b'], [['x', undefined], ['y']])).toBe('a  b\nx  –\ny  –')
})
