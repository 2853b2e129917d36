import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagemTema, retornarConfiguracaoTema } from '#contract/plans/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let token: string

beforeAll(async () => {
  test = await startTestApi()
  token = await test.signIn(DemoCpf.ana)
})
afterAll(() => test.close())

describe('retornarConfiguracaoTema', () => {
  const themeOf = (idPlano: number | string) =>
    test.call(retornarConfiguracaoTema, { params: { idPlano }, token })

  it('answers colour, logo and background of each plan', async () => {
    for (const [id, nome, cor_primaria] of [
      [1, 'HPE', '#0B3A82'],
      [4, 'MAIS_VALOR', '#3BA387'],
      [7, 'DXC', '#FDB913'],
    ] as const) {
      expect((await themeOf(id)).answer).toMatchObject({
        cor_primaria,
        logo: expect.stringMatching(/^\/imagemTema\/[0-9a-f]{64}$/),
        background: expect.stringMatching(/^\/imagemTema\/[0-9a-f]{64}$/),
        plano: { id, nome },
      })
    }
  })

  it('answers the default theme for plan 0, dark blue and without drawings', async () => {
    const { answer } = await themeOf(0)
    expect(answer).toMatchObject({ id: 0, logo: null, background: null, plano: { id: 0, nome: 'Default' } })
  })

  it('answers 404 for a plan that does not exist, 422 for what is no number and 401 without a token', async () => {
    expect((await themeOf(3)).problem).toMatchObject({ status: 404, codigo: 'nao-encontrado' })
    expect((await themeOf('abc')).problem.campos).toEqual({ idPlano: 'Informe um número inteiro.' })
    const { status } = await test.call(retornarConfiguracaoTema, { params: { idPlano: 1 } })
    expect(status).toBe(401)
  })
})

describe('imagemTema', () => {
  const imageOf = (imagem: string, headers: Record<string, string> = {}) =>
    test.call(imagemTema, { params: { imagem }, headers })

  const drawingsOf = async (idPlano: number) => {
    const { answer } = await test.call(retornarConfiguracaoTema, { params: { idPlano }, token })
    return [answer.logo, answer.background].map((path) => path?.split('/').at(-1) ?? '')
  }

  it('delivers the drawings without a token, for ever, as images that can run nothing', async () => {
    for (const idPlano of [1, 4, 7]) {
      for (const drawing of await drawingsOf(idPlano)) {
        const { status, headers, bytes } = await imageOf(drawing)
        expect(status).toBe(200)
        expect(headers.get('content-type')).toContain('image/svg+xml')
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const svg = bytes.toString('utf8')
        expect(svg.startsWith('<svg')).toBe(true)
        expect(svg).not.toMatch(/<script|javascript:|\son\w+=|href="(?!#)/i)
      }
    }
  })

  it('answers 304 to who has the drawing already', async () => {
    const [logo = ''] = await drawingsOf(7)
    const etag = (await imageOf(logo)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const again = await imageOf(logo, { 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('answers 404 for an image that is not kept and 422 for what names none', async () => {
    expect((await imageOf('0'.repeat(64))).problem.status).toBe(404)
    expect((await imageOf('passwd')).problem.status).toBe(422)
  })
})
