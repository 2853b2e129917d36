import { describe, expect, it } from 'vitest'
import { isPaletteKey } from './palette-keys.ts'

const press = (key: string, held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', boolean>> = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
})

describe('the keys of the palette', () => {
  it('are Ctrl or Cmd with K', () => {
    expect(isPaletteKey(press('k', { ctrl: true }))).toBe(true)
    expect(isPaletteKey(press('k', { meta: true }))).toBe(true)
    expect(isPaletteKey(press('K', { ctrl: true }))).toBe(true)
  })

  it('are not K alone, nor what the browser means by more keys', () => {
    expect(isPaletteKey(press('k'))).toBe(false)
    expect(isPaletteKey(press('j', { ctrl: true }))).toBe(false)
    expect(isPaletteKey(press('k', { ctrl: true, shift: true }))).toBe(false)
    expect(isPaletteKey(press('k', { ctrl: true, alt: true }))).toBe(false)
    expect(isPaletteKey(press('k', { ctrl: true, meta: true }))).toBe(false)
  })
})
