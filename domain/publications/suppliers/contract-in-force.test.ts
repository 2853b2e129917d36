import { expect, it } from 'vitest'
import { isContractInForce } from './contract-in-force.ts'

it.each([
  ['2026-11-10', '2026-11-10', null, true],
  ['2026-11-09', '2026-11-10', null, false],
  ['2026-12-31', '2020-01-01', '2026-12-31', true],
  ['2027-01-01', '2020-01-01', '2026-12-31', false],
  ['2026-05-05', '2026-05-05', '2026-05-05', true],
  ['2099-01-01', '2020-01-01', null, true],
])('on %s a contract from %s to %s is in force: %s', (today, startsOn, endsOn, expected) => {
  expect(isContractInForce({ startsOn, endsOn }, today)).toBe(expected)
})
