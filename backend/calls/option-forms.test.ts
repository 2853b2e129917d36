import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { declararPep, notExposed } from '#contract/declarations/declarations.ts'
import { retornarDocumentosEmitidos } from '#contract/documents/documents.ts'
import { optarBpd } from '#contract/exits/deferral.ts'
import { arquivoTermoOpcao } from '#contract/exits/option-forms.ts'
import { pedirPortabilidade, retornarPortabilidade } from '#contract/exits/portability.ts'
import { pedirResgate } from '#contract/exits/redemption.ts'
import { optarAutopatrocinio } from '#contract/exits/self-sponsorship.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { codeText } from '#contract/value-text.ts'
import { planLinks } from '../database/schema/plans.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Gustavo chooses each of the four options in turn, and takes it back before anybody decides. */

let test: TestApi
let token: string
let idPessoa: number
beforeAll(async () => {
  test = await startTestApi()
  const [link] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.enrolment, '100555'))
  await chooseRegime(test, link?.id ?? 0, 'progressive')
})
beforeEach(async () => {
  ;[token, idPessoa] = [await test.signIn(DemoCpf.gustavo), await test.personId(DemoCpf.gustavo)]
})
afterAll(() => test.close())

const target = () => ({ idPessoa, idPlano: 1, chaveEnvio: randomUUID() })
const file = {
  resgate: () =>
    test.call(pedirResgate, {
      token,
      body: { ...target(), forma: 'unica', parcelas: null, dias: null, ciente: true },
    }),
  portabilidade: async () =>
    test.call(pedirPortabilidade, {
      token,
      body: {
        ...target(),
        destino: await destination(),
        percentual: 100,
        adesao: '2026-01-05',
        renda: null,
        prazoAnos: null,
        aceite: true,
        ciente: true,
      },
    }),
  bpd: () => test.call(optarBpd, { token, body: { ...target(), ciente: true } }),
  autopatrocinio: () => test.call(optarAutopatrocinio, { token, body: { ...target(), ciente: true } }),
}
async function destination(): Promise<number> {
  const { answer } = await test.call(retornarPortabilidade, { params: { idPessoa, idPlano: 1 }, token })
  return answer.destinos.find(({ tipo }) => tipo === 'fechada')?.id ?? 0
}

type Option = keyof typeof file
const options = Object.keys(file) as Option[]

const situation = async () => {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555'))
  return [link?.category, link?.situation]
}

async function formOf(idRequisicao: number): Promise<string> {
  const { bytes } = await test.call(arquivoTermoOpcao, { token, params: { idRequisicao } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
}

async function cancel(idRequisicao: number): Promise<number> {
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  return (await test.call(movimentarRequisicao, { token, body: { idRequisicao, idStatus: 7, versao } }))
    .status
}

it.each<[Option, string, string, string]>([
  ['resgate', 'Termo de Opção: Resgate', '52.700,00', 'fica no plano'],
  ['portabilidade', 'Termo de Portabilidade', '80.000,00', 'deixo de participar deste plano'],
  [
    'bpd',
    'Termo de Opção: Benefício proporcional diferido',
    '80.000,00',
    'contribuições e as da patrocinadora param',
  ],
  ['autopatrocinio', 'Termo de Opção: Autopatrocínio', '1.180,62', 'A patrocinadora deixa de contribuir'],
])(
  'gives Gustavo the form of %s, keeps the others closed meanwhile, and lets him take it back',
  async (option, title, figure, loss) => {
    const { answer, status } = await file[option]()
    expect(status).toBe(200)
    const text = await formOf(answer.idRequisicao)
    for (const said of [title, figure, loss, '153.509.460-56', answer.protocolo, '07/11/2026'])
      expect(text).toContain(said)
    expect(text.replaceAll(' ', '')).toContain(codeText(answer.codigo).replaceAll(' ', ''))
    for (const other of options.filter((one) => one !== option))
      expect([other, (await file[other]()).status]).toEqual([other, 409])
    const { documentos } = (
      await test.call(retornarDocumentosEmitidos, { params: { idPessoa, idPlano: 1 }, token })
    ).answer
    expect(documentos).toContainEqual(
      expect.objectContaining({ tipo: 'termo-opcao', referencia: String(answer.idRequisicao) }),
    )
    expect(await cancel(answer.idRequisicao)).toBe(200)
    expect(await situation()).toEqual([1, 7])
  },
)

it('has no form of any other request, nor of somebody else’s', async () => {
  const declared = await test.call(declararPep, { token, body: { ...target(), ...notExposed } })
  const other = { params: { idRequisicao: declared.answer.idRequisicao }, token }
  expect((await test.call(arquivoTermoOpcao, other)).status).toBe(404)
  const { answer } = await file.bpd()
  const ana = await test.signIn(DemoCpf.ana)
  const params = { idRequisicao: answer.idRequisicao }
  expect((await test.call(arquivoTermoOpcao, { params, token: ana })).status).toBe(404)
})
