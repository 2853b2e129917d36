import { expect, it } from 'vitest'
import { chatHref } from './chat-href.ts'

it('an address keeps what the list is narrowed to', () => {
  const narrowed = { lista: 'abertas', palavraChave: 'boleto' } as const
  expect(chatHref({ lista: 'todas', palavraChave: '' })).toBe('/chat')
  expect(chatHref(narrowed, { idConversa: 12 })).toBe('/chat?lista=abertas&palavraChave=boleto&idConversa=12')
  expect(chatHref({ ...narrowed, idConversa: 12 }, { nova: 'sim' })).toBe(
    '/chat?lista=abertas&palavraChave=boleto&nova=sim',
  )
})
