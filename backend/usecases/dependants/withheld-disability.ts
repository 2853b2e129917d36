import type { Querier } from '#backend/database/client.ts'
import { dependantSentences as words } from '#contract/dependants/dependants.text.ts'
import type { DependantsValues, RequestedDependant } from '#contract/dependants/dependants.ts'
import type { YesNo } from '#contract/yes-no.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem } from '../request-engine/define-request-kind.ts'
import { storedData } from '../request-engine/request-data.ts'
import { dependantsShape } from './dependants-shape.ts'

type OnRecord = { id: string; incapaz: YesNo }

/**
 * A wanted list of whoever is not shown a disability: of everybody on record it stays what it is. Nothing is said of it by them, since the
 * answer would tell it, and a request in which the person changes it is corrected by the person.
 */
export async function withDisabilityOnRecord(
  { database }: { database: Querier },
  {
    dependentes,
    idRequisicao,
  }: Pick<DependantsValues, 'dependentes'> & { idRequisicao?: number | undefined },
  onRecord: readonly OnRecord[],
): Promise<Outcome<RequestedDependant[], FilingProblem>> {
  if (idRequisicao !== undefined && (await changesDisability(database, idRequisicao)))
    return { ok: false, problems: [{ refusal: words.ownCorrection }] }
  const known = new Map(onRecord.map(({ id, incapaz }) => [id, incapaz]))
  const problems = dependentes.flatMap(({ id, incapaz }, at) =>
    known.has(id) && incapaz !== null
      ? [{ field: `dependentes[${at}].incapaz`, sentence: words.ownDisability }]
      : [],
  )
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    result: dependentes.map((one) => ({ ...one, incapaz: known.get(one.id) ?? one.incapaz })),
  }
}

async function changesDisability(database: Querier, requestId: number): Promise<boolean> {
  const { dependentes } = await storedData(database, { data: dependantsShape }, requestId)
  return dependentes.some(({ anterior, incapaz }) => anterior !== null && anterior.incapaz !== incapaz)
}
