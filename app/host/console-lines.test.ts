import { afterEach, expect, it, vi } from 'vitest'
import { speakInLines } from './console-lines.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(['error', 'warn'] as const)(
  'an %s of the framework is one line, and nothing of what was sent',
  (level) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const speaker = { error: () => undefined, warn: () => undefined } as Pick<Console, 'error' | 'warn'>
    speakInLines(speaker)
    speaker[level]('Unexpected input', new SyntaxError('Unexpected token in 52998224725'))
    const said = written.mock.calls.map(([text]) => String(text)).join('')
    expect(said.match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(said)).toMatchObject({ level: 'error', name: 'SyntaxError' })
    expect(said).not.toMatch(/52998224725|Unexpected/)
  },
)
