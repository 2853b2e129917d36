import { expect, it } from 'vitest'
import { checkEmailValue } from './email-check.ts'

it('answers the address as it is kept, or what is wrong with it', () => {
  expect(checkEmailValue(' Ana@Exemplo.com.br ')).toEqual({ ok: true, result: 'ana@exemplo.com.br' })
  const complaint = (typed: string) => {
    const outcome = checkEmailValue(typed)
    return outcome.ok ? null : outcome.problems[0]?.sentence
  }
  expect(complaint('  ')).toBe('O e-mail é obrigatório')
  expect(complaint(`${'a'.repeat(110)}@exemplo.com.br`)).toBe('Use no máximo 120 caracteres.')
  expect(complaint('ana arroba')).toBe('Escreva um e-mail válido, como nome@exemplo.com.br.')
})
