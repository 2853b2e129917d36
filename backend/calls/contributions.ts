import { retornarSalario } from '#contract/contributions/contributions.ts'
import type { Api } from '../api.ts'
import { salaryOn } from '../database/queries/contribution-settings.ts'
import { registerCall } from './register-call.ts'

export function registerContributionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSalario, async ({ link: row, today }) => ({
    salario: (await salaryOn(database, row.link.id, today)) ?? 0,
  }))
}
