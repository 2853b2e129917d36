import { expect, it } from 'vitest'
import { thread } from './conversations.fixtures.ts'
import { hoursSentence } from './hours-sentence.ts'

it('says when somebody answers', () => {
  const today = '2026-11-20'
  const closed = { aberto: false, hoje: [], fechaEm: null, abreEm: '2026-11-23T11:00:00Z' }
  expect(hoursSentence(thread.atendimento, today)).toBe('Atendimento aberto até as 18h.')
  expect(hoursSentence(closed, today)).toBe(
    'O atendimento está fechado agora. Respondemos segunda-feira a partir das 8h.',
  )
  expect(hoursSentence({ ...closed, abreEm: null }, today)).toBe(
    'O atendimento está fechado agora. Respondemos assim que possível.',
  )
})
