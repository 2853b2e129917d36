import { expect, it } from 'vitest'
import { cellFault, cellText, UNCOMPUTED } from './cell-text.ts'
import { SpellingOfColumn } from './column-spelling.ts'

it.each([
  ['="0007770"', '0007770'],
  ["'0007770", '0007770'],
  ['\t0007770', '0007770'],
  ['  a \n b\u00A0 c ', 'a b c'],
  ["d'Ávila", "d'Ávila"],
  ["'Ávila", "'Ávila"],
  ['-', ''],
  ['—', ''],
  ['R$ -   ', ''],
  ['N/D', ''],
  ['n/a', ''],
  ['NULL', ''],
  ['Não informado', ''],
  ['=1+1', '=1+1'],
  ['s/n', 's/n'],
])('%j says %j', (raw, text) => {
  expect(cellText(raw)).toBe(text)
})

it.each([
  ['#N/A', 'cell-error'],
  ['#N/D', 'cell-error'],
  ['#REF!', 'cell-error'],
  ['#Valor!', 'cell-error'],
  ['Err:502', 'cell-error'],
  ['########', 'cell-error'],
  [UNCOMPUTED, 'uncomputed'],
  ['Jo\uFFFDo', 'letters'],
  ['#1', null],
  ['', null],
])('of %j the fault is %j', (text, fault) => {
  expect(cellFault(text)).toBe(fault)
})

it.each([
  [['02/28/1985', '02/03/1985'], { monthFirst: true }],
  [['28/02/1985', '02/03/1985', '28.02.85'], { dayFirst: true }],
  [['28/02/1985', '02/28/1985'], { monthFirst: true, dayFirst: true }],
  [['1985-02-28', '2026-10-30'], {}],
  [['1.234', '1.234,56'], { decimals: 'comma' }],
  [['R$ 99,90'], { decimals: 'comma' }],
  [['1,234', '1,234.56'], { decimals: 'dot' }],
  [['99.90', '1.234,56'], {}],
  [['1.234', '1,234', '10'], {}],
])('a column of %j proves %j', (texts, told) => {
  const column = new SpellingOfColumn()
  for (const text of texts) column.learn(text)
  expect(column.told).toEqual(told)
})
