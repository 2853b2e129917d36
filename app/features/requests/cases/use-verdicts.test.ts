import { expect, it } from 'vitest'
import { EXPLANATION } from '#contract/requests/request-answers.ts'
import { requestInAnalysis } from '../requests.fixtures.ts'
import { itemsToReview, wrongItems } from './use-verdicts.ts'

const refusable = { items: ['contatos', 'documentos'] } as never

it('judges what a return may name', () => {
  expect(itemsToReview(requestInAnalysis).map(({ nome }) => nome)).toEqual([
    'Contribuição básica',
    'Contribuição suplementar',
  ])
})

it('judges the parts of a re-registration, for who may refuse it', () => {
  const reRegistration = { ...requestInAnalysis, reRegistration: refusable }
  expect(itemsToReview(reRegistration)).toHaveLength(2)
  expect(itemsToReview({ ...reRegistration, movimentos: [] })).toEqual([])
})

it('names what is to be corrected in the order of the request', () => {
  const wrong = wrongItems({
    items: [...requestInAnalysis.corrigiveis, { campo: EXPLANATION, nome: 'Explicação' }],
    sent: [],
    longestNote: 300,
    of: (campo) => (campo === 'percentualBasica' ? 'right' : 'wrong'),
    noteOf: (campo) => (campo === EXPLANATION ? ' Diga por quê. ' : ''),
    setVerdict: () => undefined,
    note: () => undefined,
  })
  expect(wrong).toEqual([
    { campo: 'percentualSuplementar', motivo: '' },
    { campo: EXPLANATION, motivo: 'Diga por quê.' },
  ])
})
