import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivoAta, type MinutesData, retornarAtas } from '#contract/publications/minutes.ts'
import { arquivarItemCadastro, salvarItemCadastro } from '#contract/settings/registries.ts'
import { arquivoDocumentoCadastro, enviarDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { switchOff } from '../testing/switch-off.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await api.signIn(cpf), await api.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    params,
    token,
    list: async () => (await api.call(retornarAtas, { params, token })).answer,
    file: (idAta: number) => api.call(arquivoAta, { params: { ...params, idAta }, token }),
  }
}

describe('retornarAtas', () => {
  it('lists what is published about the entity and the plan, newest first', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const minutes = await ana.list()
    expect(minutes.map(({ data, titulo }) => `${data} ${titulo}`)).toEqual([
      '2026-10-16 Rentabilidade do trimestre e cenário econômico',
      '2026-09-16 Relatório semestral de controles internos',
      '2026-07-16 Alteração do regulamento do plano HPE',
      '2026-03-16 Demonstrações contábeis e pareceres',
      '2026-02-18 Parecer sobre as demonstrações contábeis',
      '2025-12-16 Política de investimentos para o próximo ano',
      '2025-09-16 Novo portal do participante',
      '2025-03-17 Eleição dos representantes dos participantes',
      '2024-12-16 Hipóteses atuariais e plano de custeio',
      '2024-06-17 Proteção de dados pessoais',
    ])
    expect(minutes[2]).toEqual({
      id: expect.any(Number),
      orgao: { id: 1, nome: 'Conselho Deliberativo' },
      numero: 90,
      data: '2026-07-16',
      titulo: 'Alteração do regulamento do plano HPE',
      resumo: 'Nova redação dos capítulos sobre institutos, para acompanhar a legislação.',
      assuntos: ['regulamento', 'institutos'],
      plano: { id: 1, nome: 'HPE' },
    })
  })

  it('shows each plan its own, and an attendant those of whom they serve', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const titles = (await helena.list()).map(({ titulo }) => titulo)
    expect(titles).toContain('Seleção de gestor para o plano DXC')
    expect(titles).not.toContain('Alteração do regulamento do plano HPE')
    const token = await api.signIn(DemoCpf.karina)
    expect((await api.call(retornarAtas, { params: helena.params, token })).answer).toHaveLength(10)
  })

  it('refuses somebody else’s plan, and a plan that has the service switched off', async () => {
    const [ana, helena] = [await asPerson(DemoCpf.ana, 4), await asPerson(DemoCpf.helena, 7)]
    const { problem } = await api.call(retornarAtas, { params: helena.params, token: ana.token })
    expect(problem).toMatchObject({ status: 404, codigo: 'nao-encontrado' })
    await switchOff(api.database, 4, 'atas')
    expect((await api.call(retornarAtas, { params: ana.params, token: ana.token })).problem.codigo).toBe(
      'servico-indisponivel-para-situacao',
    )
    expect((await ana.file(1)).problem.status).toBe(403)
  })
})

