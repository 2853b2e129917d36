import { afterEach, describe, expect, it, vi } from 'vitest'
import { conditionOf } from './condition-of.ts'
import { conditionText } from './conditions.text.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the screen of a problem', () => {
  it('keeps what the API said about something that is not there', () => {
    const detail = 'Esta solicitação não existe.'
    expect(conditionOf({ kind: 'not-found', detail })).toMatchObject({
      text: { title: 'Página não encontrada', next: 'Volte ao início e siga pelo menu.' },
      detail,
    })
    const unsaid = conditionOf({ kind: 'not-found', detail: '' })
    expect(unsaid.text.next).toContain('O endereço pode ter mudado')
  })

  it('never blames the system for a limit, a conflict or a wrong address', () => {
    const detail = 'A frase da API.'
    const screens = [
      conditionOf({ kind: 'rate-limited', detail, retryAfter: 30 }),
      conditionOf({ kind: 'conflict', reason: 'conflito', detail }),
      conditionOf({ kind: 'invalid', detail, fields: {} }),
    ]
    for (const screen of screens) {
      expect(screen.text).not.toBe(conditionText.unavailable)
      expect(screen.detail).toBe(detail)
    }
    expect(screens.map(({ remedy }) => remedy)).toEqual(['retry', 'reload', undefined])
  })

  it('waits for the system and comes back, but tells whose own line is down that it is that', () => {
    const screen = () => conditionOf({ kind: 'unavailable', detail: '' })
    vi.stubGlobal('navigator', { onLine: true })
    expect(screen()).toMatchObject({ text: conditionText.unavailable, comesBack: true })
    vi.stubGlobal('navigator', undefined)
    expect(screen()).toMatchObject({ text: conditionText.unavailable, comesBack: true })
    vi.stubGlobal('navigator', { onLine: false })
    expect(screen()).toMatchObject({ text: conditionText.offline, remedy: 'retry' })
    expect(screen().comesBack).toBeUndefined()
  })

  it('asks again where asking can help', () => {
    expect(conditionOf({ kind: 'unavailable', detail: '' }).remedy).toBe('retry')
    expect(conditionOf({ kind: 'unexpected', detail: '', requestId: '' }).remedy).toBe('retry')
    expect(conditionOf({ kind: 'forbidden', detail: '' }).remedy).toBeUndefined()
  })
})
