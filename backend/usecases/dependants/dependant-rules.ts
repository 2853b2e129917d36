import type { Querier } from '#backend/database/client.ts'
import { accessOf, linksOfPerson } from '#backend/database/queries/plan-links.ts'
import { planDependants, taxDependants } from '#backend/rules/dependant-kinds.ts'
import { type PlanReference, ruleOn } from '#backend/rules/rule-on.ts'
import type { DependantRulesOnWire } from '#contract/dependants/dependants.ts'
import type { IsoDate } from '#domain/calendar.ts'

type NamedPlan = PlanReference & { id: number; name: string }

/** Ages and kinships that count on a day, for the income tax and in some plans. */
export async function dependantRulesIn(
  database: Querier,
  plans: readonly NamedPlan[],
  today: IsoDate,
): Promise<DependantRulesOnWire> {
  const [tax, ...ofPlans] = await Promise.all([
    ruleOn(database, taxDependants, null, today),
    ...plans.map((plan) => ruleOn(database, planDependants, plan, today)),
  ])
  return {
    ir: {
      idadeLimite: tax.ageLimit,
      idadeEstudante: tax.studentAgeLimit,
      estudantes: true,
      designados: false,
    },
    planos: plans.flatMap(({ id, name: nome }, at) => {
      const rules = ofPlans[at]
      return rules
        ? [
            {
              id,
              nome,
              idadeLimite: rules.ageLimit,
              idadeEstudante: rules.studentAgeLimit,
              estudantes: rules.studentsStay,
              designados: rules.acceptsDesignated,
            },
          ]
        : []
    }),
  }
}

/** The same for the plans in which a person has an open link, each once. */
export async function dependantRulesOfPerson(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<DependantRulesOnWire> {
  const open = (await linksOfPerson(database, personId)).filter((row) => accessOf(row, today) === 'full')
  const plans = new Map(open.map(({ plan }) => [plan.id, plan]))
  return dependantRulesIn(database, [...plans.values()], today)
}
