import type { IsoDate } from '#domain/calendar.ts'
import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import { hasTwoWords, type NameProblem, nameProblem, tidyName } from '#domain/full-name.ts'

/** A dependant as told; `cpf` in digits or formatted. Null: not told. */
export interface Dependant {
  name: string
  cpf: string
  birthDate: IsoDate | null
  kinship: string | null
}

/** A problem and the place in the list, from 0, of the dependant that has it. */
export type DependantProblem = { at: number } & (
  | { field: 'name'; code: 'incomplete' }
  | { field: 'name'; code: 'invalid-name'; why: NameProblem }
  | { field: 'cpf'; code: 'invalid' | 'repeated' }
  | { field: 'birthDate'; code: 'required' | 'in-the-future' }
  | { field: 'kinship'; code: 'required' }
)

/** Everything wrong with a list of dependants. Of a repeated CPF the later one is complained about. */
export function checkDependants(all: readonly Dependant[], today: IsoDate): DependantProblem[] {
  return all.flatMap(({ name, cpf, birthDate, kinship }, at) => {
    const digits = onlyDigits(cpf)
    const problems: DependantProblem[] = []
    const why = nameProblem(tidyName(name))
    if (!hasTwoWords(name)) problems.push({ at, field: 'name', code: 'incomplete' })
    else if (why !== null) problems.push({ at, field: 'name', code: 'invalid-name', why })
    if (!isValidCpf(digits)) problems.push({ at, field: 'cpf', code: 'invalid' })
    else if (all.slice(0, at).some((other) => onlyDigits(other.cpf) === digits))
      problems.push({ at, field: 'cpf', code: 'repeated' })
    if (!birthDate) problems.push({ at, field: 'birthDate', code: 'required' })
    else if (birthDate > today) problems.push({ at, field: 'birthDate', code: 'in-the-future' })
    if (kinship === null) problems.push({ at, field: 'kinship', code: 'required' })
    return problems
  })
}
