import * as v from 'valibot'
import { type DependantList, dependantsOn, listOf } from '#backend/database/queries/dependants.ts'
import { linksOfPerson } from '#backend/database/queries/plan-links.ts'
import type { Work } from '#backend/work.ts'
import type { DependantValues } from '#contract/dependants/dependants.ts'
import { dependantForRules, listFacts } from '#contract/dependants/dependants-check.ts'
import { groupValues, type ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { onlyDigits } from '#domain/cpf.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import { tidyName } from '#domain/full-name.ts'
import { dependantRulesOfPerson } from './dependant-rules.ts'
import { type DependantFacts, type ListChanges, storeDependants } from './store-dependants.ts'

/**
 * Puts the dependants of a granted re-registration on record, where they were told to have changed: of those that the person saw. Who came
 * to a list since then by a request stays.
 */
export async function applyDependants(
  work: Work,
  { personId, requestId, data }: { personId: number; requestId: number; data: ReRegistrationData },
): Promise<void> {
  const group = data.grupos.find(({ grupo }) => grupo === 'dependentes')
  if (group?.resposta !== 'mudou') return
  const [before, after] = [dependantsIn(group.anterior), dependantsIn(group.atual)]
  const today = saoPauloDateOf(work.now)
  const [links, rules] = await Promise.all([
    linksOfPerson(work.database, personId),
    dependantRulesOfPerson(work.database, personId, today),
  ])
  const placeOf = ({ finality, idPlano }: DependantValues): DependantList | null => {
    if (finality === null) return null
    if (finality === DependantType.incomeTax) return { personId, type: finality, linkId: null }
    const plan = idPlano ?? rules.planos[0]?.id
    const link = links.find((row) => row.plan.id === plan)
    return link ? listOf(link.link, finality) : null
  }
  const lists = new Map(
    [...before, ...after].flatMap((one) => {
      const list = placeOf(one)
      return list ? [[keyOf(list), list] as const] : []
    }),
  )
  for (const [key, list] of lists) {
    const isHere = (one: DependantValues) => {
      const place = placeOf(one)
      return place !== null && keyOf(place) === key
    }
    const plan = links.find(({ link }) => link.id === list.linkId)?.plan.id ?? null
    const { limits } = listFacts(list.type, plan, { today, cpf: '', rules })
    const { added, ...others } = changesOf(before.filter(isHere), after.filter(isHere), today)
    // Whom a request put on the list meanwhile is there already.
    const staying = (await dependantsOn(work.database, list, today)).filter(
      ({ id }) => !others.ended.some((one) => one.id === id),
    )
    const isThere = ({ cpf }: DependantFacts) => staying.some((one) => one.cpf === cpf)
    const changes = { ...others, added: added.filter((one) => !isThere(one)) }
    if (Object.values(changes).some(({ length }) => length > 0))
      await storeDependants(work, { list, requestId, limits }, changes)
  }
}

const keyOf = ({ type, linkId }: DependantList) => `${type}:${linkId ?? ''}`

function dependantsIn(group: unknown): readonly DependantValues[] {
  const outcome = v.safeParse(groupValues.dependentes, group)
  return outcome.success ? outcome.output.dependentes : []
}

function changesOf(
  before: readonly DependantValues[],
  after: readonly DependantValues[],
  today: string,
): ListChanges {
  const was = new Map(before.map((one) => [one.id, one]))
  const told = after.flatMap((one) => {
    const facts = factsOf(one)
    return facts ? [{ one, facts }] : []
  })
  return {
    added: told.filter(({ one }) => !was.has(one.id)).map(({ facts }) => facts),
    changed: told
      .filter(({ one, facts }) => {
        const earlier = was.get(one.id)
        return earlier !== undefined && JSON.stringify(factsOf(earlier)) !== JSON.stringify(facts)
      })
      .map(({ one, facts }) => ({ id: Number(one.id), facts })),
    ended: before
      .filter(({ id }) => id !== '' && !after.some((one) => one.id === id))
      .map(({ id }) => ({ id: Number(id), on: today, reason: 'other' as const })),
  }
}

/** Facts to keep of a dependant of a re-registration; null for one that is not filled in, which no submitted one is. */
function factsOf(values: DependantValues): DependantFacts | null {
  const { cpf, birthDate, kinship: _, share, name, isStudent, isDisabled } = dependantForRules(values)
  if (birthDate === null || values.kindship === null) return null
  return {
    name: tidyName(name),
    cpf: onlyDigits(cpf),
    birthDate,
    kinship: values.kindship,
    share: share ?? 100,
    isStudent,
    isDisabled,
  }
}
