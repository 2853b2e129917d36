import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoDeclaracao,
  declararFatca,
  declararPep,
  declararResidencia,
  enviarComprovanteResidencia,
  notExposed,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations/declarations.ts'
import { retornarPessoa } from '#contract/people/people.ts'
import { retornarCaso } from '#contract/requests/cases.ts'
import { arquivoDocumentoSolicitacao, retornarRequisicao } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { declarations } from '../database/schema/declarations.ts'
import { files } from '../database/schema/files.ts'
import { requests } from '../database/schema/requests.ts'
import { declarations as declarationRules } from '../rules/entity-kinds.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { shownBy } from '../testing/image-pixels.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { verificationCode } from '../usecases/request-engine/verification-code.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function person(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const target = { idPessoa, idPlano }
  return { token, params: target, filing: () => ({ ...target, chaveEnvio: randomUUID() }) }
}

async function rows() {
  const [[filed], [declared], [audited]] = await Promise.all([
    test.database.select({ all: count() }).from(requests),
    test.database.select({ all: count() }).from(declarations),
    test.database.select({ all: count() }).from(auditEntries),
  ])
  return [filed?.all, declared?.all, audited?.all]
}

async function textOf(content: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
}

const mayor = {
  ...notExposed,
  ppe: 'S',
  relacao: 'titular',
  cargo: 'Prefeita',
  orgao: 'Prefeitura de Recife',
  pais: 'BR',
  inicio: '2018-01-01',
  fim: '2021-12-31',
}
const brazilian = {
  cidadeNascimento: 'Recife',
  paisNascimento: 'BR',
  nacionalidade: 'BR',
  outraNacionalidade: '',
  pessoaEstadosUnidos: 'N',
  indiciosEstadosUnidos: false,
  explicacaoIndicios: '',
  residenciasFiscais: [{ pais: 'BR', nif: DemoCpf.ana, motivoSemNif: null, explicacao: '' }],
  confirmacao: true,
}
const inPortugal = {
  residente_exterior: 'S',
  pais: 'PT',
  codigoPostal: '1000-001',
  nif: '501964843',
  complemento: 'Rua do Ouro, 10',
  comprovanteEmitidoEm: '2026-11-01',
}

