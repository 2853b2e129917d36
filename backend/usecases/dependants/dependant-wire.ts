import type { DependantRow } from '#backend/database/queries/dependants.ts'
import type { DependantsOnWire, DependantValues } from '#contract/dependants/dependants.ts'
import type { YesNo } from '#contract/yes-no.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { Kinship } from '#domain/dependants/kinships.ts'

/** A row as the wire carries it, with the day on which it began. */
export function dependantOnWire(
  row: DependantRow,
): Omit<DependantsOnWire['vigentes'][number], 'ate' | 'incapaz'> & { incapaz: YesNo } {
  return {
    id: String(row.id),
    name: row.name,
    cpf: row.cpf,
    birthdate: row.birthDate,
    // A check of the table holds it to the codes that the domain knows.
    kindship: row.kinship as Kinship,
    average: row.share,
    estudante: yesNoOf(row.isStudent),
    incapaz: yesNoOf(row.isDisabled),
    desde: row.validFrom,
  }
}

/** A row as a form with both types has it; `planOfLink`: the plan of a link by its id. */
export function dependantAsTyped(
  row: DependantRow,
  planOfLink: ReadonlyMap<number, number>,
): DependantValues {
  const { desde: _, cpf, ...told } = dependantOnWire(row)
  return {
    ...told,
    cpf: formatCpf(cpf),
    finality: row.type,
    idPlano: row.linkId === null ? null : (planOfLink.get(row.linkId) ?? null),
  }
}
