import { expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { checkProfileValues } from './investment-profile-check.ts'
import { investmentProfileSentences as sentences } from './investment-profiles.text.ts'
import type { ProfileValues } from './investment-profiles.ts'

const facts = { currentProfileId: 3, profilesByRisk: [1, 2, 3, 4], suitability: { profileId: 3 } }

const check = (idPerfil: ProfileValues['idPerfil'], aceitaTermo = false) => {
  const outcome = checkProfileValues({ idPerfil, aceitaTermo }, facts)
  return outcome.ok ? {} : byField(outcome.problems)
}

it('asks for another profile of those offered, and for the term above the result', () => {
  expect(check(null)).toEqual({ idPerfil: sentences['profile-required'] })
  expect(check(3)).toEqual({ idPerfil: sentences.unchanged })
  expect(check(9, true)).toEqual({ idPerfil: sentences['not-offered'] })
  expect(check(4)).toEqual({ aceitaTermo: sentences['risk-term-required'] })
  expect(check(4, true)).toEqual({})
  expect(check(2)).toEqual({})
})