/** A PDF as attendants send it. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)

const minutes = {
  orgao: 2,
  numero: 900,
  data: '2026-11-10',
  titulo: 'Parecer sobre o orçamento',
  resumo: 'O conselho não fez ressalvas.',
  assuntos: 'orçamento,  parecer, orçamento',
  idPlano: 1,
  visibilidade: 'participantes',
  publicadaEm: null,
  arquivo: null,
} satisfies MinutesData

async function desk(cpf: string = DemoCpf.marta) {
  const token = await api.signIn(cpf)
  return {
    token,
    send: async (content = pdf) =>
      api.call(enviarDocumentoCadastro, {
        token,
        params: { cadastro: 'atas' },
        file: { field: 'arquivo', content, name: 'ata.pdf' },
      }),
    save: (dados: Partial<MinutesData>, known: { idItem?: number; versao?: number } = {}) =>
      api.call(salvarItemCadastro, {
        token,
        body: { cadastro: 'atas', ...known, dados: { ...minutes, ...dados } },
      }),
    open: (idDocumento: string) => api.call(arquivoDocumentoCadastro, { token, params: { idDocumento } }),
  }
}

describe('minutes that attendants record', () => {
  it('are read with their PDF from the day of their publication on, and not after they are archived', async () => {
    const [marta, ana, helena] = [
      await desk(),
      await asPerson(DemoCpf.ana, 1),
      await asPerson(DemoCpf.helena, 7),
    ]
    const titles = async (person: typeof ana) => (await person.list()).map(({ titulo }) => titulo)
    const draft = (await marta.save({})).answer
    expect(draft.dados['assuntos']).toBe('orçamento, parecer')
    expect(await titles(ana)).not.toContain(minutes.titulo)

    const arquivo = (await marta.send()).answer.id
    const later = await marta.save(
      { arquivo, publicadaEm: '2026-11-12' },
      { idItem: draft.id, versao: draft.versao },
    )
    expect(await titles(ana)).not.toContain(minutes.titulo)
    expect((await ana.file(draft.id)).status).toBe(404)
    expect((await marta.open(arquivo)).bytes).toEqual(pdf)

    const { versao } = later.answer
    const now = await marta.save({ arquivo, publicadaEm: '2026-11-11' }, { idItem: draft.id, versao })
    expect(now.status).toBe(200)
    expect(await titles(ana)).toContain(minutes.titulo)
    expect(await titles(helena)).not.toContain(minutes.titulo)
    const { bytes, headers } = await ana.file(draft.id)
    expect(headers.get('content-disposition')).toContain('filename=ata_2026-11-10_900.pdf')
    expect(bytes).toEqual(pdf)
    expect((await helena.file(draft.id)).status).toBe(404)

    await api.call(arquivarItemCadastro, {
      token: marta.token,
      body: { cadastro: 'atas', idItem: draft.id, versao: now.answer.versao, arquivado: true },
    })
    expect((await ana.file(draft.id)).status).toBe(404)
    expect((await ana.file(0)).status).toBe(422)
  })

  it('are not published without a PDF, before their meeting, or with a document that is not theirs', async () => {
    const marta = await desk()
    const complaints = async (dados: Partial<MinutesData>) =>
      (await marta.save({ numero: 901, ...dados })).problem.campos
    expect(await complaints({ publicadaEm: '2026-11-18' })).toMatchObject({
      'dados.arquivo': 'Envie a ata em PDF antes de publicar.',
    })
    const arquivo = (await marta.send()).answer.id
    expect(Object.keys((await complaints({ arquivo, publicadaEm: '2026-11-09' })) ?? {})).toEqual([
      'dados.publicadaEm',
    ])
    await marta.save({ numero: 902, arquivo })
    expect(Object.keys((await complaints({ arquivo })) ?? {})).toEqual(['dados.arquivo'])
    expect(Object.keys((await complaints({ numero: 902 })) ?? {})).toEqual(['dados.numero'])
    expect(Object.keys((await complaints({ idPlano: 99 })) ?? {})).toEqual(['dados.idPlano'])
    expect((await marta.send(Buffer.from('no PDF'))).status).toBe(415)
  })

  it('are published by the level that publishes, which also changes what is published', async () => {
    await raiseLevels(api, 'atas', { edit: 1, publish: 3 })
    const [karina, marta] = [await desk(DemoCpf.karina), await desk()]
    const arquivo = (await karina.send()).answer.id
    const prepared = await karina.save({ numero: 910, arquivo })
    expect(prepared.status).toBe(200)
    const { id: idItem, versao } = prepared.answer
    const published = { numero: 910, arquivo, publicadaEm: '2026-11-18' }
    expect((await karina.save(published, { idItem, versao })).status).toBe(403)
    const done = await marta.save(published, { idItem, versao })
    expect(done.status).toBe(200)
    const known = { idItem, versao: done.answer.versao }
    expect((await karina.save({ numero: 910, arquivo, publicadaEm: null }, known)).status).toBe(403)
    const ana = await asPerson(DemoCpf.ana, 1)
    expect(
      (await api.call(arquivoDocumentoCadastro, { token: ana.token, params: { idDocumento: arquivo } }))
        .status,
    ).toBe(403)
  })
})
