import { retornarIsencao65 } from '#contract/taxes/age-exemption.ts'
import type { Api } from '../api.ts'
import { readAgeExemption } from '../usecases/taxes/age-exemption/read-age-exemption.ts'
import { registerCall } from './register-call.ts'

/** The exempt slice of the income tax from 65 years on. */
export function registerAgeExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencao65, ({ link: row, today }) => readAgeExemption(database, row, today))
}
