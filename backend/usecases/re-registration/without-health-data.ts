import * as v from 'valibot'
import type { ReRegistrationData } from '#contract/re-registration/re-registration.ts'

type Kept = ReRegistrationData['grupos'][number]['atual']

const withDependants = v.looseObject({ dependentes: v.array(v.looseObject({})) })

/** A re-registration without what it says of a dependant's disability, now and before. */
export function withoutHealthData(data: ReRegistrationData): ReRegistrationData {
  const grupos = data.grupos.map((group) =>
    group.grupo === 'dependentes'
      ? {
          ...group,
          anterior: group.anterior && withoutDisability(group.anterior),
          atual: withoutDisability(group.atual),
        }
      : group,
  )
  return { ...data, grupos }
}

function withoutDisability(kept: Kept): Kept {
  const told = v.safeParse(withDependants, kept)
  if (!told.success) return kept
  return { ...kept, dependentes: told.output.dependentes.map((one) => ({ ...one, incapaz: null })) }
}
