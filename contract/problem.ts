import * as v from 'valibot'

/** Stable reason of a problem, for programs. The sentence for people is `detail`. */
const problemCode = v.picklist([
  'nao-autenticado',
  'credenciais-invalidas',
  'sem-permissao',
  'servico-indisponivel-para-situacao',
  'nao-encontrado',
  'dados-invalidos',
  'corpo-malformado',
  'conflito',
  'chave-ja-usada',
  'versao-desatualizada',
  'transicao-invalida',
  'em-uso',
  'conversa-encerrada',
  'conversa-ja-aberta',
  'grande-demais',
  'tipo-nao-suportado',
  'muitas-tentativas',
  'indisponivel',
  'inesperado',
])
export type ProblemCode = v.InferOutput<typeof problemCode>

/**
 * Problem details (RFC 9457), `application/problem+json`.
 * `detail` is a Portuguese sentence that says what to do; `campos` maps the wire path of a field to its sentence;
 * `instance` carries the request id; `tentarEmSegundos` is also sent as `Retry-After`.
 */
export const problemDetails = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  instance: v.string(),
  codigo: problemCode,
  campos: v.optional(v.record(v.string(), v.string())),
  tentarEmSegundos: v.optional(v.number()),
})
export type ProblemDetails = v.InferOutput<typeof problemDetails>
