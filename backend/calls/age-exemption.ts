import { retornarIsencao65 } from '#contract/age-exemption.ts'
import type { Api } from '../api.ts'
import { readAgeExemption } from '../usecases/age-exemption/read-age-exemption.ts'
import { registerCall } from './register-call.ts'

/** The exempt slice of the income tax from 65 years on. */
export function registerAgeExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencao65, ({ link: row, today }) => readAgeExemption(database, row, today))
}
