import * as v from 'valibot'
import { isPlanKinship } from '#domain/dependants/kinships.ts'
import type { DependantValues } from './dependants.ts'

/** A dependant as re-registrations told one before there was a list for each purpose. */
const toldBefore = v.object({
  nome: v.string(),
  cpf: v.string(),
  nascimento: v.nullable(v.string()),
  parentesco: v.nullable(v.string()),
})

/** Dependants of an earlier shape in the one of today: for what they count and their share were not asked. Anything else stays as it is. */
export function upgradeDependants(values: unknown): unknown {
  const outcome = v.safeParse(v.object({ dependentes: v.array(toldBefore) }), values)
  if (!outcome.success) return values
  return { dependentes: outcome.output.dependentes.map(dependantOf) }
}

function dependantOf({
  nome,
  cpf,
  nascimento,
  parentesco,
}: v.InferOutput<typeof toldBefore>): DependantValues {
  const kindship = parentesco === null || isPlanKinship(parentesco) ? parentesco : '99'
  return {
    id: '',
    name: nome,
    cpf,
    birthdate: nascimento,
    kindship,
    finality: null,
    idPlano: null,
    average: null,
    estudante: 'N',
    incapaz: 'N',
  }
}
