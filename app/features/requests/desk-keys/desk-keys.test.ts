import { describe, expect, it } from 'vitest'
import { capsOf, type DeskKeyPlace, deskActOf, deskKeys, deskKeysOf } from './desk-keys.ts'

const press = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('the keys of the request centre', () => {
  it.each(['list', 'case'] satisfies DeskKeyPlace[])('mean one thing each in the %s', (place) => {
    const keys = Object.values(deskKeys).filter(({ places }) => (places as readonly string[]).includes(place))
    const pressed = keys.flatMap((key) => key.keys as readonly string[])
    expect(new Set(pressed).size).toBe(pressed.length)
  })

  it('mean the same with Caps Lock, and another thing with Shift', () => {
    expect(deskActOf('list', press('J'))).toBe('next')
    expect(deskActOf('list', press('J', { shiftKey: true }))).toBeNull()
    expect(deskActOf('case', press('d'))).toBe('grant')
    expect(deskActOf('case', press('D', { shiftKey: true }))).toBe('grantAndNext')
  })

  it('are signs wherever they stand on the keyboard', () => {
    expect(deskActOf('list', press('?', { shiftKey: true }))).toBe('help')
    expect(deskActOf('list', press('/'))).toBe('search')
    expect(deskActOf('list', press('/', { shiftKey: true }))).toBe('search')
  })

  it('leave the browser and the palette their own', () => {
    expect(deskActOf('list', press('k', { ctrlKey: true }))).toBeNull()
    expect(deskActOf('case', press('j'))).toBeNull()
  })

  it('are listed for those that a page uses, as they stand on the keyboard', () => {
    expect(deskKeysOf('list', ['help', 'next', 'grant']).map(({ keys }) => keys)).toEqual([['j'], ['?']])
    expect(capsOf('Shift+d')).toEqual(['Shift', 'D'])
    expect(capsOf('Enter')).toEqual(['Enter'])
  })
})
