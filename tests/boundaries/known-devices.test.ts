import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { sourceFiles } from './source-files.ts'

const app = sourceFiles('app/**/*.{ts,tsx}').filter(({ path }) => !path.includes('.test.'))

/** Calls that have a field, of what they take or of what they answer, and the files of the portal that make them. */
function madeWith(part: 'body' | 'answer', field: string) {
  return (Object.entries(calls) as [string, CallDefinition][])
    .filter(([, call]) => field in ((call[part] as { entries?: object } | undefined)?.entries ?? {}))
    .map(([name]) => ({ name, files: app.filter(({ text }) => text.includes(`callApi(${name},`)) }))
}

it.each([
  ['body', 'aparelhos', 'knownDeviceInput()'],
  ['answer', 'aparelho', 'keepDevice('],
] as const)(
  'a person’s known device is sent and kept wherever the API takes or gives it: %s.%s',
  (part, field, use) => {
    const made = madeWith(part, field)
    expect(made.length).toBeGreaterThan(1)
    for (const { name, files } of made) {
      expect(files, name).not.toEqual([])
      for (const { path, text } of files)
        expect(text.split(use).length, `${path} makes ${name}`).toBeGreaterThan(1)
    }
  },
)
