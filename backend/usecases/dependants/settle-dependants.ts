import { listOf } from '#backend/database/queries/dependants.ts'
import type { Work } from '#backend/work.ts'
import type { DependantsData, RequestedChange } from '#contract/dependants/dependants.ts'
import { listFacts } from '#contract/dependants/dependants-check.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'
import { dependantRulesIn } from './dependant-rules.ts'
import { type DependantFacts, storeDependants } from './store-dependants.ts'

/** Carries out a granted request: the list is as it was asked for, from today on. */
export async function settleDependants(
  work: Work,
  { row, requestId, data }: Settling<DependantsData>,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const { link, plan } = row
  const rules = await dependantRulesIn(work.database, [plan], today)
  const { limits } = listFacts(data.tipo, plan.id, { today, cpf: '', rules })
  const of = (change: RequestedChange['mudanca']) =>
    data.dependentes.filter(({ mudanca }) => mudanca === change)
  await storeDependants(
    work,
    { list: listOf(link, data.tipo), requestId, limits },
    {
      added: of('inclusao').flatMap((one) => factsOf(one) ?? []),
      changed: of('alteracao').flatMap((one) => {
        const facts = factsOf(one)
        return facts && one.id !== null ? [{ id: Number(one.id), facts }] : []
      }),
      ended: of('encerramento').flatMap(({ id, fim, motivoFim }) =>
        id === null || fim === null || motivoFim === null
          ? []
          : [{ id: Number(id), on: fim, reason: motivoFim }],
      ),
    },
  )
}

/** Facts to keep of a dependant; null for one of another system, of whom too little is known. */
function factsOf(one: RequestedChange): DependantFacts | null {
  const { name, cpf, birthdate, kindship, average, estudante, incapaz } = one
  if (cpf === null || birthdate === null || kindship === null) return null
  return {
    name,
    cpf,
    birthDate: birthdate,
    kinship: kindship,
    share: average ?? 100,
    isStudent: estudante === 'S',
    isDisabled: incapaz === 'S',
  }
}
