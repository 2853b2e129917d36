import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillReply, replyVariables, unknownVariables } from './canned-replies.ts'

const values = {
  primeiroNome: 'Ana',
  nome: 'Ana Beatriz Lima',
  plano: 'HPE',
  protocolo: '2026.0000041',
  servico: 'Resgate',
  atendente: 'Karina Alves',
}

describe('a canned reply', () => {
  it('has its variables filled in, with spaces in their places or without', () => {
    const text = 'Olá, {{primeiroNome}}. Sou {{ atendente }}, sobre {{servico}} ({{protocolo}}).'
    expect(fillReply(text, values)).toBe('Olá, Ana. Sou Karina Alves, sobre Resgate (2026.0000041).')
  })

  it.each([
    ['Olá, {{primeiroNome}}.', []],
    ['{{cpf}} {{cpf}} {{nome}}', ['cpf']],
    ['{{}}', ['']],
    ['{{nome', ['{{']],
    ['{{Nome}}', ['Nome']],
    ['{{constructor}}', ['constructor']],
    ['{nome}', []],
  ])('%j names what is not known', (text, unknown) => expect(unknownVariables(text)).toEqual(unknown))

  it('fills in what somebody is called as it is, even where that looks like a place', () => {
    expect(fillReply('{{nome}}', { ...values, nome: '{{plano}} $1' })).toBe('{{plano}} $1')
  })

  it('with known variables alone leaves no place open', () => {
    const part = fc.oneof(
      fc.constantFrom(...replyVariables).map((name) => `{{${name}}}`),
      fc.string().filter((text) => !/[{}]/.test(text)),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        expect(unknownVariables(text)).toEqual([])
        expect(fillReply(text, values)).not.toContain('{{')
      }),
    )
  })
})
