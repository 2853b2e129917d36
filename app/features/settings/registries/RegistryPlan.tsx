import { useSuspenseQuery } from '@tanstack/react-query'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { ask } from '#app/session/ask.ts'
import { registriesText } from './registries.text.ts'

/** The plan that a record is about; 0: every plan. */
export function RegistryPlan({ idPlano }: { idPlano: number }) {
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  if (idPlano === 0) return registriesText.allPlans
  return plans.find(({ id }) => id === idPlano)?.nome ?? registriesText.unknownPlan
}

/** Chooses the plan that a record is about. */
export function RegistryPlanInput({ label, isReadOnly }: { label: string; isReadOnly: boolean }) {
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  const options = [
    { id: 0, label: registriesText.allPlans },
    ...plans.map(({ id, nome }) => ({ id, label: nome })),
  ]
  return <SelectInput<number> label={label} options={options} isReadOnly={isReadOnly} />
}
