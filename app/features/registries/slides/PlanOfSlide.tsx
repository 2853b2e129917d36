import { useSuspenseQuery } from '@tanstack/react-query'
import { planQueries } from '#app/plan/plan.queries.ts'
import { slideFieldsText } from './slides.text.ts'

/** The plan whose participants see a slide; 0: every plan. */
export function PlanOfSlide({ idPlano }: { idPlano: number }) {
  const { data: plans } = useSuspenseQuery(planQueries.all())
  if (idPlano === 0) return slideFieldsText.allPlans
  return plans.find(({ id }) => id === idPlano)?.nome ?? slideFieldsText.unknownPlan
}
