import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  responses: Record<string, { $ref?: string; content?: object }>
  requestBody?: { content: Record<string, { schema: object }> }
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { responses: object; schemas: object }
}

const document = async () => (await (await fetch(new URL('/openapi.json', api.url))).json()) as Document

describe('/openapi.json', () => {
  it('is OpenAPI 3.1 and has every call of the contract once', async () => {
    const { openapi, paths } = await document()
    expect(openapi).toBe('3.1.0')
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`,
      ),
    )
    expect(operations.toSorted()).toEqual(
      Object.entries(calls)
        .map(([name, call]) => `${call.method} ${call.path} ${name}`)
        .toSorted(),
    )
  })

  it('declares every path parameter, and refers only to what is there', async () => {
    const { paths, components } = await document()
    for (const [path, methods] of Object.entries(paths)) {
      for (const { parameters, responses } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map(({ name }) => name)).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        )
        expect(inPath.every(({ required }) => required)).toBe(true)
        const named = Object.values(responses).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
        expect(Object.keys(components.responses)).toEqual(expect.arrayContaining(named))
      }
    }
  })

  it('says of each field what the contract says', async () => {
    const { paths } = await document()
    expect(paths['/autenticar']?.post?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['cpf', 'senha'],
      additionalProperties: false,
      properties: { senha: { type: 'string', maxLength: 200 } },
    })
    expect(paths['/imagemTema/{imagem}']?.get?.responses['200']?.content).toHaveProperty(['image/*'])
    expect(paths['/enviarImagemTema/{uso}']?.post?.requestBody?.content).toHaveProperty([
      'multipart/form-data',
      'schema',
      'properties',
      'arquivo',
    ])
    const raw = paths['/receberDevolucaoDeEmail']?.post
    expect(raw?.requestBody?.content['message/rfc822']?.schema).toMatchObject({ maxLength: 1_048_576 })
    expect(Object.keys(raw?.responses ?? {})).toEqual(expect.arrayContaining(['401', '404', '413', '415']))
    expect(paths['/enviarImagemTema/{uso}']?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    )
  })
})

describe('/documentacao', () => {
  it('is a page that loads nothing from elsewhere', async () => {
    const response = await fetch(new URL('/documentacao', api.url))
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('API do Portal do Participante')
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
    expect(sources.length).toBeGreaterThan(3)
    for (const source of sources) {
      expect(source).toMatch(/^\/documentacao\//)
      expect((await fetch(new URL(source, api.url))).status).toBe(200)
    }
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('what is kept of them', () => {
  it.each(['/openapi.json', '/documentacao', '/documentacao/static/swagger-ui.css', '/documentacao/json'])(
    '%s is asked for again before it is believed',
    async (path) => {
      const { status, headers } = await fetch(new URL(path, api.url))
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toMatch(/no-cache|max-age=0/)
    },
  )

  it('is the description itself, as long as it is the same', async () => {
    const { headers } = await fetch(new URL('/openapi.json', api.url))
    const etag = headers.get('etag') ?? ''
    const asked = (mark: string) =>
      fetch(new URL('/openapi.json', api.url), { headers: { 'if-none-match': mark } })
    expect((await asked(etag)).status).toBe(304)
    expect((await asked('"another"')).status).toBe(200)
  })
})
