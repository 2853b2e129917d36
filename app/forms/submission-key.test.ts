import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from './memory-store.fixtures.ts'
import { submissionKeys } from './submission-key.ts'
import { forgetDrafts } from './tab-store.ts'

const six = { percentualBasica: 6 }
const five = { percentualBasica: 5 }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStore())
  return () => vi.unstubAllGlobals()
})

describe('the key of a submission', () => {
  it('is the same for the same values, also after the page was loaded again', () => {
    const first = submissionKeys('alterar:1').keyFor(six)
    const reloaded = submissionKeys('alterar:1')
    expect(reloaded.keyFor(six)).toBe(first)
    expect(reloaded.keyFor(six)).toBe(first)
  })

  it('is new once the values change after an attempt', () => {
    const keys = submissionKeys('alterar:1')
    const first = keys.keyFor(six)
    const second = keys.keyFor(five)
    expect(second).not.toBe(first)
    expect(keys.keyFor(five)).toBe(second)
    expect(keys.keyFor(six)).not.toBe(first)
  })

  it('is new for the same values once the submission is settled', () => {
    const keys = submissionKeys('alterar:1')
    const first = keys.keyFor(six)
    keys.settle()
    expect(keys.keyFor(six)).not.toBe(first)
    expect(submissionKeys('alterar:1').keyFor(six)).not.toBe(first)
  })

  it('belongs to one draft', () => {
    expect(submissionKeys('alterar:1').keyFor(six)).not.toBe(submissionKeys('alterar:2').keyFor(six))
  })

  it('goes with the drafts of the tab', () => {
    const first = submissionKeys('alterar:1').keyFor(six)
    forgetDrafts()
    expect(submissionKeys('alterar:1').keyFor(six)).not.toBe(first)
  })

  it('holds while the page is open where the tab keeps nothing, and forgetting does not fail', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const keys = submissionKeys('alterar:1')
    expect(keys.keyFor(six)).toBe(keys.keyFor(six))
    expect(forgetDrafts).not.toThrow()
  })

  it('is there too over plain HTTP, where the browser draws no ids itself', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(submissionKeys('alterar:1').keyFor(six)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
  })
})
