import { describe, expect, it } from 'vitest'
import { portabilitySentences } from './portability.text.ts'
import { checkPortabilityValues } from './portability-check.ts'

const filled = {
  destino: '4',
  percentual: 50,
  adesao: '2026-11-03',
  renda: null,
  prazoAnos: null,
  aceite: true,
  ciente: true,
}
const facts = {
  today: '2026-11-11',
  monthsInPlan: 55,
  value: 80_000,
  destination: { tipo: 'fechada' as const },
}

describe('A portability', () => {
  it('to a closed entity buys nothing', () => {
    expect(checkPortabilityValues(filled, facts)).toEqual({
      ok: true,
      result: { destination: 'closed', income: null },
    })
  })

  it('tells a part that rounds to everything beside whatever else is wrong', () => {
    const outcome = checkPortabilityValues(
      { ...filled, percentual: 99.999999, adesao: null, aceite: false, ciente: false },
      facts,
    )
    expect(outcome.ok ? [] : outcome.problems).toEqual([
      { field: 'percentual', sentence: portabilitySentences.rounded },
      { field: 'adesao', sentence: portabilitySentences.noJoining },
      { field: 'aceite', sentence: portabilitySentences.notAccepted },
      { field: 'ciente', sentence: portabilitySentences.unread },
    ])
  })
})
