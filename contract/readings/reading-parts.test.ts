import { expect, it } from 'vitest'
import { changesBetween } from './compare-readings.ts'
import { money, text, under } from './reading-line.ts'
import { readingParts } from './reading-parts.ts'
import { readingText } from './reading-text.ts'

it('puts lines of one heading together, and what compares apart from what only tells', () => {
  const parts = readingParts(
    readingText([
      text('Nome', 'Ana'),
      money('Valor', 2, 1),
      money('Outro', 2, 1),
      text('Mês', 'maio'),
      ...under('Contatos', [text('Resposta', 'Alterado'), text('Celular', 'novo', 'velho')]),
      ...under('Banco', [text('Resposta', 'Confirmado')]),
    ]),
  )
  expect(parts.map(({ heading, isCompared, lines }) => [heading, isCompared, lines.length])).toEqual([
    [null, false, 1],
    [null, true, 2],
    [null, false, 1],
    ['Contatos', true, 2],
    ['Banco', false, 1],
  ])
})

it('says what a correction changed, also what came and what went', () => {
  const earlier = readingText([text('Nome', 'Ana'), text('Motivo', 'a'), text('Extra', 'x')])
  const later = readingText([
    text('Nome', 'Ana'),
    text('Motivo', 'b'),
    ...under('Parte', [text('Nome', 'Lia')]),
  ])
  expect(changesBetween(earlier, later)).toEqual([
    { under: null, label: 'Motivo', before: 'a', after: 'b', changes: true },
    { under: 'Parte', label: 'Nome', before: '–', after: 'Lia', changes: true },
    { under: null, label: 'Extra', before: 'x', after: '–', changes: true },
  ])
  expect(changesBetween(later, later)).toEqual([])
})
