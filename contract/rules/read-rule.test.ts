import { describe, expect, it } from 'vitest'
import {
  profileQuestionnaireRule,
  type QuestionnaireRule,
} from '../investments/profile-questionnaire-rule.ts'
import { changedFields, readRule, ruleNames } from './read-rule.ts'

const names = ruleNames([{ id: 1, nome: 'Moderado' }])
const question = (id: string, text: string) => ({
  id,
  text,
  options: [
    { id: 'yes', text: 'Sim', points: 2 },
    { id: 'no', text: 'Não', points: 0 },
  ],
})
const before: QuestionnaireRule = {
  validMonths: 24,
  questions: [question('one', 'Uma?'), question('two', 'Duas?')],
  ranges: [{ from: 0, profileId: 1 }],
  caps: [],
}

const changesTo = (questions: QuestionnaireRule['questions']) =>
  changedFields(profileQuestionnaireRule, { before, after: { ...before, questions } }, names)

describe('a rule in words', () => {
  it('names what it points at, and reads the records of a long list one by one', () => {
    expect(readRule(profileQuestionnaireRule, before, names)).toEqual([
      { campo: 'validMonths', nome: 'Validade das respostas', texto: '24 meses' },
      { campo: 'questions.one', nome: 'Pergunta 1', texto: '1. Uma? Sim: 2; Não: 0' },
      { campo: 'questions.two', nome: 'Pergunta 2', texto: '2. Duas? Sim: 2; Não: 0' },
      { campo: 'ranges', nome: 'Faixas', texto: 'a partir de 0: Moderado' },
      { campo: 'caps', nome: 'Limites', texto: 'Nenhum' },
    ])
  })
})

describe('what differs between two versions', () => {
  it('is the question that changed and no other', () => {
    const [one, two] = before.questions
    if (!one || !two) throw new Error('the questions are missing')
    expect(changesTo([one, { ...two, text: 'Duas mesmo?' }])).toEqual([
      {
        campo: 'questions.two',
        nome: 'Pergunta 2',
        antes: '2. Duas? Sim: 2; Não: 0',
        depois: '2. Duas mesmo? Sim: 2; Não: 0',
      },
    ])
    expect(changesTo([two, one]).map(({ nome, antes }) => [nome, antes?.slice(0, 2)])).toEqual([
      ['Pergunta 1', '2.'],
      ['Pergunta 2', '1.'],
    ])
  })

  it('is also what came and what is gone', () => {
    const [one] = before.questions
    if (!one) throw new Error('the questions are missing')
    expect(
      changesTo([one, question('new', 'Nova?')]).map(({ campo, antes, depois }) => [
        campo,
        antes === null,
        depois === null,
      ]),
    ).toEqual([
      ['questions.new', true, false],
      ['questions.two', false, true],
    ])
  })
})