describe('declaring political exposure', () => {
  it('is complete as it is filed, good until the exposure ends, and can be proven', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const before = (await test.call(retornarDeclaracoesPep, ana)).answer
    expect(before.situacao.codigo).toBe('vencida')
    expect(before.grauMaximo).toBe(2)
    expect(before.declaracoes).toMatchObject([{ dados: { ppe: 'N', exposicao: null } }])

    const body = { ...ana.filing(), ...mayor }
    const recorded = await recording(test)
    const { answer } = await test.call(declararPep, { body, token: ana.token })
    expect(answer.status).toEqual({ id: 8, nome: 'Concluída' })
    expect((await test.call(declararPep, { body, token: ana.token })).answer).toEqual(answer)
    expect(await recorded('declaration.made')).toEqual([ana.params.idPessoa])

    const after = (await test.call(retornarDeclaracoesPep, ana)).answer
    expect(after.situacao).toEqual({ codigo: 'valida', validaAte: '2026-12-31' })
    expect(after.declaracoes).toHaveLength(before.declaracoes.length + 1)
    const [newest] = after.declaracoes
    expect(newest).toMatchObject({
      protocolo: answer.protocolo,
      dados: { exposicao: { relacao: 'titular', nome: '', cargo: 'Prefeita', fim: '2021-12-31' } },
    })
    expect(newest?.codigo).toBe(
      verificationCode({
        protocol: answer.protocolo,
        kind: 'pep',
        sentAt: new Date(answer.dataSolicitacao),
        data: answer.dados,
      }),
    )

    const params = { ...ana.params, idRequisicao: answer.idRequisicao }
    const file = await test.call(arquivoDeclaracao, { params, token: ana.token })
    expect(file.headers.get('content-disposition')).toContain('declaracao_pep_2026-11-')
    const text = await textOf(file.bytes)
    for (const said of ['Ana Beatriz Lima', answer.protocolo, 'Prefeita', 'Até 31/12/2026', 'Brasil'])
      expect(text).toContain(said)
    expect(text.replaceAll(' ', '')).toContain(newest?.codigo)
  })

  it('is good as long as the rule of its day says', async () => {
    const fernanda = await person(DemoCpf.fernanda, 7)
    const declare = async () => {
      const body = { ...fernanda.filing(), ...notExposed }
      await test.call(declararPep, { body, token: fernanda.token })
      return (await test.call(retornarDeclaracoesPep, fernanda)).answer.situacao.validaAte
    }
    expect(await declare()).toBe('2027-11-11')
    const before = await ruleOn(test.database, declarationRules, null, TEST_TODAY)
    await changeRule(test.database, declarationRules, null, (rule) => ({
      ...rule,
      yearsAfterPost: 7,
      renewalYears: 2,
    }))
    expect(await declare()).toBe('2028-11-11')
    const mayorSince = { ...fernanda.filing(), ...mayor }
    await test.call(declararPep, { body: mayorSince, token: fernanda.token })
    const { situacao } = (await test.call(retornarDeclaracoesPep, fernanda)).answer
    // Exposure lasts until 2028-12-31 by then: the declaration ends before it.
    expect(situacao.validaAte).toBe('2028-11-11')
    await changeRule(test.database, declarationRules, null, () => before)
  })

  it('asks attendants for a closer look while it lasts, and tells it to nobody else', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const token = await test.signIn(DemoCpf.karina)
    const { idPessoa } = ana.params
    const told = async () =>
      (await test.call(retornarPessoa, { params: { idPessoa }, token })).answer.diligencia
    const [newest] = (await test.call(retornarDeclaracoesPep, ana)).answer.declaracoes
    const params = { idRequisicao: newest?.idRequisicao ?? 0 }
    expect(await told()).toEqual({ ate: '2026-12-31' })
    const ofCase = await test.call(retornarCaso, { params, token })
    expect(ofCase.answer.diligencia).toEqual({ ate: '2026-12-31' })
    expect((await test.call(retornarCaso, { params, token: ana.token })).status).toBe(403)
    await test.call(declararPep, {
      body: { ...ana.filing(), ...mayor, fim: null, emExercicio: true },
      token: ana.token,
    })
    expect(await told()).toEqual({ ate: null })
    await test.call(declararPep, { body: { ...ana.filing(), ...notExposed }, token: ana.token })
    expect(await told()).toBeNull()
  })

  it('is the same in every plan of the person', async () => {
    const [hpe, other] = [await person(DemoCpf.ana, 1), await person(DemoCpf.ana, 4)]
    const list = (await test.call(retornarDeclaracoesPep, hpe)).answer.declaracoes
    expect((await test.call(retornarDeclaracoesPep, other)).answer.declaracoes).toEqual(list)
  })

  it('warns Eduardo that the exposure through his father is about to end', async () => {
    const { answer } = await test.call(retornarDeclaracoesPep, await person(DemoCpf.eduardo, 1))
    expect(answer.situacao.codigo).toBe('vence-em-breve')
    expect(answer.declaracoes[0]?.dados.exposicao?.nome).toBe('Paulo Prates')
  })

  it('is refused with every complaint, and stores nothing', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const before = await rows()
    const send = async (values: object) =>
      (await test.call(declararPep, { body: { ...ana.filing(), ...values }, token: ana.token })).problem
    expect((await send({ ...notExposed, ppe: null, confirmacao: false })).campos).toEqual({
      ppe: 'Escolha sim ou não.',
      confirmacao: 'Confirme que as informações são verdadeiras.',
    })
    expect((await send({ ...mayor, relacao: 'familiar', grauParentesco: 3 })).campos).toMatchObject({
      nome: 'Informe o nome da pessoa exposta.',
      cpf: 'Informe o CPF da pessoa exposta.',
      grauParentesco: expect.stringContaining('2º grau'),
    })
    expect((await send({ ...mayor, pais: 'XX' })).status).toBe(422)
    const someoneElse = { ...ana.filing(), ...notExposed, idPessoa: await test.personId(DemoCpf.carlos) }
    expect((await test.call(declararPep, { body: someoneElse, token: ana.token })).status).toBe(404)
    expect(await rows()).toEqual(before)
  })
})

