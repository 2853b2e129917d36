import { retornarDependentes } from '#contract/dependants/dependants.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import type { Api } from '../api.ts'
import { readDependants } from '../usecases/dependants/read-dependants.ts'
import { registerCall } from './register-call.ts'

const typeOfWord = {
  'imposto-renda': DependantType.incomeTax,
  previdencial: DependantType.plan,
} as const

/** Dependants of the income tax and of the plan, and the papers that a request about them goes with. */
export function registerDependantCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarDependentes, ({ actor, link: row, query, today }) =>
    readDependants(database, row, {
      type: query.tipo ? typeOfWord[query.tipo] : null,
      isOwn: actor.personId === row.person.id,
      today,
    }),
  )
}
