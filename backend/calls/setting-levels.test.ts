import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicarRegra, salvarRascunhoRegra } from '#contract/plan-rules/plan-rules.ts'
import { salvarItemCadastro } from '#contract/settings/registries.ts'
import { alterarPermissao, retornarPermissoes } from '#contract/settings/setting-levels.ts'
import { descartarRascunhoTema, publicarTema } from '#contract/settings/themes.ts'
import { initialLevels, settingAreas } from '#domain/settings/setting-rights.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
const tokens: Record<'ana' | 'karina' | 'luiz' | 'marta', string> = {
  ana: '',
  karina: '',
  luiz: '',
  marta: '',
}

beforeAll(async () => {
  api = await startTestApi()
  for (const name of ['ana', 'karina', 'luiz', 'marta'] as const)
    tokens[name] = await api.signIn(DemoCpf[name])
})
afterAll(() => api.close())

const levels = async (token = tokens.karina) => (await api.call(retornarPermissoes, { token })).answer
const change = (body: object, token = tokens.marta) => api.call(alterarPermissao, { token, body: body })
const area = async (name: string) => (await levels()).find((one) => one.area === name)

/** Status that a changing call answers to each of the attendants; its input is never valid. */
async function statusesOf(ask: (token: string) => Promise<{ status: number }>): Promise<number[]> {
  const asked = [tokens.karina, tokens.luiz, tokens.marta].map(ask)
  return (await Promise.all(asked)).map(({ status }) => status)
}
const saveIndex = (token: string) =>
  api.call(salvarItemCadastro, { token, body: { cadastro: 'indexadores' } })
const saveRule = (tipo: string) => (token: string) => api.call(salvarRascunhoRegra, { token, body: { tipo } })
const publishRule = (tipo: string) => (token: string) => api.call(publicarRegra, { token, body: { tipo } })
const discardTheme = (token: string) => api.call(descartarRascunhoTema, { token, body: {} })
const publishTheme = (token: string) => api.call(publicarTema, { token, body: {} })

describe('the settings', () => {
  it('are open to every attendant until an administrator says otherwise, and every attendant sees so', async () => {
    expect(await levels()).toEqual(
      settingAreas.map((name) => {
        const { edit, publish } = initialLevels(name)
        return { area: name, editar: edit, publicar: publish, versao: 0 }
      }),
    )
    for (const ask of [saveIndex, saveRule('overdue-charges'), publishRule('overdue-charges'), discardTheme])
      expect(await statusesOf(ask)).toEqual([422, 422, 422])
  })

  it('are nobody else’s', async () => {
    expect((await api.call(retornarPermissoes, { token: tokens.ana })).status).toBe(403)
    expect((await saveIndex(tokens.ana)).status).toBe(403)
  })

  it('ask for the level that was raised, each setting for its own and each act for its own', async () => {
    const { answer } = await change({ area: 'contribution-management', editar: 2, publicar: 3, versao: 0 })
    expect(answer.find((one) => one.area === 'contribution-management')).toEqual({
      area: 'contribution-management',
      editar: 2,
      publicar: 3,
      versao: 1,
    })
    expect(await statusesOf(saveRule('overdue-charges'))).toEqual([403, 422, 422])
    expect(await statusesOf(publishRule('overdue-charges'))).toEqual([403, 403, 422])
    expect(await statusesOf(saveRule('portability'))).toEqual([422, 422, 422])
    expect((await saveRule('overdue-charges')(tokens.karina)).problem.detail).toBe(
      'Esta configuração pede o nível Cadastro ou acima para ser alterada.',
    )
    await change({ area: 'theme-settings', editar: 1, publicar: 2, versao: 0 })
    expect(await statusesOf(discardTheme)).toEqual([422, 422, 422])
    expect(await statusesOf(publishTheme)).toEqual([403, 422, 422])
    await change({ area: 'indexadores', editar: 3, publicar: 3, versao: 0 })
    expect(await statusesOf(saveIndex)).toEqual([403, 403, 422])
  })

  it('refuse a kind of rule that there is not as bad input, not as forbidden', async () => {
    expect(await statusesOf(saveRule('rateio'))).toEqual([422, 422, 422])
    expect(await statusesOf(saveRule('toString'))).toEqual([422, 422, 422])
  })
})

describe('the levels', () => {
  it('are changed by administrators alone, who always keep every right', async () => {
    const body = { area: 'bpd', editar: 3, publicar: 3, versao: 0 }
    expect([(await change(body, tokens.karina)).status, (await change(body, tokens.luiz)).status]).toEqual([
      403, 403,
    ])
    expect((await change(body)).status).toBe(200)
    expect((await saveRule('deferred-benefit')(tokens.marta)).status).toBe(422)
    expect((await change({ ...body, editar: 1, publicar: 1, versao: 1 })).status).toBe(200)
    for (const wrong of [
      { area: 'permissoes' },
      { area: 'nada' },
      { editar: 0 },
      { editar: 4, publicar: 4 },
      { editar: 3, publicar: 2 },
      { versao: -1 },
    ])
      expect((await change({ ...body, versao: 2, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  })

  it('are changed by one at a time: the second is told, and changes nothing', async () => {
    const raise = (editar: number) => change({ area: 'esteira', editar, publicar: 3, versao: 0 })
    const statuses = (await Promise.all([raise(2), raise(3)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await area('esteira'))?.versao).toBe(1)
    const late = await change({ area: 'esteira', editar: 1, publicar: 1, versao: 0 })
    expect([late.status, late.problem.codigo]).toEqual([409, 'versao-desatualizada'])
  })

  it('leave an audit row with what was and what is, and none where nothing changed', async () => {
    const rows = () =>
      api.database
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'setting-levels.changed'))
        .orderBy(desc(auditEntries.id))
    await change({ area: 'resgate', editar: 2, publicar: 2, versao: 0 })
    const written = await rows()
    expect(written[0]).toMatchObject({
      actorId: await api.personId(DemoCpf.marta),
      entityId: 'resgate',
      before: { edit: 1, publish: 1 },
      after: { edit: 2, publish: 2 },
    })
    await change({ area: 'resgate', editar: 2, publicar: 2, versao: 1 })
    expect(await rows()).toHaveLength(written.length)
  })
})
