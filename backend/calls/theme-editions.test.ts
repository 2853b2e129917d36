import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagemTema, retornarConfiguracaoTema } from '#contract/plans/plans.ts'
import {
  descartarRascunhoTema,
  enviarImagemTema,
  publicarTema,
  restaurarTema,
  retornarEdicaoTema,
  salvarRascunhoTema,
} from '#contract/settings/themes.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { claimingPng, drawnPng } from '../testing/drawn-png.ts'
import { shownBy } from '../testing/image-pixels.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { smallJpeg } from '../testing/small-images.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const HPE = 1
const DXC = 7
const red = drawnPng([200, 30, 40, 255])
const white = drawnPng([255, 255, 255, 255])

let test: TestApi
const tokens: Record<'karina' | 'luiz' | 'marta', string> = { karina: '', luiz: '', marta: '' }

beforeAll(async () => {
  test = await startTestApi()
  for (const name of ['karina', 'luiz', 'marta'] as const) tokens[name] = await test.signIn(DemoCpf[name])
  await raiseLevels(test, 'theme-settings', { edit: 2, publish: 3 })
})
afterAll(() => test.close())

const edition = async (idPlano: number) =>
  (await test.call(retornarEdicaoTema, { params: { idPlano }, token: tokens.karina })).answer
const upload = (uso: string, content: Buffer, token = tokens.luiz, field = 'arquivo') =>
  test.call(enviarImagemTema, { params: { uso }, token, file: { field, content } })
const save = (body: object, token = tokens.luiz) => test.call(salvarRascunhoTema, { body, token })
const publish = (body: object, token = tokens.marta) => test.call(publicarTema, { body, token })
const restore = (body: object, token = tokens.marta) => test.call(restaurarTema, { body, token })

const rows = async () => {
  const counted = await test.database.execute<{ count: number }>(sql`
    select (select count(*) from theme_drafts) + (select count(*) from theme_versions)
      + (select count(*) from theme_images) + (select count(*) from audit_entries) as count`)
  return Number(counted.rows[0]?.count)
}

const newestAudit = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return entry
}

describe('retornarEdicaoTema', () => {
  it('shows any attendant what is in force, and that the installation brought it', async () => {
    expect(await edition(DXC)).toMatchObject({
      plano: { id: DXC, nome: 'DXC' },
      rascunho: null,
      historico: [{ numero: 1, cor_primaria: '#FDB913', publicadoPor: null, restauradaDe: null }],
    })
  })

  it('answers 404 for an unknown plan', async () => {
    const { problem } = await test.call(retornarEdicaoTema, { params: { idPlano: 3 }, token: tokens.karina })
    expect(problem.status).toBe(404)
  })
})

describe('enviarImagemTema', () => {
  it('keeps a logo under the hash of its bytes, with what is seen of it by day and by night', async () => {
    const { answer } = await upload('logo', red)
    expect(answer).toMatchObject({ tipo: 'image/png', largura: 32, altura: 32 })
    expect(answer.visivel?.claro).toBe(1)
    expect(await newestAudit()).toMatchObject({ action: 'theme-image.uploaded' })
    const image = await test.call(imagemTema, { params: { imagem: answer.imagem } })
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(await shownBy(image.bytes)).toEqual(await shownBy(red))
    expect(createHash('sha256').update(image.bytes).digest('hex')).toBe(answer.imagem)
    expect((await upload('logo', red)).answer.imagem).toBe(answer.imagem)
  })

  it('sees that white ink is lost on the light bar', async () => {
    const { visivel } = (await upload('logo', white)).answer
    expect(visivel).toEqual({ claro: 0, escuro: 1 })
  })

  it('goes by the bytes, whatever the sender says they are', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const { problem } = await test.call(enviarImagemTema, {
      params: { uso: 'background' },
      token: tokens.luiz,
      file: { field: 'arquivo', content: svg, name: 'fundo.png', type: 'image/png' },
    })
    expect(problem).toMatchObject({ status: 415, detail: 'Envie o fundo em PNG, JPG ou WebP.' })
    expect((await upload('logo', smallJpeg)).problem.detail).toBe('Envie o logotipo em PNG.')
    expect((await upload('background', smallJpeg)).answer).toMatchObject({
      tipo: 'image/jpeg',
      visivel: null,
    })
  })

  it('refuses what is too large, empty, cut short or under another name, and keeps nothing', async () => {
    const before = await rows()
    const large = Buffer.concat([red, Buffer.alloc(600 * 1024)])
    expect((await upload('logo', large)).problem).toMatchObject({
      status: 413,
      detail: 'O arquivo passa do tamanho máximo de 512 KB.',
    })
    expect((await upload('background', Buffer.alloc(3 * 1024 * 1024))).problem.detail).toContain('2 MB')
    expect((await upload('logo', Buffer.alloc(0))).problem.campos).toHaveProperty('arquivo')
    expect((await upload('logo', red.subarray(0, 80))).problem.status).toBeGreaterThanOrEqual(415)
    expect((await upload('logo', claimingPng(2001, 9))).problem.campos?.arquivo).toBe(
      'Use no máximo 2000 pixels de lado.',
    )
    expect((await upload('background', claimingPng(60_000, 60_000))).problem).toMatchObject({
      status: 422,
      campos: { arquivo: expect.stringContaining('Esta imagem é grande demais. Reduza-a') },
    })
    expect((await upload('logo', red, tokens.luiz, 'outro')).problem.status).toBe(422)
    expect((await upload('capa', red)).problem.campos).toHaveProperty('uso')
    const { problem } = await test.call(enviarImagemTema, {
      params: { uso: 'logo' },
      token: tokens.luiz,
      body: {},
    })
    expect(problem.status).toBe(415)
    expect(await rows()).toBe(before)
  })

  it('is refused to level 1 before the file is looked at', async () => {
    expect((await upload('logo', red, tokens.karina)).problem.status).toBe(403)
  })
})

