import { expect, it } from 'vitest'
import { signInSearch } from './sign-in.search.ts'

it('the way back is an address of a sensible length, and the reason one that the page knows', () => {
  const longest = `/${'a'.repeat(499)}`
  const read = (given: object) => signInSearch(given as Parameters<typeof signInSearch>[0])
  expect(read({ voltar: longest, motivo: 'sessao' })).toEqual({ voltar: longest, motivo: 'sessao' })
  expect(read({ voltar: `${longest}a`, motivo: 'outro' })).toEqual({ voltar: undefined, motivo: undefined })
})
