import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerIn, problemIn } from './problem-answer.schema.ts'
import { areValues, readAs } from './values.schema.ts'

const values = v.object({ nome: v.string() })

describe('what was kept of a form', () => {
  it('is taken when it is values of that form, and else as if nothing was kept', () => {
    const kept = { nome: 'Ana' }
    expect([areValues(values, kept), readAs(values, kept)]).toEqual([true, kept])
    for (const other of [{ name: 'Ana' }, null, undefined, 'Ana']) {
      expect([areValues(values, other), readAs(values, other)]).toEqual([false, null])
    }
  })
})

describe('what the portal says of a file', () => {
  it('is its answer, or one of our problems; anything else is neither', () => {
    expect(answerIn(values, { nome: 'conta.pdf' })).toEqual({ nome: 'conta.pdf' })
    expect(answerIn(values, { detail: 'Não.' })).toBeNull()
    expect(problemIn('<html>')).toBeNull()
    expect(problemIn({ kind: 'unknown', detail: 'Não.' })).toBeNull()
  })

  it.each([
    { kind: 'unavailable', detail: 'Sem resposta.' },
    { kind: 'invalid', detail: 'Há dados a corrigir.', fields: { arquivo: 'Este PDF está protegido.' } },
    { kind: 'rate-limited', detail: 'Aguarde.', retryAfter: 30 },
    { kind: 'unexpected', detail: 'Não deu.', requestId: 'a1' },
    { kind: 'conflict', reason: 'conflito', detail: 'O plano foi trocado em outra aba.' },
  ])('is $kind with all that belongs to it', (problem) => {
    expect(problemIn(problem)).toEqual(problem)
  })
})
