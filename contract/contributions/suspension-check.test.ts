import { expect, it } from 'vitest'
import type { SuspensionFacts } from '#domain/contributions/suspensions/suspension.ts'
import { suggestedSuspensionRules as rules } from '#domain/contributions/suspensions/suspension-rules.ts'
import { byField } from '../complaints.ts'
import { checkSuspensionValues } from './suspension-check.ts'

const never: SuspensionFacts = {
  periods: [],
  employerContribution: 134.39,
  hasRiskCover: true,
  from: '2026-12',
}
const almostUsedUp = {
  ...never,
  periods: [
    { from: '2025-01', to: '2025-10' },
    { from: '2023-01', to: '2023-12' },
  ],
}

const check = (meses: number | null, cienteRisco: boolean, facts = never) => {
  const outcome = checkSuspensionValues({ meses, cienteRisco }, facts, rules)
  return outcome.ok ? {} : byField(outcome.problems)
}

it('takes what the plan lets, and the warning only where a cover ends', () => {
  expect(check(12, true)).toEqual({})
  expect(check(1, false, { ...never, hasRiskCover: false })).toEqual({})
})

it('says under each field what is wrong', () => {
  expect(check(null, false)).toEqual({
    meses: 'Escolha por quantos meses.',
    cienteRisco: 'Confirme que leu o aviso sobre a cobertura de risco.',
  })
  expect(check(13, true)).toEqual({ meses: 'Escolha de 1 a 12 meses.' })
  expect(check(3, true, almostUsedUp)).toEqual({ meses: 'Você ainda pode suspender por até 2 meses.' })
})
