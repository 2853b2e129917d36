import { expect, it } from 'vitest'
import { minutesTags } from './minutes-tags.ts'
import { areMinutesPublic } from './publication.ts'

it.each([
  [{ visibility: 'participantes', publishedOn: '2026-11-20' }, true],
  [{ visibility: 'participantes', publishedOn: '2026-11-19' }, true],
  [{ visibility: 'participantes', publishedOn: '2026-11-21' }, false],
  [{ visibility: 'participantes', publishedOn: null }, false],
  [{ visibility: 'atendimento', publishedOn: '2026-11-01' }, false],
] as const)('%j is seen by participants: %s', (publication, expected) =>
  expect(areMinutesPublic(publication, '2026-11-20')).toBe(expected),
)

it('reads the subjects of a line, each once', () => {
  expect(minutesTags(' investimentos,  política   anual,, investimentos ')).toEqual([
    'investimentos',
    'política anual',
  ])
  expect(minutesTags('')).toEqual([])
})
