import { deathSentences } from '#contract/deaths/deaths.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { attachFiles, limitFiles } from '../../files/keep-file.ts'
import { conflict, invalid, type Problem } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { roleTowards } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { archiveSentDraft } from '../drafts/request-draft-place.ts'
import { linkTarget } from '../plans/link-target.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'
import type { FilingContext, FilingProblem, RequestKind, Submission } from './define-request-kind.ts'
import { type DocumentProblem, findDocuments } from './documents.ts'
import { fileRequest } from './file-request.ts'
import { requireNoneExcluding } from './open-exclusions.ts'
import { requestKindsIn } from './request-kinds.ts'
import { requireReturned, resubmitRequest } from './resubmit-request.ts'
import { digestOf, type Receipt, receiptOfRepetition } from './submission.ts'

/**
 * Files a request of any kind, or sends a returned one again (`idRequisicao`). The submissions of a link wait for each other, and each is
 * judged on what the link is by then: of two at once of an exclusive kind one is filed and the other is told; the same again under the
 * same key answers the first receipt. What was filled in of it is put away.
 * The call has asked whether the actor may file for the person; where sensitive data is withheld from them, the receipt has none.
 * @throws 403 not offered; 404; 409 one is open, or the kind says not now, or the key was used; 422 with the fields to correct.
 */
export async function submitRequest<Input extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  actor: Actor,
  kind: RequestKind<Input, Data>,
  input: Input,
): Promise<Receipt<Data>> {
  const isWithheld = kind.withheld !== undefined && input.idPessoa !== actor.personId
  const receipt = await submitted(work, actor, kind, { input, isWithheld })
  return isWithheld && kind.withheld ? { ...receipt, data: kind.withheld(receipt.data) } : receipt
}

async function submitted<Input extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  actor: Actor,
  kind: RequestKind<Input, Data>,
  { input, isWithheld }: { input: Input; isWithheld: boolean },
): Promise<Receipt<Data>> {
  const today = saoPauloDateOf(work.now)
  const named = await requireLink(work.database, actor, linkTarget(input), today)
  const row = await lockedLink(work.database, named)
  const { link } = row
  const key = {
    authorId: actor.personId,
    authorRole: roleTowards(actor, link.personId),
    key: input.chaveEnvio,
    digest: digestOf(kind.slug, link.id, input),
  }
  const receipt = await receiptOfRepetition(work, kind, key)
  if (receipt) return receipt
  if (link.situation === Situation.deceased) throw conflict(deathSentences.noRequests)
  if (kind.service !== null) await requireService(work.database, kind.service, row, today)
  if (kind.isExclusive && input.idRequisicao === undefined) {
    await requireNoneOpen(work, kind, link.id)
    await requireNoneExcluding(work, link.id, requestKindsIn(work).pairsOf(kind.slug))
  }
  if (input.idRequisicao === undefined) await kind.beforeFiling?.({ database: work.database, row, today })
  const returned =
    input.idRequisicao === undefined
      ? null
      : await requireReturned(work, input.idRequisicao, { linkId: link.id, kind })
  const found = await findDocuments(work.database, kind.documents ?? [], {
    input,
    personId: link.personId,
    requestId: input.idRequisicao ?? null,
  })
  const context = { database: work.database, row, today, documents: found.documents, isWithheld }
  const data = await checked(kind, context, input, found.problems)
  const filed = returned
    ? await resubmitRequest(work, kind, { facts: returned, row, data, key })
    : await fileRequest(work, kind, { row, data, key })
  const fileIds = [...new Set(found.files.map(({ id }) => id))]
  const subject = { kind: 'request', id: filed.requestId } as const
  await attachFiles(work, fileIds, subject)
  if (returned) await limitFiles(work, subject, fileIds)
  if (kind.service !== null) {
    await archiveSentDraft(work, actor, row, {
      service: kind.service,
      kind: kind.slug,
      part: kind.forms?.partOf(input) ?? null,
      requestId: input.idRequisicao ?? null,
    })
  }
  return filed
}

async function requireNoneOpen(
  work: Work,
  { slug }: Pick<RequestKind<Submission, unknown>, 'slug'>,
  linkId: number,
): Promise<void> {
  const open = await openRequest(work.database, linkId, requestKindId(slug))
  if (!open) return
  throw conflict(
    `Já existe uma solicitação deste serviço em andamento, de protocolo ${open.protocol}. Acompanhe ou cancele antes de pedir outra.`,
  )
}

async function checked<Input extends Submission, Data>(
  kind: RequestKind<Input, Data>,
  context: FilingContext,
  input: Input,
  documents: readonly DocumentProblem[],
): Promise<Data> {
  const outcome = await kind.check(context, input)
  if (!outcome.ok) throw refusalOfProblems([...outcome.problems, ...documents])
  if (documents.length > 0) throw refusalOfProblems(documents)
  return outcome.result
}

/** A refusal says no to everything; otherwise each field gets its first sentence. */
function refusalOfProblems(problems: readonly FilingProblem[]): Problem {
  const fields: Record<string, string> = {}
  for (const problem of problems) {
    if ('refusal' in problem) return conflict(problem.refusal)
    fields[problem.field] ??= problem.sentence
  }
  return invalid(fields)
}
