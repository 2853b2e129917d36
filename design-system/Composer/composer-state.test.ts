import { describe, expect, it } from 'vitest'
import type { FileEntry } from '../FileList/file-entry.ts'
import { announcedLeft, charactersLeft, readiness } from './composer-state.ts'

const file = (state: FileEntry['state']): FileEntry => ({ id: state, name: 'a.pdf', state })

describe('the characters left', () => {
  it('are counted near the limit only', () => {
    expect(charactersLeft('a'.repeat(1799), 2000)).toBeNull()
    expect(charactersLeft('a'.repeat(1800), 2000)).toBe(200)
    expect(charactersLeft('a'.repeat(2000), 2000)).toBe(0)
  })

  it.each([
    [null, null],
    [200, 200],
    [150, 200],
    [100, 100],
    [21, 50],
    [3, 10],
    [0, 0],
    [-3, -3],
  ])('%s are read aloud as %s', (left, said) => expect(announcedLeft(left)).toBe(said))
})

describe('a message', () => {
  it.each([
    ['', [], 'empty'],
    ['  \n ', [], 'empty'],
    ['\u200b\u00ad\u202e', [], 'empty'],
    ['Oi', [], 'ready'],
    ['Olá!', [], 'long'],
    ['', [file('done')], 'ready'],
    ['Oi', [file('done'), file('sending')], 'waits'],
    ['Oi', [file('failed')], 'waits'],
  ] as const)('of "%s" and its files %j is %s', (text, files, state) => {
    expect(readiness(text, files, 3)).toBe(state)
  })
})
