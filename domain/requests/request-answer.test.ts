import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedItem, type RequestAnswer, requestAnswerProblems } from './request-answer.ts'

const percent: AskedItem = { path: 'percentual', kind: 'field', value: { as: 'percent' } }
const proof: AskedItem = { path: 'comprovante-bancario', kind: 'document' }
const explanation: AskedItem = { path: 'explicacao', kind: 'explanation' }
const before = { percentual: 0.9 }

const answer = (given: Partial<RequestAnswer> = {}): RequestAnswer => ({
  values: {},
  documents: {},
  explanation: '',
  ...given,
})

describe('the answer to a returned request', () => {
  it('gives each field and document that was asked for', () => {
    expect(requestAnswerProblems([percent, proof], answer(), before)).toEqual([
      { code: 'missing', path: 'percentual' },
      { code: 'missing', path: 'comprovante-bancario' },
    ])
    const whole = answer({ values: { percentual: 0.8 }, documents: { 'comprovante-bancario': 'id' } })
    expect(requestAnswerProblems([percent, proof], whole, before)).toEqual([])
  })

  it('changes nothing that was not asked for', () => {
    const more = answer({ values: { percentual: 0.8, beneficio: 'Outro' } })
    expect(requestAnswerProblems([percent], more, before)).toEqual([{ code: 'not-asked', path: 'beneficio' }])
  })

  it('says why where a field stays as it was', () => {
    const same = answer({ values: { percentual: 0.9 } })
    expect(requestAnswerProblems([percent], same, before)).toEqual([{ code: 'nothing-new' }])
    expect(requestAnswerProblems([percent], { ...same, explanation: 'É isso mesmo.' }, before)).toEqual([])
  })

  it('explains where only that was asked, or where the entity only wrote', () => {
    expect(requestAnswerProblems([explanation], answer(), before)).toEqual([{ code: 'explanation-missing' }])
    expect(requestAnswerProblems([], answer({ explanation: '  ' }), before)).toEqual([
      { code: 'nothing-new' },
    ])
    expect(requestAnswerProblems([], answer({ documents: { outro: 'id' } }), before)).toEqual([])
  })

  it('knows what each field can hold', () => {
    const choice = { as: 'choice', options: ['imposto-renda', 'beneficiario'] } as const
    const problemsOf = (value: AskedItem & { kind: 'field' }, given: string | number) =>
      requestAnswerProblems([value], answer({ values: { [value.path]: given } }), {})
    const field = (value: (AskedItem & { kind: 'field' })['value']) =>
      ({ path: 'campo', kind: 'field', value }) as const
    expect(problemsOf(field(choice), 'outro')).toEqual([{ code: 'not-a-value', path: 'campo' }])
    expect(problemsOf(field(choice), 'beneficiario')).toEqual([])
    expect(problemsOf(field({ as: 'count' }), 1.5)).toEqual([{ code: 'not-a-value', path: 'campo' }])
    expect(problemsOf(field({ as: 'count' }), 600)).toEqual([])
    expect(problemsOf(field({ as: 'count' }), 601)).toEqual([{ code: 'not-a-value', path: 'campo' }])
    expect(problemsOf(field({ as: 'money' }), 0)).toEqual([{ code: 'not-a-value', path: 'campo' }])
    expect(problemsOf(field({ as: 'text' }), 'x'.repeat(121))).toEqual([
      { code: 'not-a-value', path: 'campo' },
    ])
  })

  it('takes a percentage from above 0 up to 100, and no other', () => {
    fc.assert(
      fc.property(fc.double({ min: -200, max: 200, noNaN: true }), (points) => {
        const problems = requestAnswerProblems([percent], answer({ values: { percentual: points } }), {})
        expect(problems.length === 0).toBe(points > 0 && points <= 100)
      }),
    )
  })
})
