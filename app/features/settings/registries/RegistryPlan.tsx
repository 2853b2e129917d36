import { useSuspenseQuery } from '@tanstack/react-query'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { planQueries } from '#app/plan/plan.queries.ts'
import { registriesText } from './registries.text.ts'

/** The plan that a record is about; 0: every plan. */
export function RegistryPlan({ idPlano }: { idPlano: number }) {
  const { data: plans } = useSuspenseQuery(planQueries.all())
  if (idPlano === 0) return registriesText.allPlans
  return plans.find(({ id }) => id === idPlano)?.nome ?? registriesText.unknownPlan
}

/** Chooses the plan that a record is about. */
export function RegistryPlanInput({ label, isReadOnly }: { label: string; isReadOnly: boolean }) {
  const { data: plans } = useSuspenseQuery(planQueries.all())
  const options = [
    { id: 0, label: registriesText.allPlans },
    ...plans.map(({ id, nome }) => ({ id, label: nome })),
  ]
  return <SelectInput<number> label={label} options={options} isReadOnly={isReadOnly} />
}
