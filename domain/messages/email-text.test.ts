import { describe, expect, it } from 'vitest'
import { emailTextProblems, paragraphsOf, variablesIn } from './email-text.ts'

const known = [
  { name: 'plano', isRequired: false },
  { name: 'codigo', isRequired: true },
]
const problemsOf = (subject: string, body: string) => emailTextProblems({ subject, body }, known)

describe('a text of an e-mail', () => {
  it('may name what it is given, and has to name what it is for', () => {
    expect(problemsOf('Plano {{plano}}', 'Seu código: {{ codigo }}.')).toEqual([])
    expect(problemsOf('Código {{codigo}}', 'Está no assunto.')).toEqual([])
    expect(problemsOf('Plano', 'Sem o código.')).toEqual([
      { part: 'body', code: 'missing-variable', name: 'codigo' },
    ])
  })

  it('may name nothing else, once said for each name', () => {
    expect(problemsOf('{{saldo}}', '{{codigo}} {{cpf}} {{cpf}}')).toEqual([
      { part: 'subject', code: 'unknown-variable', name: 'saldo' },
      { part: 'body', code: 'unknown-variable', name: 'cpf' },
    ])
  })

  it.each([
    '{{{codigo}}}',
    '{{#codigo}}x{{/codigo}}',
    '{{codigo',
    'codigo}}',
    '{{&codigo}}',
    '{{=<% %>=}}',
    '{{> x}}',
  ])('is nothing but words and variables: %s', (body) => {
    expect(problemsOf('Plano', `${body} {{codigo}}`)).toContainEqual({ part: 'body', code: 'malformed' })
  })

  it('has a subject of one line and a body, both of a length that mail programs show', () => {
    expect(problemsOf(' ', '\n')).toContainEqual({ part: 'subject', code: 'empty' })
    expect(problemsOf(' ', '\n')).toContainEqual({ part: 'body', code: 'empty' })
    expect(problemsOf('Um\nDois', '{{codigo}}')).toEqual([{ part: 'subject', code: 'several-lines' }])
    expect(problemsOf('a'.repeat(151), '{{codigo}}')).toEqual([{ part: 'subject', code: 'too-long' }])
    expect(problemsOf('a', `{{codigo}}${'a'.repeat(4000)}`)).toEqual([{ part: 'body', code: 'too-long' }])
  })

  it('has no CPF written into it', () => {
    expect(problemsOf('a', '{{codigo}} 529.982.247-25')).toEqual([{ part: 'body', code: 'cpf' }])
  })

  it('has a paragraph for every line', () => {
    expect(paragraphsOf(' Olá.\n\n Até logo. \n')).toEqual(['Olá.', 'Até logo.'])
    expect(variablesIn('{{a}} e {{ b }}')).toEqual(['a', 'b'])
  })
})
