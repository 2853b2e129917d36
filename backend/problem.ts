import type { ProblemCode } from '#contract/problem.ts'

type ProblemInput = {
  status: number
  code: ProblemCode
  /** Portuguese sentence for the person, saying what to do. */
  detail: string
  /** In a few words, where those of the code say something else. */
  title?: string
  /** Wire path of a field → its Portuguese sentence. */
  fields?: Record<string, string>
  /** Seconds to wait before trying again. */
  retryAfter?: number
  /** Cause, for the log only. */
  cause?: unknown
}

/** An expected refusal. Thrown anywhere below a call; leaves as RFC 9457 problem details. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly title: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(input: ProblemInput) {
    super(input.detail, { cause: input.cause })
    this.status = input.status
    this.code = input.code
    this.detail = input.detail
    this.title = input.title
    this.fields = input.fields
    this.retryAfter = input.retryAfter
  }
}

/** 401: no token, or one that is unknown, expired or revoked. */
export const unauthenticated = () =>
  new Problem({
    status: 401,
    code: 'nao-autenticado',
    detail: 'Entre de novo com seu CPF e senha para continuar.',
  })

/** 403: signed in, but not allowed. */
export const forbidden = (detail = 'Você não tem permissão para isso.') =>
  new Problem({ status: 403, code: 'sem-permissao', detail })

/** 403: the plan does not offer the service to the link's category and situation. */
export const serviceUnavailable = () =>
  new Problem({
    status: 403,
    code: 'servico-indisponivel-para-situacao',
    detail: 'Serviço não disponível para a sua situação no plano.',
  })

/** 404: does not exist, or is somebody else's and must look the same. */
export const notFound = (detail: string) => new Problem({ status: 404, code: 'nao-encontrado', detail })

/** 409: right in itself, but not now. */
export const conflict = (
  detail: string,
  code:
    | 'conflito'
    | 'chave-ja-usada'
    | 'versao-desatualizada'
    | 'transicao-invalida'
    | 'em-uso'
    | 'conversa-encerrada'
    | 'conversa-ja-aberta' = 'conflito',
) => new Problem({ status: 409, code, detail })

/** 422: fields that can't be accepted, each by its wire path. */
export const invalid = (fields: Record<string, string>) =>
  new Problem({
    status: 422,
    code: 'dados-invalidos',
    detail: 'Há dados a corrigir. Confira os campos e envie de novo.',
    fields,
  })

/** 429 with the wait in seconds. */
export const tooManyAttempts = (detail: string, retryAfter: number) =>
  new Problem({ status: 429, code: 'muitas-tentativas', detail, retryAfter })

/** A wait in a sentence: `1 minuto`, `15 minutos`, from two hours on `3 horas`. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** 429 of a limit of requests; `ttl` milliseconds until it opens again. */
export const tooManyRequests = (ttl: number) => {
  const seconds = Math.max(1, Math.ceil(ttl / 1000))
  return tooManyAttempts(
    `Muitos pedidos em pouco tempo. Aguarde ${seconds} segundos e tente de novo.`,
    seconds,
  )
}