describe('a draft', () => {
  it('is saved by level 2, seen by all, and asks for the version that was seen', async () => {
    const logo = (await upload('logo', red)).answer.imagem
    const look = { idPlano: HPE, cor_primaria: '#7A1FA2', logo, background: null }
    const { answer } = await save({ ...look, versao: 0 })
    expect(answer.rascunho).toMatchObject({
      cor_primaria: '#7A1FA2',
      logo: { imagem: logo },
      background: null,
      alteradoPor: 'Luiz Barbosa',
    })
    expect(await newestAudit()).toMatchObject({ action: 'theme-draft.saved', entity: 'theme', entityId: '1' })
    const { problem } = await save({ ...look, versao: 0 }, tokens.marta)
    expect([problem.status, problem.codigo]).toEqual([409, 'versao-desatualizada'])
    const versao = answer.rascunho?.versao ?? 0
    expect((await save({ ...look, versao, cor_primaria: '#00695C' })).answer.rascunho?.cor_primaria).toBe(
      '#00695C',
    )
    expect((await save({ ...look, versao })).problem.status).toBe(409)
  })

  it('changes nothing for participants: the theme in force stays', async () => {
    const token = await test.signIn(DemoCpf.ana)
    const { answer } = await test.call(retornarConfiguracaoTema, { params: { idPlano: HPE }, token })
    expect(answer.cor_primaria).toBe('#0B3A82')
  })

  it('refuses a colour that is none, an image that is not kept or not for this, and level 1', async () => {
    const before = await rows()
    const { rascunho } = await edition(HPE)
    const look = { idPlano: HPE, versao: rascunho?.versao, logo: null, background: null }
    for (const cor of ['vermelho', '#12345', '#1234567', '', null]) {
      const { problem } = await save({ ...look, cor_primaria: cor })
      expect([problem.status, Object.keys(problem.campos ?? {})]).toEqual([422, ['cor_primaria']])
    }
    const unknown = await save({ ...look, cor_primaria: '#123456', logo: 'a'.repeat(64) })
    expect(unknown.problem.campos?.logo).toContain('Envie-a de novo')
    expect((await save({ ...look, cor_primaria: '#123456' }, tokens.karina)).problem.status).toBe(403)
    expect((await save({ ...look, idPlano: 3, versao: 0, cor_primaria: '#123456' })).problem.status).toBe(404)
    expect(await rows()).toBe(before)
  })

  it('does not take a background for a logo that nobody measured', async () => {
    const png = drawnPng([9, 9, 9, 255], { side: 40 })
    const { imagem } = (await upload('background', png)).answer
    const { rascunho } = await edition(HPE)
    const { problem } = await save({
      idPlano: HPE,
      versao: rascunho?.versao,
      cor_primaria: '#123456',
      logo: imagem,
      background: null,
    })
    expect(problem.campos?.logo).toBe('Envie esta imagem para este uso.')
    expect((await upload('logo', png)).answer.visivel).not.toBeNull()
  })

  it('is thrown away only by who saw it', async () => {
    const versao = (await edition(HPE)).rascunho?.versao ?? 0
    const discard = (body: object, token = tokens.luiz) => test.call(descartarRascunhoTema, { body, token })
    expect((await discard({ idPlano: HPE, versao: versao + 1 })).problem.status).toBe(409)
    expect((await discard({ idPlano: HPE, versao }, tokens.karina)).problem.status).toBe(403)
    expect((await discard({ idPlano: HPE, versao })).answer.rascunho).toBeNull()
    expect(await newestAudit()).toMatchObject({
      action: 'theme-draft.discarded',
      entityId: String(HPE),
      before: { primaryColour: '#00695C' },
    })
    expect((await discard({ idPlano: HPE, versao })).problem.status).toBe(404)
    const again = await save({
      idPlano: HPE,
      versao: 0,
      cor_primaria: '#123456',
      logo: null,
      background: null,
    })
    expect(again.answer.rascunho?.versao).toBeGreaterThan(versao)
  })
})

