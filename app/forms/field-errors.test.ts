import { expect, it } from 'vitest'
import { fieldErrors, sentencesOf } from './field-errors.ts'

it('what a check found stands under its fields, the first of each, and nothing where all is right', () => {
  const complaint = (field: string, sentence: string) => ({ field, sentence })
  const found = {
    ok: false as const,
    problems: [complaint('agencia', 'Informe a agência.'), complaint('agencia', 'São 4 números.')],
  }
  expect(fieldErrors(found)).toEqual({ fields: { agencia: 'Informe a agência.' } })
  expect(sentencesOf(found)).toEqual({ agencia: 'Informe a agência.' })
  const right = { ok: true as const, result: null }
  expect([fieldErrors(right), sentencesOf(right)]).toEqual([undefined, {}])
})
