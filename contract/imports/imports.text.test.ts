import { expect, it } from 'vitest'
import { importReasons } from '#domain/imports/import-problem.ts'
import { problemSentence } from './imports.text.ts'

it.each(importReasons)('why %s is told in a sentence, also where nothing more is known of it', (reason) => {
  expect(problemSentence({ column: 'nome', reason })).toMatch(/^\p{Lu}.{8,}[.]$/u)
})

it.each([
  [
    { reason: 'date-two-readings', about: '01/02/1926|01/02/2026' },
    /pode ser 01\/02\/1926 ou 01\/02\/2026\./,
  ],
  [{ reason: 'two-amounts', about: '1.234,00|1,234' }, /pode ser 1\.234,00 ou 1,234\./],
  [{ reason: 'name', about: 'sign @' }, /Um nome não tem “@”/],
  [{ reason: 'email', about: 'double-dot' }, /dois pontos seguidos/],
  [{ reason: 'phone', about: 'foreign' }, /código do país e o número inteiro/],
  [{ reason: 'phone-abroad', about: '+51 995678901' }, /outro país: \+51 995678901\./],
] as const)('%j is told', (problem, sentence) => {
  expect(problemSentence({ column: null, ...problem })).toMatch(sentence)
})
