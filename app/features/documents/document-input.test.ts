import { expect, it } from 'vitest'
import { documentProblems, documentToSend, firstDocument } from './document-input.ts'

const whole = { tipo: 'certidao', arquivo: 'a', observacao: '' } as const

it('asks for the kind and the file, and says what another document is', () => {
  expect(Object.keys(documentProblems(firstDocument)?.fields ?? {})).toEqual(['tipo', 'arquivo'])
  expect(documentProblems(whole)).toBeUndefined()
  expect(documentProblems({ ...whole, tipo: 'outro', observacao: ' ' })?.fields).toHaveProperty('observacao')
  expect(documentProblems({ ...whole, tipo: 'outro', observacao: 'Procuração' })).toBeUndefined()
})

it('sends a note without what stands around it', () => {
  expect(documentToSend({ ...whole, observacao: ' da filha ' })).toEqual({ ...whole, observacao: 'da filha' })
})
