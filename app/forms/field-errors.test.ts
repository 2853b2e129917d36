import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schemaErrors } from './field-errors.schema.ts'
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

it('what a schema found stands under its fields too, with places of a list as the form names them', () => {
  const schema = v.object({
    etapas: v.array(v.object({ nome: v.pipe(v.string(), v.minLength(1, 'Falta.')) })),
  })
  const wrong = { etapas: [{ nome: 'Análise' }, { nome: '' }] }
  expect(schemaErrors(schema, wrong)).toEqual({ fields: { 'etapas[1].nome': 'Falta.' } })
  expect(schemaErrors(schema, wrong, 'regras')).toEqual({ fields: { 'regras.etapas[1].nome': 'Falta.' } })
  expect(schemaErrors(schema, { etapas: [] })).toBeUndefined()
})