describe('declaring tax residence', () => {
  it('keeps the answers until the circumstances change', async () => {
    const ana = await person(DemoCpf.ana, 1)
    expect((await test.call(retornarDeclaracoesFatca, ana)).answer).toMatchObject({
      situacao: { codigo: 'sem-declaracao', validaAte: null },
      declaracoes: [],
    })
    const states = { pais: 'US', nif: '078-05-1120', motivoSemNif: null, explicacao: '' }
    const body = {
      ...ana.filing(),
      ...brazilian,
      outraNacionalidade: 'US',
      pessoaEstadosUnidos: 'S',
      residenciasFiscais: [...brazilian.residenciasFiscais, states],
    }
    const { answer } = await test.call(declararFatca, { body, token: ana.token })
    expect(answer.dados.nacionalidades).toEqual(['BR', 'US'])
    const after = (await test.call(retornarDeclaracoesFatca, ana)).answer
    expect(after.situacao).toEqual({ codigo: 'valida', validaAte: null })
    const params = { ...ana.params, idRequisicao: answer.idRequisicao }
    const text = await textOf((await test.call(arquivoDeclaracao, { params, token: ana.token })).bytes)
    expect(text).toContain('Estados Unidos')
    expect(text).toContain('078-05-1120')
    expect(text).toContain('Até que a situação mude')
  })

  it('asks a US person for the residence there, and everybody for their own CPF', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const before = await rows()
    const send = async (values: object) =>
      (
        await test.call(declararFatca, {
          body: { ...ana.filing(), ...brazilian, ...values },
          token: ana.token,
        })
      ).problem.campos
    expect(await send({ pessoaEstadosUnidos: 'S' })).toEqual({
      'residenciasFiscais[0].pais': expect.stringContaining('SSN'),
    })
    const ofCarlos = { pais: 'BR', nif: DemoCpf.carlos, motivoSemNif: null, explicacao: '' }
    expect(await send({ residenciasFiscais: [ofCarlos] })).toEqual({
      'residenciasFiscais[0].nif': 'Informe o seu próprio CPF.',
    })
    expect(await send({ residenciasFiscais: [] })).toHaveProperty('residenciasFiscais[0].pais')
    expect(await rows()).toEqual(before)
  })
})

describe('a move to another country', () => {
  it('asks whoever declared other tax residences for a new FATCA declaration within thirty days', async () => {
    const { titles, emails } = await movingTo('PT', ['BR'])
    expect(titles).toContain('Faça de novo a declaração FATCA')
    expect(emails).toContainEqual(
      expect.objectContaining({
        template: 'declaracao_fatca_mudou',
        variables: expect.objectContaining({ prazo: '11/12/2026' }),
      }),
    )
  })

  it('asks nothing where the country was declared, nor of who never declared any', async () => {
    expect((await movingTo('PT', ['BR', 'PT'])).titles).not.toContain('Faça de novo a declaração FATCA')
    const idPessoa = await test.personId(DemoCpf.eduardo)
    const { titles } = await notifiedWhile(test, idPessoa, () => declareAbroad(DemoCpf.eduardo, 1, 'PT'))
    expect(titles).not.toContain('Faça de novo a declaração FATCA')
  })

  async function declareAbroad(cpf: string, idPlano: number, pais: string) {
    const who = await person(cpf, idPlano)
    const file = { field: 'arquivo', content: drawnPng([9, 60, 120, 255]) }
    const { id: comprovante } = (
      await test.call(enviarComprovanteResidencia, { params: who.params, token: who.token, file })
    ).answer
    const body = { ...who.filing(), ...inPortugal, pais, comprovante }
    expect((await test.call(declararResidencia, { body, token: who.token })).status).toBe(200)
  }

  /** Answers to Carlos, who moves after declaring tax residences. */
  async function movingTo(pais: string, declared: readonly string[]) {
    const carlos = await person(DemoCpf.carlos, 1)
    const residenciasFiscais = declared.map((country) => ({
      pais: country,
      nif: country === 'BR' ? DemoCpf.carlos : 'PT-501964843',
      motivoSemNif: null,
      explicacao: '',
    }))
    const body = { ...carlos.filing(), ...brazilian, residenciasFiscais }
    expect((await test.call(declararFatca, { body, token: carlos.token })).status).toBe(200)
    return notifiedWhile(test, carlos.params.idPessoa, () => declareAbroad(DemoCpf.carlos, 1, pais))
  }
})

