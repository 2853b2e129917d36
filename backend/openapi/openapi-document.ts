import { toJsonSchema } from '@valibot/to-json-schema'
import type { CallAbout, Need } from '#contract/call-about.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition, WireSchema } from '#contract/define-call.ts'
import { problemDetails } from '#contract/problem.ts'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'

type Json = Record<string, unknown>

const PROBLEM_TEXTS: Record<number, string> = {
  400: 'O envio não pôde ser lido.',
  401: 'Falta um token válido, ou CPF e senha não conferem.',
  403: 'A pessoa do token não pode fazer isto.',
  404: 'Não existe, ou é de outra pessoa.',
  409: 'Não é possível agora.',
  413: 'O envio é grande demais.',
  415: 'O tipo do envio não é aceito.',
  422: 'Há campos a corrigir.',
  429: 'Muitos pedidos em pouco tempo.',
  500: 'Erro inesperado.',
  503: 'Serviço indisponível.',
}

/** Header of every call that takes a file. */
const UPLOAD_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chave do envio. O mesmo arquivo enviado de novo com a mesma chave é guardado uma vez só.',
  schema: { type: 'string', format: 'uuid' },
}

/** The API as an OpenAPI 3.1 document, written from the same contract that checks every call. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls) as [CallName, CallDefinition][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API do Portal do Participante',
      version: '1.0.0',
      description:
        'Chamadas entre o portal e a entidade de previdência. Erros seguem a RFC 9457 (`application/problem+json`). ' +
        'Valores em reais; datas `AAAA-MM-DD`; instantes em UTC.',
    },
    servers: [{ url: '/', description: 'Este servidor' }],
    tags: [...new Set(Object.values(calls).map((call) => call.group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token de `/autenticar`, válido por uma hora.',
        },
      },
      schemas: { Problema: jsonSchema(problemDetails, 'output') },
      responses: Object.fromEntries(
        Object.entries(PROBLEM_TEXTS).map(([status, description]) => [
          `Problema${status}`,
          problemResponse(description),
        ]),
      ),
    },
  }
}

function operation(name: string, call: CallDefinition): Json {
  const statuses = new Set<number>([401, 422, 429, 500, 503, ...(call.problems ?? [])])
  if (!('nothing' in call.about || 'setting' in call.about))
    for (const status of [403, 404]) statuses.add(status)
  if (call.body ?? call.upload ?? call.raw) for (const status of [400, 413, 415]) statuses.add(status)
  if (call.upload) statuses.add(409)
  if (call.access.kind === 'public' && !call.body && !call.raw) statuses.delete(401)
  return {
    operationId: name,
    summary: call.summary,
    description: `${accessSentence(call)} ${aboutSentence(call)}`,
    tags: [call.group],
    security: call.access.kind === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.upload ? [UPLOAD_KEY] : []),
    ],
    ...requestBody(call),
    responses: {
      200: { description: 'Resposta da chamada.', content: answerContent(call) },
      ...Object.fromEntries(
        [...statuses]
          .sort((one, other) => one - other)
          .map((status) => [status, { $ref: `#/components/responses/Problema${status}` }]),
      ),
    },
  }
}

function requestBody({ body, upload, raw }: CallDefinition): Json {
  if (raw) {
    const schema = { type: 'string', format: 'binary', maxLength: raw.maximumBytes }
    return { requestBody: { required: true, content: { [raw.type]: { schema } } } }
  }
  if (body) {
    const content = { 'application/json': { schema: jsonSchema(body, 'input') } }
    return { requestBody: { required: true, content } }
  }
  if (!upload) return {}
  const schema = {
    type: 'object',
    required: [upload.field],
    properties: { [upload.field]: { type: 'string', format: 'binary', maxLength: upload.maximumBytes } },
  }
  const encoding = { [upload.field]: { contentType: upload.types.join(', ') } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
}

function answerContent(call: CallDefinition): Json {
  if (call.answer) return { 'application/json': { schema: jsonSchema(call.answer, 'output') } }
  return { [call.file ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } }
}

function accessSentence({ access, raw }: CallDefinition): string {
  if (raw) return `Com Authorization: Bearer e ${raw.credentials}.`
  switch (access.kind) {
    case 'public':
      return 'Não pede token.'
    case 'authenticated':
      return 'Para qualquer pessoa com sessão.'
    case 're-registration':
      return 'Só com o token de recadastramento, que um código de segurança dá e que não abre mais nada.'
    case 'attendant':
      return `Só o atendimento, do nível ${attendantLevelNames[access.minimumLevel]} para cima.`
  }
}

const NOTHING = {
  public: 'Não trata de dados de ninguém.',
  'own-session': 'Alcança só o que é de quem está na sessão.',
  'scoped-list': 'Traz só o que quem chama pode ver.',
  settings: 'Trata das configurações da entidade.',
  credentials: 'O que é enviado prova quem chama.',
} as const

const SUBJECTS = {
  link: 'o vínculo de uma pessoa com um plano',
  person: 'uma pessoa',
  request: 'uma solicitação',
  conversation: 'uma conversa',
  export: 'uma planilha pedida',
  file: 'um arquivo guardado',
} as const

const OF_A_COLLEAGUE = 'o atendimento, menos sobre o que é seu'

const NEEDS: Record<Need, string> = {
  read: 'a própria pessoa ou o atendimento, e fica no registro de acessos dela',
  act: 'a própria pessoa, ou o atendimento que age em nome dela',
  access:
    'o atendimento, nunca sobre si mesmo; sobre quem atende, só um administrador, com a confirmação de outro',
  self: 'só a própria pessoa',
  decide: 'a própria pessoa sobre o seu pedido, ou o atendimento em seu próprio nome',
  attend: OF_A_COLLEAGUE,
}

/** Said instead where only attendants call. */
const BY_ATTENDANTS: Partial<Record<Need, string>> = {
  act: 'o atendimento, sobre pessoas que não são de nível acima do seu, e nunca sobre si mesmo',
  decide: OF_A_COLLEAGUE,
}

/** Whose data a call is about, and who may make it about them. What is somebody else's answers as what does not exist. */
function aboutSentence({ about, access }: CallDefinition): string {
  if ('nothing' in about) return NOTHING[about.nothing]
  if ('setting' in about)
    return 'Muda as configurações da entidade: o nível que a permissão da configuração pede.'
  const who = (access.kind === 'attendant' ? BY_ATTENDANTS[about.need] : null) ?? NEEDS[about.need]
  const service = 'link' in about && about.service ? ` O serviço ${about.service} precisa ser oferecido.` : ''
  return `Trata de ${SUBJECTS[subjectOf(about)]}: ${who}.${service} O que é de outra pessoa responde 404, como o que não existe.`
}

function subjectOf(
  about: Exclude<CallAbout, { nothing: unknown } | { setting: unknown }>,
): keyof typeof SUBJECTS {
  if ('link' in about) return 'link'
  if ('person' in about) return 'person'
  if ('request' in about) return 'request'
  if ('conversation' in about) return 'conversation'
  return 'export' in about ? 'export' : 'file'
}

function parameters(place: 'path' | 'query', schema: WireSchema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function problemResponse(description: string): Json {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
  }
}

/** A check that JSON Schema can't express (a check digit, a trim) is left out of it; the call still makes it. */
function jsonSchema(schema: WireSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  }) as Json
  return rest
}
