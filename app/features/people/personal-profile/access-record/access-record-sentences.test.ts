import { expect, it } from 'vitest'
import { spanSentence } from './access-record-sentences.ts'

const at = (time: string, day = '21') => `2026-11-${day}T${time}:00.000Z`

it.each([
  ['with its end', at('18:00'), at('18:12'), false, '21/11/2026 às 15:00, até 15:12'],
  ['of one moment', at('18:00'), at('18:00'), false, '21/11/2026 às 15:00'],
  [
    'over midnight',
    at('02:50', '22'),
    at('03:10', '22'),
    false,
    '21/11/2026 às 23:50, até 22/11/2026 às 00:10',
  ],
  ['that still runs', at('18:00'), at('18:30'), true, '21/11/2026 às 15:00, até 15:30 no máximo'],
])('an access %s', (_, inicio, fim, emAndamento, sentence) =>
  expect(spanSentence({ inicio, fim, emAndamento })).toBe(sentence),
)
