import type { IsoDate } from '#domain/calendar.ts'
import { onlyDigits } from '#domain/cpf.ts'
import { isWholeCents } from '#domain/money.ts'
import { checkDependants, type DependantProblem } from '#domain/re-registration/dependants.ts'
import { type DependantLimits, lastDayByAge } from './age-limit.ts'
import { countsAsStudent } from './documents.ts'
import { classOf, DependantType, type DependantTypeId, kinshipsFor, type PlanClass } from './kinships.ts'
import { type ClassShares, sharesByClass, WHOLE } from './shares.ts'

/** A dependant as told; null: not told yet. `share` in points. */
export interface ToldDependant {
  name: string
  cpf: string
  birthDate: IsoDate | null
  kinship: string | null
  share: number | null
  isStudent: boolean
  isDisabled: boolean
}

/** Facts by which a list is validated. `ownCpf`: of the person whose dependants they are. */
export interface ListFacts {
  type: DependantTypeId
  today: IsoDate
  ownCpf: string
  limits: DependantLimits
  acceptsDesignated: boolean
}

/** A problem and the place in the list, from 0. `sum`: the shares of the class are not 100 together. */
export type ListProblem =
  | DependantProblem
  | { at: number; field: 'cpf'; code: 'own' }
  | { at: number; field: 'kinship'; code: 'other-list' }
  | { at: number; field: 'birthDate'; code: 'over-age'; lastDay: IsoDate }
  | { at: number; field: 'share'; code: 'required' | 'out-of-range' }
  | { at: number; field: 'share'; code: 'sum'; class: PlanClass; sum: number; missing: number }

/**
 * Everything wrong with the dependants of one type that somebody wants to have: who they are, their age by the limits of the law or of the
 * plan, and for the plan shares that add to 100 in each class. A sum is complained about at the first of its class, once every share of it is told.
 */
export function checkDependantList(all: readonly ToldDependant[], facts: ListFacts): ListProblem[] {
  const each = all.flatMap((dependant, at) => checkOne(dependant, at, facts))
  const problems: ListProblem[] = [...checkDependants(all, facts.today), ...each]
  if (facts.type === DependantType.plan) problems.push(...wrongSums(all, problems))
  return problems.toSorted((one, other) => one.at - other.at)
}

function checkOne(dependant: ToldDependant, at: number, facts: ListFacts): ListProblem[] {
  const { cpf, kinship, birthDate, share } = dependant
  const problems: ListProblem[] = []
  if (onlyDigits(cpf) === onlyDigits(facts.ownCpf)) problems.push({ at, field: 'cpf', code: 'own' })
  const isOfList = kinship === null || kinshipsFor(facts.type, facts).some((code) => code === kinship)
  if (!isOfList) problems.push({ at, field: 'kinship', code: 'other-list' })
  if (kinship !== null && isOfList && birthDate && birthDate <= facts.today) {
    const isStudent = countsAsStudent(dependant)
    const lastDay = lastDayByAge({ ...dependant, kinship, birthDate, isStudent }, facts.limits)
    if (lastDay !== null && lastDay < facts.today)
      problems.push({ at, field: 'birthDate', code: 'over-age', lastDay })
  }
  if (share === null) problems.push({ at, field: 'share', code: 'required' })
  else if (!(share > 0 && share <= WHOLE && isWholeCents(share)))
    problems.push({ at, field: 'share', code: 'out-of-range' })
  return problems
}

function wrongSums(all: readonly ToldDependant[], problems: readonly ListProblem[]): ListProblem[] {
  const isTold = ({ class: of }: ClassShares) =>
    all.every(
      ({ kinship }, at) =>
        kinship === null ||
        classOf(kinship) !== of ||
        !problems.some((problem) => problem.at === at && problem.field === 'share'),
    )
  return sharesByClass(all)
    .filter((shares) => shares.missing !== 0 && isTold(shares))
    .map(({ class: of, sum, missing }) => ({
      at: all.findIndex(({ kinship }) => kinship !== null && classOf(kinship) === of),
      field: 'share',
      code: 'sum',
      class: of,
      sum,
      missing,
    }))
}
