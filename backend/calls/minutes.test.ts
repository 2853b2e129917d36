import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivoAta, retornarAtas } from '#contract/minutes.ts'
import { meetingMinutes } from '../database/schema/minutes.ts'
import { DemoCpf } from '../testing/demo-people.ts'
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

describe('arquivoAta', () => {
  it('is a tagged PDF with everything that was decided', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const regulation = (await ana.list()).find(({ numero }) => numero === 90)
    const { bytes, headers } = await ana.file(regulation?.id ?? 0)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain('filename=ata_2026-07-16_90.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(text).toContain('Alteração do regulamento do plano HPE')
    expect(text).toContain('Ata nº 90 · Conselho Deliberativo')
    expect(text).toContain('Regina Couto (presidente)')
    expect(text).toContain('2. Comunicar os participantes')
  })

  it('is not there for another plan, before it is published, or for nonsense', async () => {
    const [ana, helena] = [await asPerson(DemoCpf.ana, 1), await asPerson(DemoCpf.helena, 7)]
    const idOf = async (title: string) => {
      const [row] = await api.database
        .select({ id: meetingMinutes.id })
        .from(meetingMinutes)
        .where(eq(meetingMinutes.title, title))
      return row?.id ?? 0
    }
    expect((await helena.file(await idOf('Alteração do regulamento do plano HPE'))).status).toBe(404)
    expect((await ana.file(await idOf('Orçamento do próximo ano'))).status).toBe(404)
    expect((await ana.file(0)).status).toBe(422)
  })
})
