import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imagemTema } from '#contract/plans/plans.ts'
import { enviarImagemCarrossel, retornarDestaques } from '#contract/publications/slides.ts'
import { arquivarItemCadastro, salvarItemCadastro } from '#contract/settings/registries.ts'
import { addDays } from '#domain/calendar.ts'
import { imageSize } from '../images/image-size.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'

const HPE = 1
const MAIS_VALOR = 4

let test: TestApi
let ana: string
let carlos: string
let karina: string
let marta: string
let image: string

const seenBy = async (cpf: string, token: string, idPlano: number) => {
  const params = { idPessoa: await test.personId(cpf), idPlano }
  return (await test.call(retornarDestaques, { params, token })).answer
}
const titles = async (cpf: string, token: string, idPlano: number) =>
  (await seenBy(cpf, token, idPlano)).map(({ titulo }) => titulo)
const send = (content: Buffer, token = karina) =>
  test.call(enviarImagemCarrossel, { token, file: { field: 'arquivo', content } })
/** A PNG of one colour. */
const drawn = (width: number, height: number, blue = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: blue } } })
    .png()
    .toBuffer()

const slide = () => ({
  titulo: 'Assembleia de dezembro',
  texto: 'Participe no dia 10.',
  imagem: image,
  textoAlternativo: 'Pessoas sentadas em uma sala.',
  pagina: '',
  endereco: '',
  idPlano: HPE,
  publico: 'quem-recebe',
  inicio: TEST_TODAY,
  fim: addDays(TEST_TODAY, 10),
  ordem: 1,
})
const save = (dados: object, token = karina) =>
  test.call(salvarItemCadastro, { token, body: { cadastro: 'configurar-carrossel', dados } })

beforeAll(async () => {
  test = await startTestApi()
  ana = await test.signIn(DemoCpf.ana)
  carlos = await test.signIn(DemoCpf.carlos)
  karina = await test.signIn(DemoCpf.karina)
  marta = await test.signIn(DemoCpf.marta)
})
beforeEach(async () => {
  image = (await send(await drawn(1000, 500))).answer.imagem
})
afterAll(() => test.close())

describe('retornarDestaques', () => {
  it('has what is for the plan and for who the person is, in the order of the entity', async () => {
    expect(await titles(DemoCpf.ana, ana, MAIS_VALOR)).toEqual([
      'Como será a sua aposentadoria?',
      'Contribua a mais neste mês',
      'Mudou de telefone ou de endereço?',
    ])
    expect(await titles(DemoCpf.carlos, carlos, HPE)).toEqual(['Mudou de telefone ou de endereço?'])
  })

  it('shows a new slide to its people at once, with its image, and not any more when it is archived', async () => {
    const { answer: created } = await save(slide())
    const [first] = await seenBy(DemoCpf.carlos, carlos, HPE)
    expect(first).toMatchObject({
      titulo: 'Assembleia de dezembro',
      imagem: `/imagemTema/${image}`,
      destino: null,
    })
    expect((await test.call(imagemTema, { params: { imagem: image } })).status).toBe(200)
    expect(await titles(DemoCpf.ana, ana, HPE)).not.toContain('Assembleia de dezembro')
    await test.call(arquivarItemCadastro, {
      token: marta,
      body: { cadastro: 'configurar-carrossel', idItem: created.id, versao: created.versao, arquivado: true },
    })
    expect(await titles(DemoCpf.carlos, carlos, HPE)).toEqual(['Mudou de telefone ou de endereço?'])
  })

  it('leads nobody to a service that is not offered to them', async () => {
    const nelson = await test.signIn(DemoCpf.nelson)
    expect(await titles(DemoCpf.nelson, nelson, MAIS_VALOR)).toEqual([
      'Como será a sua aposentadoria?',
      'Mudou de telefone ou de endereço?',
    ])
  })

  it('keeps one for later until its first day', async () => {
    await save({ ...slide(), titulo: 'Ano que vem', inicio: addDays(TEST_TODAY, 1), fim: null })
    expect(await titles(DemoCpf.carlos, carlos, HPE)).not.toContain('Ano que vem')
  })
})

describe('what a slide must be', () => {
  it.each([
    ['imagem', { imagem: 'a'.repeat(64) }, 'Esta imagem não está mais guardada. Envie-a de novo.'],
    ['imagem', { imagem: '' }, 'Envie a imagem.'],
    ['textoAlternativo', { textoAlternativo: ' ' }, 'Descreva a imagem para quem não a vê.'],
    ['idPlano', { idPlano: 99 }, 'Escolha o plano.'],
    ['fim', { fim: '2020-01-01' }, 'O último dia vem depois do primeiro.'],
    [
      'endereco',
      { endereco: 'http://exemplo.com.br' },
      'Escreva o endereço completo, como https://www.exemplo.com.br.',
    ],
    [
      'endereco',
      { endereco: 'javascript:alert(1)' },
      'Escreva o endereço completo, como https://www.exemplo.com.br.',
    ],
    [
      'endereco',
      { endereco: 'https://exemplo.com.br', pagina: '/perfil' },
      'Escolha uma página ou um endereço, não os dois.',
    ],
    ['pagina', { pagina: '//exemplo.com.br' }, 'Escolha uma página do portal.'],
  ] as const)('%s is refused: %j', async (field, wrong, sentence) => {
    const { status, problem } = await save({ ...slide(), titulo: 'Errado', ...wrong })
    expect(status).toBe(422)
    expect(problem.campos?.[`dados.${field}`]).toBe(sentence)
  })
})

describe('enviarImagemCarrossel', () => {
  it('draws a very wide image smaller', async () => {
    const { answer } = await send(await drawn(2400, 1000))
    expect(answer).toMatchObject({ largura: 1600, altura: 667 })
    const kept = await test.call(imagemTema, { params: { imagem: answer.imagem } })
    expect(await imageSize(kept.bytes)).toEqual({ width: 1600, height: 667 })
  })

  it('refuses one that would not be sharp, and what is no image', async () => {
    const small = await send(await drawn(300, 200))
    expect([small.status, small.problem.campos?.['arquivo']]).toEqual([
      422,
      expect.stringContaining('800 × 400 pixels'),
    ])
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415)
  })

  it('is for who may set the carousel', async () => {
    await raiseLevels(test, 'configurar-carrossel', { edit: 3, publish: 3 })
    const { status, problem } = await send(await drawn(1000, 500, 10))
    expect([status, problem.codigo]).toEqual([403, 'sem-permissao'])
    expect((await save({ ...slide(), titulo: 'Outro' })).status).toBe(403)
    expect((await send(await drawn(1000, 500, 10), marta)).status).toBe(200)
  })
})
