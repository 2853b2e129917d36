import * as v from 'valibot'
import type { CallDefinition, WireSchema } from './define-call.ts'
import { id, named, submissionKey } from './formats.ts'

/** Whose request it is. `idVinculo` says which enrolment, when the person has two in one plan; absent: the newest open one. */
export const submissionTarget = { idPessoa: id, idPlano: id, idVinculo: v.optional(id) }

/** Fields of every request beside its values: the submission's key, and the returned request that it corrects. */
export const submission = { chaveEnvio: submissionKey, idRequisicao: v.optional(id) }

/**
 * Receipt for the sender of a request of any kind. `dados`: as stored; `codigo`: their verification code. `status`: a declaration is
 * *Concluída* at once. `prazo`: last day of the decision; null where nothing is decided, or there is no term.
 */
export function receiptOf<const Data extends WireSchema>(dados: Data) {
  return v.object({
    idRequisicao: id,
    protocolo: v.string(),
    dataSolicitacao: v.string(),
    status: named,
    codigo: v.string(),
    prazo: v.nullable(v.string()),
    dados,
  })
}

/** `request` is what a page sends, `data` what is stored; `need: 'self'` where nobody may file it for the person. */
type Submission = Pick<CallDefinition, 'path' | 'summary' | 'group'> & {
  readonly need?: 'self'
  readonly request: { readonly entries: v.ObjectEntries }
  readonly data: WireSchema
}

type SubmissionCall<Filed extends Submission> = Omit<Filed, 'need' | 'request' | 'data'> & {
  readonly method: 'POST'
  readonly access: { readonly kind: 'authenticated' }
  readonly about: { readonly link: 'body'; readonly need: Filed extends { need: 'self' } ? 'self' : 'act' }
  readonly body: v.StrictObjectSchema<typeof submissionTarget & Filed['request']['entries'], undefined>
  readonly answer: ReturnType<typeof receiptOf<Filed['data']>>
  readonly problems: readonly [409]
}

/** Declares the call that files a request of one kind. 409: it stands in its own way, or `chave-ja-usada`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineSubmission<const Filed extends Submission>({
  need,
  request,
  data,
  ...described
}: Filed): SubmissionCall<Filed> {
  return {
    ...described,
    method: 'POST',
    access: { kind: 'authenticated' },
    about: { link: 'body', need: need ?? 'act' },
    body: v.strictObject({ ...submissionTarget, ...request.entries }),
    answer: receiptOf(data),
    problems: [409],
  } satisfies CallDefinition as unknown as SubmissionCall<Filed>
}

/** A request that is not decided yet. */
export const openRequest = v.nullable(v.object({ id, protocolo: v.string(), status: named }))