describe('publicarTema', () => {
  const draft = async (look: object) => {
    const { rascunho } = await edition(HPE)
    const body = { idPlano: HPE, versao: rascunho?.versao ?? 0, background: null, ...look }
    return (await save(body)).answer.rascunho?.versao ?? 0
  }

  it('refuses a theme without a logo, or with one that is not seen, and changes nothing', async () => {
    const versao = await draft({ cor_primaria: '#7A1FA2', logo: null })
    const before = await rows()
    const { problem } = await publish({ idPlano: HPE, versao })
    expect([problem.status, problem.campos]).toEqual([422, { logo: 'Envie o logotipo do plano.' }])
    expect(await rows()).toBe(before)
    const logo = (await upload('logo', white)).answer.imagem
    const hidden = await draft({ cor_primaria: '#7A1FA2', logo })
    expect((await publish({ idPlano: HPE, versao: hidden })).problem.campos).toEqual({
      logo: expect.stringContaining('O logotipo quase não aparece sobre a barra clara.'),
    })
    expect((await edition(HPE)).historico).toHaveLength(1)
  })

  it('is for level 3 only', async () => {
    const versao = (await edition(HPE)).rascunho?.versao ?? 0
    for (const token of [tokens.karina, tokens.luiz]) {
      expect((await publish({ idPlano: HPE, versao }, token)).problem.status).toBe(403)
    }
  })

  it('puts the draft in force at once, with who and when, and the draft is gone', async () => {
    const logo = (await upload('logo', red)).answer.imagem
    const versao = await draft({ cor_primaria: '#7A1FA2', logo })
    expect((await publish({ idPlano: HPE, versao: versao - 1 })).problem.status).toBe(409)
    const { answer } = await publish({ idPlano: HPE, versao })
    expect(answer.rascunho).toBeNull()
    expect(answer.historico[0]).toMatchObject({
      numero: 2,
      cor_primaria: '#7A1FA2',
      logo: { imagem: logo },
      publicadoPor: 'Marta Siqueira',
      publicadoEm: test.clock.now().toISOString(),
    })
    expect(await newestAudit()).toMatchObject({
      action: 'theme.published',
      before: { number: 1, primaryColour: '#0B3A82' },
      after: { number: 2, primaryColour: '#7A1FA2' },
    })
    const token = await test.signIn(DemoCpf.ana)
    const theme = (await test.call(retornarConfiguracaoTema, { params: { idPlano: HPE }, token })).answer
    expect(theme).toMatchObject({ cor_primaria: '#7A1FA2', logo: `/imagemTema/${logo}`, background: null })
    expect((await publish({ idPlano: HPE, versao })).problem.status).toBe(404)
  })
})

describe('restaurarTema', () => {
  it('puts an earlier version in force as a new one, by level 3 who saw what is in force', async () => {
    const [current, first] = (await edition(HPE)).historico
    const body = { idPlano: HPE, idVersao: first?.id, idVersaoAtual: current?.id }
    expect((await restore(body, tokens.luiz)).problem.status).toBe(403)
    expect((await restore({ ...body, idVersaoAtual: first?.id })).problem.status).toBe(409)
    const [foreign] = (await edition(DXC)).historico
    expect((await restore({ ...body, idVersao: foreign?.id })).problem.status).toBe(404)
    const { historico } = (await restore(body)).answer
    expect(
      historico.map(({ numero, cor_primaria, restauradaDe }) => [numero, cor_primaria, restauradaDe]),
    ).toEqual([
      [3, '#0B3A82', 1],
      [2, '#7A1FA2', null],
      [1, '#0B3A82', null],
    ])
    expect(await newestAudit()).toMatchObject({ action: 'theme.restored', after: { restoredFrom: 1 } })
    expect((await restore(body)).problem.status).toBe(409)
  })
})

describe('images that no theme uses', () => {
  it('are let go a day later, and those of themes never', async () => {
    const { imagem } = (await upload('logo', drawnPng([1, 90, 1, 255]))).answer
    const kept = (await edition(HPE)).historico.flatMap(({ logo }) => logo?.imagem ?? [])
    test.clock.advance(24 * 3600 + 60)
    tokens.luiz = await test.signIn(DemoCpf.luiz)
    await upload('logo', drawnPng([1, 1, 90, 255]))
    expect((await test.call(imagemTema, { params: { imagem } })).status).toBe(404)
    for (const hash of kept)
      expect((await test.call(imagemTema, { params: { imagem: hash } })).status).toBe(200)
  })
})
