import { retornarIsencao65 } from '#contract/age-exemption.ts'
import type { Api } from '../api.ts'
import { readAgeExemption } from '../usecases/age-exemption/read-age-exemption.ts'
import { offeredLink } from './asked-link.ts'
import { registerCall } from './register-call.ts'

/** The exempt slice of the income tax from 65 years on. */
export function registerAgeExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencao65, async (asked) => {
    const { row, today } = await offeredLink(database, 'exemption-65', asked)
    return readAgeExemption(database, row, today)
  })
}