describe('declaring a residence abroad', () => {
  const png = drawnPng([20, 60, 120, 255])

  const upload = (
    { params, token }: Awaited<ReturnType<typeof person>>,
    content: Buffer,
    file: { name?: string; type?: string } = {},
  ) => test.call(enviarComprovanteResidencia, { params, token, file: { field: 'arquivo', content, ...file } })

  it('takes a proof by its bytes, keeps it with the declaration and gives it back', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const forgotten = (await upload(ana, png)).answer
    const sent = (await upload(ana, png, { name: 'passaporte.exe', type: 'text/html' })).answer
    expect(sent).toMatchObject({ tipo: 'image/png' })
    const send = (comprovante: string) =>
      test.call(declararResidencia, {
        body: { ...ana.filing(), ...inPortugal, comprovante },
        token: ana.token,
      })
    expect((await send(forgotten.id)).problem.campos).toHaveProperty('comprovante')
    const { answer } = await send(sent.id)
    expect(answer.dados.residencia?.comprovante).toEqual(sent)
    expect((await send(sent.id)).problem.campos).toHaveProperty('comprovante')

    const history = (await test.call(retornarDeclaracoesResidencia, ana)).answer
    expect(history.comprovanteMaximoDias).toBe(90)
    expect(history.declaracoes[0]?.dados.residencia?.pais).toBe('PT')
    const params = { idDocumento: sent.id }
    const file = await test.call(arquivoDocumentoSolicitacao, { params, token: ana.token })
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(await shownBy(file.bytes)).toEqual(await shownBy(png))
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(arquivoDocumentoSolicitacao, { params, token: karina })).status).toBe(200)
    const request = await test.call(retornarRequisicao, {
      params: { idRequisicao: answer.idRequisicao },
      token: karina,
    })
    expect(request.answer.status.id).toBe(8)
  })

  it('of fifty proofs sent at once one waits, and whoever declares meanwhile keeps theirs', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const sent = (await upload(ana, png)).answer
    const [declared, ...others] = await Promise.all([
      test.call(declararResidencia, {
        body: { ...ana.filing(), ...inPortugal, comprovante: sent.id },
        token: ana.token,
      }),
      ...Array.from({ length: 50 }, () => upload(ana, png)),
    ])
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    const kept = await test.database.select().from(files)
    const waiting = kept.filter(({ ownerId, subjectId }) => ownerId === ana.params.idPessoa && !subjectId)
    expect(waiting).toHaveLength(1)
    // The declaration came before the other proofs, with its own, or after one of them, and is refused.
    const proof = kept.find(({ publicId }) => publicId === sent.id)
    expect(proof?.subjectId ?? undefined).toBe(
      declared.status === 200 ? declared.answer.idRequisicao : undefined,
    )
  })

  it('lets who came back say so, without a proof', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const home = { ...inPortugal, residente_exterior: 'N', pais: '', comprovante: null }
    const { answer } = await test.call(declararResidencia, {
      body: { ...ana.filing(), ...home },
      token: ana.token,
    })
    expect(answer.dados).toEqual({ residente_exterior: 'N', residencia: null })
  })

  it('refuses old proofs, missing numbers and other files, and keeps nothing', async () => {
    const ana = await person(DemoCpf.ana, 1)
    const before = await rows()
    const [proofs] = await test.database.select({ all: count() }).from(files)
    const nothing = {
      ...inPortugal,
      pais: 'BR',
      codigoPostal: ' ',
      nif: '',
      comprovante: null,
      comprovanteEmitidoEm: '2026-01-01',
    }
    const { problem } = await test.call(declararResidencia, {
      body: { ...ana.filing(), ...nothing },
      token: ana.token,
    })
    expect(problem.campos).toEqual({
      pais: 'O Brasil não é exterior. Escolha outro país.',
      codigoPostal: 'O código postal é obrigatório',
      nif: 'O número de identificação fiscal é obrigatório',
      comprovante: 'Envie o comprovante de residência.',
      comprovanteEmitidoEm: expect.stringContaining('antigo'),
    })
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect((await upload(ana, page, { name: 'a.pdf', type: 'application/pdf' })).problem.status).toBe(415)
    expect((await upload(ana, Buffer.alloc(10 * 1024 * 1024 + 1))).problem.status).toBe(413)
    expect((await upload(ana, Buffer.alloc(0))).problem.status).toBe(422)
    const carlos = await test.personId(DemoCpf.carlos)
    const asCarlos = { ...ana, params: { idPessoa: carlos, idPlano: 1 } }
    expect((await upload(asCarlos, png)).status).toBe(404)
    expect(await rows()).toEqual(before)
    expect(await test.database.select({ all: count() }).from(files)).toEqual([proofs])
  })
})

describe('declarations of somebody else', () => {
  it('are read by attendants only, and never through another person', async () => {
    const [ana, carlos] = [await person(DemoCpf.ana, 1), await person(DemoCpf.carlos, 1)]
    for (const call of [retornarDeclaracoesPep, retornarDeclaracoesFatca, retornarDeclaracoesResidencia])
      expect((await test.call(call, { params: ana.params, token: carlos.token })).status).toBe(404)
    const [mine] = (await test.call(retornarDeclaracoesPep, ana)).answer.declaracoes
    const params = { ...carlos.params, idRequisicao: mine?.idRequisicao ?? 0 }
    expect((await test.call(arquivoDeclaracao, { params, token: carlos.token })).status).toBe(404)
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(retornarDeclaracoesPep, { params: ana.params, token: karina })).status).toBe(200)
  })
})
