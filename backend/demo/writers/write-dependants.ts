import type { IsoDate } from '#domain/calendar.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import type { Transaction } from '../../database/client.ts'
import { dependants } from '../../database/schema/dependants.ts'
import { planDependants, taxDependants } from '../../rules/dependant-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { endByAge } from '../../usecases/dependants/store-dependants.ts'
import type { DemoPerson } from '../demo-person.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes the dependants of the demonstration, each up to the age that the rules say. */
export async function writeDependants(
  database: Transaction,
  people: readonly DemoPerson[],
  { personIds, linkIds }: WrittenPeople,
  { now, today }: { now: Date; today: IsoDate },
): Promise<void> {
  const tax = await ruleOn(database, taxDependants, null, today)
  for (const { cpf: owner, links } of people) {
    for (const link of links.filter((one) => one.dependants.length > 0)) {
      const plan = await ruleOn(database, planDependants, { id: link.planId }, today)
      await database.insert(dependants).values(
        link.dependants.map(({ since: validFrom, ...one }) => {
          const facts = { ...one, isStudent: false, isDisabled: false }
          return {
            ...facts,
            personId: known(personIds, owner),
            linkId: one.type === DependantType.plan ? known(linkIds, linkKey(link)) : null,
            validFrom,
            ...endByAge(facts, { tax, plan }),
            createdAt: now,
          }
        }),
      )
    }
  }
}
