import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { storageAway } from '#contract/documents/files.text.ts'
import type { ProblemCode, ProblemDetails } from '#contract/problem.ts'
import { DiskFull } from './atomic-file.ts'
import {
  isDatabaseUnavailable,
  isExclusionViolation,
  isUniqueViolation,
  isUnstorableValue,
} from './database/errors.ts'
import { StorageUnavailable } from './files/file-storage.ts'
import { conflict, Problem } from './problem.ts'
import { MissingRule, UnreadableRule } from './rules/rule-faults.ts'
import { Overloaded } from './threads/thread-pool.ts'

const TITLES: Record<ProblemCode, string> = {
  'nao-autenticado': 'Entre para continuar',
  'credenciais-invalidas': 'CPF ou senha incorretos',
  'sem-permissao': 'Sem permissão',
  'servico-indisponivel-para-situacao': 'Serviço não disponível',
  'nao-encontrado': 'Não encontrado',
  'dados-invalidos': 'Dados a corrigir',
  'corpo-malformado': 'Não entendemos o envio',
  conflito: 'Não é possível agora',
  'chave-ja-usada': 'Este envio já foi usado',
  'versao-desatualizada': 'Isto mudou depois que você abriu',
  'transicao-invalida': 'Mudança de status não permitida',
  'em-uso': 'Um colega está com isto agora',
  'conversa-encerrada': 'Conversa encerrada',
  'conversa-ja-aberta': 'Conversa já aberta',
  'grande-demais': 'Envio grande demais',
  'tipo-nao-suportado': 'Tipo de envio não aceito',
  'muitas-tentativas': 'Muitas tentativas',
  indisponivel: 'Serviço indisponível',
  inesperado: 'Erro inesperado',
}

/** Refusals by Fastify and its plugins themselves, by status. */
const REFUSALS: Record<number, { code: ProblemCode; detail: string }> = {
  400: { code: 'corpo-malformado', detail: 'O envio não pôde ser lido. Confira o formato e envie de novo.' },
  404: { code: 'nao-encontrado', detail: 'Este endereço não existe.' },
  405: { code: 'nao-encontrado', detail: 'Este endereço não aceita este método.' },
  413: { code: 'grande-demais', detail: 'O envio passa do tamanho máximo de 1 MB.' },
  414: { code: 'corpo-malformado', detail: 'O endereço é longo demais.' },
  415: { code: 'tipo-nao-suportado', detail: 'Envie os dados como application/json.' },
  429: {
    code: 'muitas-tentativas',
    detail: 'Muitos pedidos em pouco tempo. Aguarde um minuto e tente de novo.',
  },
  503: {
    code: 'indisponivel',
    detail: 'O serviço está sobrecarregado. Aguarde alguns segundos e tente de novo.',
  },
}

const UNAVAILABLE_SECONDS = 5
const OUT_OF_ROOM_SECONDS = 300
/** Somebody of the entity has to publish what is missing. */
const RULE_SECONDS = 300

/** The problem that an error means to the caller. What is not expected becomes a bare 500: nothing of the inside leaves. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) {
    return new Problem({
      status: 503,
      code: 'indisponivel',
      detail: 'O serviço está fora do ar por um momento. Tente de novo em alguns segundos.',
      retryAfter: UNAVAILABLE_SECONDS,
      cause: error,
    })
  }
  if (error instanceof MissingRule || error instanceof UnreadableRule) {
    return new Problem({
      status: 503,
      code: 'indisponivel',
      detail:
        'Falta uma regra do plano para responder. Tente de novo mais tarde; se continuar, informe o código ao atendimento.',
      retryAfter: RULE_SECONDS,
      cause: error,
    })
  }
  if (error instanceof DiskFull) {
    return new Problem({
      status: 503,
      code: 'indisponivel',
      detail:
        'Não há espaço para guardar o arquivo agora. Tente de novo em alguns minutos; se continuar, avise o atendimento.',
      retryAfter: OUT_OF_ROOM_SECONDS,
      cause: error,
    })
  }
  if (error instanceof StorageUnavailable) {
    return new Problem({
      status: 503,
      code: 'indisponivel',
      detail: storageAway,
      retryAfter: UNAVAILABLE_SECONDS,
      cause: error,
    })
  }
  if (isUnstorableValue(error)) {
    const detail = 'Há um valor que não conseguimos guardar. Confira os dados e envie de novo.'
    return new Problem({ status: 422, code: 'dados-invalidos', detail, cause: error })
  }
  if (isUniqueViolation(error, 'requests_one_open_exclusive')) {
    return conflict(
      'Já existe uma solicitação deste serviço em andamento. Acompanhe ou cancele antes de pedir outra.',
    )
  }
  if (isUniqueViolation(error, 'open_exclusions_pair')) {
    return conflict(
      'Já existe uma solicitação em andamento que não anda junto com esta. Acompanhe ou cancele a outra antes de pedir.',
    )
  }
  if (isExclusionViolation(error, 'balance_blocks_apart')) {
    return conflict(
      'O saldo já está reservado por outra solicitação em andamento. Acompanhe ou cancele a outra antes de pedir.',
    )
  }
  if (isUniqueViolation(error)) return conflict('Isto já foi registrado. Atualize a página para ver.')
  const status = error instanceof Overloaded ? 503 : (error as Partial<FastifyError> | null)?.statusCode
  const refusal = status === undefined ? undefined : REFUSALS[status]
  if (status !== undefined && refusal) {
    return new Problem({
      status,
      ...refusal,
      retryAfter: status === 503 ? UNAVAILABLE_SECONDS : retryAfterOf(error),
      cause: error,
    })
  }
  return new Problem({
    status: 500,
    code: 'inesperado',
    detail: 'Algo deu errado do nosso lado. Tente de novo; se continuar, informe o código ao atendimento.',
    cause: error,
  })
}

/** An error as what is told to the caller, logging what was not expected. */
export function problemDetailsOf(error: unknown, request: FastifyRequest): ProblemDetails {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error, id: request.id }, 'call failed')
  return {
    type: `urn:problema:${problem.code}`,
    title: problem.title ?? TITLES[problem.code],
    status: problem.status,
    detail: problem.detail,
    instance: request.id,
    codigo: problem.code,
    ...(problem.fields ? { campos: problem.fields } : {}),
    ...(problem.retryAfter === undefined ? {} : { tentarEmSegundos: problem.retryAfter }),
  }
}

/** Sends an error as `application/problem+json` (RFC 9457), logging what was not expected. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = problemDetailsOf(error, request)
  if (told.tentarEmSegundos !== undefined) void reply.header('retry-after', String(told.tentarEmSegundos))
  if (told.status === 401) void reply.header('www-authenticate', 'Bearer')
  return reply
    .code(told.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(told))
}

function retryAfterOf(error: unknown): number | undefined {
  const seconds = (error as { retryAfter?: unknown } | null)?.retryAfter
  return typeof seconds === 'number' ? seconds : undefined
}
