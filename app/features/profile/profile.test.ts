import { describe, expect, it } from 'vitest'
import { consentSince, endedSentence, sessionSentence } from './profile-sentences.ts'

const at = '2026-11-11T15:00:00.000Z'

describe('the profile says', () => {
  it('since when a consent is as it is', () => {
    expect([
      consentSince({ concedido: false, desde: null }),
      consentSince({ concedido: true, desde: at }),
      consentSince({ concedido: false, desde: at }),
    ]).toEqual([
      'Ainda não respondido.',
      'Autorizado em 11/11/2026 às 12:00.',
      'Retirado em 11/11/2026 às 12:00.',
    ])
  })

  it('where a session began, and how many ended', () => {
    expect(sessionSentence({ inicio: at, rede: '203.0.113.*' })).toBe(
      'Desde 11/11/2026 às 12:00 · rede 203.0.113.*',
    )
    expect(sessionSentence({ inicio: at, rede: '' })).toBe('Desde 11/11/2026 às 12:00')
    expect([endedSentence(1), endedSentence(3)]).toEqual(['Sessão encerrada.', '3 sessões encerradas.'])
  })
})
