import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { requestDataSchema } from '#contract/all-readings.ts'
import { answerPath, checkRequestAnswer } from '#contract/requests/request-answer-check.ts'
import { type AnswerItem, askedAnswerItems } from '#contract/requests/request-answer-items.ts'
import { answerSentences, correctedInForm, noAnswerAwaited } from '#contract/requests/request-answers.text.ts'
import type { AnswerDocument } from '#contract/requests/request-answers.ts'
import { requestKindSlug } from '#contract/requests/request-kinds.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { FilePurpose } from '../../file-purposes.ts'
import { attachFiles, limitFiles } from '../../files/keep-file.ts'
import { conflict, invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { roleTowards } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { isAnsweredOnPage } from './answered-on-page.ts'
import { findDocuments, type RequestDocument } from './documents.ts'
import { requireNotFrozen } from './freeze-requests.ts'
import { lastReturn } from './last-return.ts'
import { newestData } from './request-data.ts'
import { lockedRequest, type RequestFacts } from './request-facts.ts'
import { type AnyRequestKind, requestKindsIn } from './request-kinds.ts'
import { requireTimeToAnswer, storeCorrection } from './resubmit-request.ts'
import { dataVersion } from './stored-data.ts'
import { keyUsed, type SubmissionKey, sentWithKey } from './submission.ts'

/** Answer of a person to a returned request; `documents`: public ids of files by the document requested. */
export type AnswerInput = {
  requestId: number
  key: string
  values: Readonly<Record<string, string | number>>
  documents: Readonly<Partial<Record<AnswerDocument, string>>>
  explanation: string
}

export const answerPurposes: Readonly<Record<AnswerDocument, FilePurpose>> = {
  'documento-identidade': 'request-identity-document',
  'comprovante-bancario': 'request-bank-proof',
  'comprovante-endereco': 'request-address-proof',
  'termo-assinado': 'request-signed-form',
  'outro-documento': 'request-other-document',
}

const NO_UPGRADES = { data: { upgrades: [] } } as const

/**
 * Answers a returned request: the fields that were asked for as a new version of its data, the documents in the place of earlier ones, and
 * the explanation on the step. The call has asked whether the actor may act for the person. The same again under the same key writes
 * nothing.
 * @throws 404; 409 when it is not returned, is corrected in a form, or the key was used; 422 with what is missing
 */
export async function answerRequest(work: Work, actor: Actor, input: AnswerInput): Promise<void> {
  const facts = await lockedRequest(work, input.requestId)
  if (!facts) throw notFound('Esta solicitação não existe.')
  const key = submissionKeyOf(actor, facts, input)
  const sent = await sentWithKey(work, key)
  if (sent) {
    if (sent.payload.submissionDigest === key.digest) return
    throw keyUsed(sent.request.protocol)
  }
  const kind = requireAnswerable(work, facts)
  const slug = requestKindSlug(facts.kind.id)
  if (!slug) throw new Error(`request ${input.requestId} is of no known kind`)
  const { corrections } = await lastReturn(work.database, input.requestId)
  const asked = askedAnswerItems(
    slug,
    corrections.map(({ path }) => ({ campo: path })),
  )
  const before = (await newestData(work.database, kind ?? NO_UPGRADES, input.requestId)) ?? {}
  const data = correctedData(asked, input, before)
  if (Object.keys(input.values).length > 0 && !v.is(requestDataSchema(slug), data)) {
    throw invalid(Object.fromEntries(asked.filter(isField).map((item) => [answerPath(item), UNREADABLE])))
  }
  const files = await filesOf(work, facts, asked, input)
  await storeCorrection(work, facts, {
    slug,
    data,
    dataVersion: kind ? dataVersion(kind.data) : 1,
    blocks: kind?.blocks?.(data) ?? [],
    key,
    explanation: input.explanation.trim() || null,
  })
  await putInPlace(work, facts, files)
}

/**
 * Asks whether a request waits for an answer on its page.
 * @returns the definition of its kind, null for one that comes from elsewhere
 * @throws 409 when it does not
 */
export function requireAnswerable(work: Work, facts: RequestFacts): AnyRequestKind | null {
  requireNotFrozen(facts)
  const kind = requestKindsIn(work).byId(facts.kind.id)
  if (facts.request.status !== RequestStatus.returned) throw conflict(noAnswerAwaited, 'transicao-invalida')
  requireTimeToAnswer(work, facts)
  if (!isAnsweredOnPage(kind)) throw conflict(correctedInForm, 'transicao-invalida')
  return kind
}

function submissionKeyOf(actor: Actor, { person, request }: RequestFacts, input: AnswerInput): SubmissionKey {
  const { key, values, documents, explanation } = input
  const digest = createHash('sha256')
    .update(JSON.stringify(['answer', request.id, values, documents, explanation]))
    .digest('hex')
  return { authorId: actor.personId, authorRole: roleTowards(actor, person.id), key, digest }
}

function correctedData(
  asked: readonly AnswerItem[],
  { values, documents, explanation }: AnswerInput,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(documents).map(([name, id]) => [name, id ?? null]))
  const outcome = checkRequestAnswer(asked, { values, documents: given, explanation }, before)
  if (outcome.ok) return { ...before, ...values }
  const fields: Record<string, string> = {}
  for (const { field, sentence } of outcome.problems) fields[field] ??= sentence
  throw invalid(fields)
}

async function filesOf(
  { database }: Work,
  { request }: RequestFacts,
  asked: readonly AnswerItem[],
  input: AnswerInput,
): Promise<readonly { id: number; purpose: FilePurpose }[]> {
  const sent = Object.keys(input.documents) as AnswerDocument[]
  const documents = sent.map(
    (document): RequestDocument<AnswerInput> => ({
      purpose: answerPurposes[document],
      field: answerPath({ path: document, kind: 'document' }),
      missing: answerSentences.missingDocument,
      required: asked.some(({ path }) => path === document),
      sent: (answer) => answer.documents[document] ?? null,
    }),
  )
  const { personId, id: requestId } = request
  const found = await findDocuments(database, documents, { input, personId, requestId })
  if (found.problems.length > 0) {
    throw invalid(Object.fromEntries(found.problems.map(({ field, sentence }) => [field, sentence])))
  }
  return [...found.documents.values()].map(({ id, purpose }) => ({ id, purpose }))
}

/** Each file goes with the request from now on; an earlier one for the same has its days. What was not asked for again stays. */
async function putInPlace(
  work: Work,
  { request: { id } }: RequestFacts,
  files: readonly { id: number; purpose: FilePurpose }[],
): Promise<void> {
  const subject = { kind: 'request', id } as const
  const ids = files.map((file) => file.id)
  await limitFiles(
    work,
    subject,
    ids,
    files.map(({ purpose }) => purpose),
  )
  await attachFiles(work, ids, subject)
}

const isField = ({ kind }: AnswerItem) => kind === 'field'

const UNREADABLE = 'Este valor não pode ser guardado neste pedido. Fale com o atendimento.'
