import { connect } from 'node:net'
import { and, eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarDeclaracoesFatca, retornarDeclaracoesPep } from '#contract/declarations/declarations.ts'
import { arquivoComprovanteEndereco } from '#contract/people/addresses.ts'
import {
  comprovanteRecadastramento,
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  indeferirRecadastramento,
  type ReRegistrationDraft,
  retornarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import {
  arquivoDocumentoSolicitacao,
  arquivoExportado,
  exportarDadosRecadastramento,
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { addresses } from '../database/schema/addresses.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { drafts } from '../database/schema/drafts.ts'
import { files } from '../database/schema/files.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { shownBy } from '../testing/image-pixels.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { openedReRegistration, statusOf } from '../testing/re-registration.ts'
import { recording, recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { requireAddress } from '../usecases/people/addresses/store-address.ts'
import { readGroupsOnRecord } from '../usecases/re-registration/groups-on-record.ts'

const photo = drawnPng([10, 60, 130, 255])
const right = { resposta: 'certo', valores: null } as const
const confirmed: ReRegistrationDraft = {
  pessoal: right,
  endereco: right,
  contatos: right,
  dependentes: right,
  declaracoes: right,
}
const moved = {
  residente_exterior: 'N',
  cep: '80020-300',
  logradouro: 'Rua Nova',
  numero: '7',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  estado: 'PR',
  pais: '',
  numeroIdentificacaoFiscal: '',
  comprovante: null,
} as const

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const read = async (token: string) => (await api.call(retornarRecadastramento, { token })).answer
const save = (token: string, versao: number, dados: unknown) =>
  api.call(salvarRascunhoRecadastramento, { token, body: { versao, dados } })
const upload = (token: string, comprovante: string, content: Buffer) =>
  api.call(enviarArquivoRecadastramento, {
    token,
    params: { comprovante },
    file: { field: 'arquivo', content },
  })
const send = (token: string, versao: number, chaveEnvio: string = crypto.randomUUID()) =>
  api.call(enviarRecadastramento, { token, body: { versao, declaracao: true, chaveEnvio } })
const sentRequest = async (cpf: string) => {
  const token = await api.signIn(DemoCpf.luiz)
  const query = { idPessoa: await api.personId(cpf), idFuncionalidade: 19 }
  const { requisicoes } = (await api.call(retornarSolicitacoes, { token, query })).answer
  const params = { idRequisicao: requisicoes[0]?.id ?? 0 }
  return (await api.call(retornarRequisicao, { token, params })).answer
}
const move = async (as: string, request: { id: number; versao: number }, idStatus: number, motivo?: string) =>
  api.call(movimentarRequisicao, {
    token: await api.signIn(as),
    body: { idRequisicao: request.id, versao: request.versao, idStatus, ...(motivo && { motivo }) },
  })

describe('a re-registration in one sitting', () => {
  let token: string

  it('shows what is on record, asks only what concerns the person, and begins with the first thing saved', async () => {
    token = await openedReRegistration(api, DemoCpf.ana)
    const page = await read(token)
    expect(page.grupos).toEqual(['pessoal', 'endereco', 'contatos', 'dependentes', 'declaracoes'])
    expect(page.cadastro.pessoal?.nomeMae).toBe('Lúcia Helena Lima')
    expect([page.atendente, page.status.nome, page.enviado]).toEqual(['Karina Alves', 'Importado', null])
    expect(await statusOf(api, DemoCpf.ana)).toBe(1)
    const recorded = await recordingActs(api)
    expect((await save(token, 0, { pessoal: right })).answer.versao).toBe(1)
    const own = await api.personId(DemoCpf.ana)
    expect(await recorded('re-registration.first-step-saved')).toEqual([{ by: own, about: own }])
    expect(await statusOf(api, DemoCpf.ana)).toBe(2)
    expect((await read(token)).rascunho.dados).toEqual({ pessoal: right })
  })

  it('tells the older of two tabs, and keeps what the newer one saved', async () => {
    const recorded = await recording(api)
    expect((await save(token, 1, { pessoal: right, contatos: right })).answer.versao).toBe(2)
    expect(await recorded('re-registration.first-step-saved')).toEqual([])
    const { status, problem } = await save(token, 1, {})
    expect([status, problem.codigo]).toEqual([409, 'versao-desatualizada'])
    expect((await read(token)).rascunho).toMatchObject({ versao: 2, dados: { contatos: right } })
  })

  it.each([
    ['a field nobody knows', { pessoal: right, saldo: 1 }],
    ['a group of another shape', { pessoal: 'certo' }],
    [
      'a huge text',
      { contatos: { resposta: 'mudou', valores: { email: 'x'.repeat(5000), celular: '', telefone: '' } } },
    ],
    ['a list', []],
  ])('refuses %s and changes nothing', async (_, dados) => {
    const before = await api.database.select().from(drafts)
    expect((await save(token, 2, dados)).status).toBe(422)
    expect(await api.database.select().from(drafts)).toEqual(before)
  })

  it('takes a file whole or not at all, by its bytes, one for each proof', async () => {
    expect((await upload(token, 'selfie', Buffer.from('<html>'))).status).toBe(415)
    expect((await upload(token, 'passaporte', photo)).status).toBe(422)
    await cutUpload(api.url, token)
    expect((await read(token)).arquivos).toEqual([])
    await upload(token, 'selfie', photo)
    expect((await upload(token, 'selfie', photo)).answer.tipo).toBe('image/png')
    expect((await read(token)).arquivos).toHaveLength(1)
  })

  it('can be sent only whole: everything that is missing is told at once', async () => {
    await save(token, 2, {
      ...confirmed,
      dependentes: undefined,
      endereco: { resposta: 'mudou', valores: { ...moved, cep: '800203001', estado: 'XX' } },
    })
    const { status, problem } = await send(token, 3)
    expect([status, Object.keys(problem.campos ?? {}).toSorted()]).toEqual([
      422,
      ['dependentes.resposta', 'documentos.comprovante-residencia', 'endereco.cep', 'endereco.estado'],
    ])
    expect(await statusOf(api, DemoCpf.ana)).toBe(2)
  })

  it('shows nobody a proof of residence that was not sent to the entity yet', async () => {
    const { id: idComprovante } = (await upload(token, 'comprovante-residencia', photo)).answer
    const params = { idPessoa: await api.personId(DemoCpf.ana), idComprovante }
    const asker = await api.signIn(DemoCpf.karina)
    expect((await api.call(arquivoComprovanteEndereco, { token: asker, params })).status).toBe(404)
    const elsewhere = requireAddress(api.database, params.idPessoa, { ...moved, comprovante: idComprovante })
    await expect(elsewhere).rejects.toMatchObject({ status: 422 })
  })

  it('is sent once, with protocol, code and document; the same again answers the same', async () => {
    await save(token, 3, confirmed)
    const key = crypto.randomUUID()
    expect((await send(token, 3, key)).status).toBe(409)
    const { answer } = await send(token, 4, key)
    expect(answer.protocolo).toMatch(/^\d{4}\.\d{7}$/)
    expect(answer.codigo).toMatch(/^[0-9a-f]{64}$/)
    expect((await send(token, 4, key)).answer).toEqual(answer)
    expect(await statusOf(api, DemoCpf.ana)).toBe(3)
    expect((await read(token)).enviado).toEqual(answer)
    expect((await save(token, 4, {})).status).toBe(409)
    expect((await upload(token, 'selfie', photo)).status).toBe(409)
    const document = await api.call(comprovanteRecadastramento, { token })
    expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const opened = await api.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 're-registration.opened'))
    expect(opened[0]?.after).toEqual({ idAtendente: await api.personId(DemoCpf.karina) })
  })
})

describe('the decision', () => {
  const refuse = async (as: string, request: { id: number; versao: number }, itens: unknown) =>
    api.call(indeferirRecadastramento, {
      token: await api.signIn(as),
      body: { idRequisicao: request.id, versao: request.versao, itens },
    })

  it('is Cadastro’s where an administrator said so: an Atendente may look, not decide; nobody returns it', async () => {
    await raiseLevels(api, 'recadastramento', { edit: 2, publish: 2 })
    const taken = (await move(DemoCpf.karina, await sentRequest(DemoCpf.ana), 2)).answer
    expect(taken.movimentos.map(({ status }) => status.id)).not.toContain(3)
    expect((await move(DemoCpf.karina, taken, 5)).status).toBe(403)
    expect((await move(DemoCpf.marta, taken, 3, 'Corrija.')).status).toBe(409)
    const reason = [{ item: 'endereco', motivo: 'Ilegível' }]
    expect((await refuse(DemoCpf.karina, taken, reason)).status).toBe(403)
    expect(await statusOf(api, DemoCpf.ana)).toBe(3)
  })

  it('puts what changed on record', async () => {
    const dulce = await sentRequest(DemoCpf.dulce)
    const taken = (await move(DemoCpf.luiz, dulce, 2)).answer
    expect((await move(DemoCpf.luiz, taken, 5)).answer.status.nome).toBe('Concluída')
    expect(await statusOf(api, DemoCpf.dulce)).toBe(5)
    const rows = await api.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 're-registration.applied'))
    expect(rows[0]?.actorId).toBe(await api.personId(DemoCpf.luiz))
    expect(Object.keys(rows[0]?.after ?? {})).toEqual(['contatos'])
  })

  it('refuses item by item; the rest stays, what was refused is open again and its file to be sent anew', async () => {
    const recordedActs = await recordingActs(api)
    const token = await openedReRegistration(api, DemoCpf.eduardo)
    const own = await api.personId(DemoCpf.eduardo)
    expect(await recordedActs('re-registration.code-validated')).toEqual([{ by: own, about: own }])
    expect(await statusOf(api, DemoCpf.eduardo)).toBe(2)
    const page = await read(token)
    expect(page.recusados.map(({ item }) => item).toSorted()).toEqual(['documentos', 'endereco'])
    expect(Object.keys(page.rascunho.dados).toSorted()).toEqual([
      'contatos',
      'declaracoes',
      'dependentes',
      'pessoal',
    ])
    expect(page.aCorrigir.endereco?.complemento).toBe('Apartamento 72')
    await upload(token, 'selfie', photo)
    await upload(token, 'comprovante-residencia', photo)
    await save(token, 1, { ...confirmed })
    expect((await send(token, 2)).problem.campos).toEqual({
      'endereco.resposta': 'Este item foi recusado. Corrija o que for preciso.',
    })
    await save(token, 2, { ...confirmed, endereco: { resposta: 'mudou', valores: moved } })
    expect((await send(token, 3)).status).toBe(200)

    const request = (await move(DemoCpf.luiz, await sentRequest(DemoCpf.eduardo), 2)).answer
    const same = [
      { item: 'endereco', motivo: 'Um' },
      { item: 'endereco', motivo: 'Dois' },
    ]
    expect((await refuse(DemoCpf.luiz, request, same)).status).toBe(422)
    const recorded = await recording(api)
    expect(
      (await refuse(DemoCpf.luiz, request, [{ item: 'documentos', motivo: 'Foto escura' }])).status,
    ).toBe(200)
    expect(await recorded('re-registration.items-refused')).toEqual([request.pessoa.id])
    expect(await statusOf(api, DemoCpf.eduardo)).toBe(4)
    expect((await refuse(DemoCpf.luiz, request, same.slice(1))).status).toBe(409)

    const again = await read(await openedReRegistration(api, DemoCpf.eduardo))
    expect(again.recusados).toEqual([{ item: 'documentos', motivo: 'Foto escura' }])
    expect(again.rascunho.dados.endereco).toMatchObject({ resposta: 'mudou' })
    expect(again.arquivos.map(({ comprovante }) => comprovante)).toEqual(['comprovante-residencia'])
    const proofs = await api.database
      .select()
      .from(files)
      .where(and(eq(files.ownerId, request.pessoa.id), eq(files.purpose, 'address-proof')))
    expect(proofs.map(({ subjectKind }) => subjectKind)).toEqual(['request', 're-registration-draft'])
    expect(proofs[1]?.retainedUntil).toEqual(new Date(api.clock.now().getTime() + 30 * 24 * 3600 * 1000))
    for (const { publicId: comprovante } of proofs) {
      const elsewhere = requireAddress(api.database, request.pessoa.id, { ...moved, comprovante })
      await expect(elsewhere).rejects.toMatchObject({ status: 422 })
    }
  })

  it('granted, a new address is in force with its proof; attendants see the files that were sent', async () => {
    const token = await openedReRegistration(api, DemoCpf.eduardo)
    await upload(token, 'selfie', photo)
    expect((await send(token, (await read(token)).rascunho.versao)).status).toBe(200)
    const taken = (await move(DemoCpf.luiz, await sentRequest(DemoCpf.eduardo), 2)).answer
    expect((await move(DemoCpf.luiz, taken, 5)).status).toBe(200)
    const id = await api.personId(DemoCpf.eduardo)
    const rows = await api.database.select().from(addresses).where(eq(addresses.personId, id))
    const current = rows.toSorted((one, other) => one.id - other.id).at(-1)
    expect(current).toMatchObject({ street: 'Rua Nova', postalCode: '80020300' })
    const [proof] = await api.database
      .select()
      .from(files)
      .where(eq(files.id, current?.proofFileId ?? 0))
    expect(proof?.subjectKind).toBe('request')
    const again = { ...moved, comprovante: proof?.publicId ?? '' }
    expect(await requireAddress(api.database, id, again)).toMatchObject({ comprovante: proof?.publicId })
    const [file] = await api.database
      .select()
      .from(files)
      .where(and(eq(files.subjectId, taken.id), eq(files.purpose, 'selfie')))
    const seen = await api.call(arquivoDocumentoSolicitacao, {
      token: await api.signIn(DemoCpf.karina),
      params: { idDocumento: file?.publicId ?? '' },
    })
    expect(await shownBy(seen.bytes)).toEqual(await shownBy(photo))
  })
})

describe('the export', () => {
  const exportAs = async (cpf: string, query: Record<string, number>) => {
    const token = await api.signIn(cpf)
    const { link } = (await api.call(exportarDadosRecadastramento, { token, query })).answer
    const params = { idArquivo: link.split('/').at(-1) ?? '' }
    return readExcelFile((await api.call(arquivoExportado, { token, params })).bytes)
  }
  const names = (sheets: Awaited<ReturnType<typeof exportAs>>) => sheets.map(({ sheet }) => sheet)

  it('of an Atendente, or of other requests as well, is the list alone and marks nobody', async () => {
    expect(names(await exportAs(DemoCpf.karina, { idFuncionalidade: 19 }))).toEqual(['Solicitações'])
    expect(names(await exportAs(DemoCpf.luiz, {}))).toEqual(['Solicitações'])
    expect(await statusOf(api, DemoCpf.eduardo)).toBe(5)
  })

  it('has what each granted one had before and has now, and marks it as exported', async () => {
    const idPessoa = await api.personId(DemoCpf.eduardo)
    const sheets = await exportAs(DemoCpf.luiz, { idFuncionalidade: 19, idPessoa })
    expect(names(sheets)).toEqual(['Solicitações', 'Recadastramento'])
    const [head = [], row = [], ...others] = sheets[1]?.data ?? []
    expect(others).toEqual([])
    const cell = (title: string) => row[head.indexOf(title)]
    expect(cell('Nome')).toBe('Eduardo Prates')
    expect(cell('CPF')).toBe('***.654.321-**')
    expect(cell('Status')).toBe('Deferido')
    expect(cell('Endereço · Endereço (antes)')).toBe('Rua Quinze de Novembro')
    expect(cell('Endereço · Endereço (agora)')).toBe('Rua Nova')
    expect(cell('Contatos · E-mail (antes)')).toBe(cell('Contatos · E-mail (agora)'))
    expect(await statusOf(api, DemoCpf.eduardo)).toBe(6)

    const [, again] = await exportAs(DemoCpf.luiz, { idFuncionalidade: 19, idPessoa })
    expect(again?.data[1]?.[head.indexOf('Status')]).toBe('Exportado')
    const rows = await api.database
      .select({ actor: auditEntries.actorId, before: auditEntries.before })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 're-registration.exported'), eq(auditEntries.subjectId, idPessoa)))
      .orderBy(auditEntries.id)
    const actor = await api.personId(DemoCpf.luiz)
    expect(rows).toEqual([
      { actor, before: { status: 5 } },
      { actor, before: { status: 6 } },
    ])
  })

  it('leaves alone who is still in analysis', async () => {
    expect(await statusOf(api, DemoCpf.ana)).toBe(3)
    await exportAs(DemoCpf.marta, { idFuncionalidade: 19 })
    expect(await statusOf(api, DemoCpf.ana)).toBe(3)
    expect(await statusOf(api, DemoCpf.dulce)).toBe(6)
  })
})

/** Sends half of an upload and hangs up. */
function cutUpload(url: string, token: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const part = `--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a.png"\r\n\r\n`
      socket.write(
        [
          'POST /enviarArquivoRecadastramento/selfie HTTP/1.1',
          `Host: ${hostname}`,
          `Authorization: Bearer ${token}`,
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 5000',
          '',
          part,
        ].join('\r\n'),
      )
      socket.write(photo.subarray(0, 40), () => {
        socket.destroy()
        resolve()
      })
    })
  })
}

describe('what is told of political exposure and taxes', () => {
  it('is the declaration: the services show it from the sending on, and it is not asked a second time', async () => {
    const token = await openedReRegistration(api, DemoCpf.carlos)
    const page = await read(token)
    const declared = page.cadastro.declaracoes
    expect([declared?.pep.ppe, declared?.fatca.paisNascimento]).toEqual(['N', 'BR'])
    const fatca = {
      ...declared?.fatca,
      cidadeNascimento: 'Santos',
      residenciasFiscais: [
        { pais: 'BR', nif: '529.982.247-25', motivoSemNif: null, explicacao: '' },
        { pais: 'PT', nif: '501964843', motivoSemNif: null, explicacao: '' },
      ],
    }
    const pep = { ...declared?.pep, ppe: 'S' }
    const changed = (valores: object) => ({
      ...confirmed,
      banco: right,
      declaracoes: { resposta: 'mudou', valores },
    })
    await upload(token, 'selfie', photo)
    await save(token, 0, changed({ pep, fatca }))
    const { problem } = await send(token, 1)
    expect(Object.keys(problem.campos ?? {}).toSorted()).toEqual([
      'declaracoes.fatca.residenciasFiscais[0].nif',
      'declaracoes.pep.cargo',
      'declaracoes.pep.fim',
      'declaracoes.pep.inicio',
      'declaracoes.pep.orgao',
      'declaracoes.pep.relacao',
    ])
    const [brazil, portugal] = fatca.residenciasFiscais
    const own = { ...fatca, residenciasFiscais: [{ ...brazil, nif: '111.444.777-35' }, portugal] }
    const mayor = { ...pep, relacao: 'titular', cargo: 'Prefeito', orgao: 'Prefeitura de Santos' }
    const inOffice = { ...mayor, inicio: '2025-01-01', emExercicio: true }
    await save(token, 1, changed({ pep: inOffice, fatca: own }))
    expect((await send(token, 2)).status).toBe(200)
    const session = await api.signIn(DemoCpf.carlos)
    const params = { idPessoa: await api.personId(DemoCpf.carlos), idPlano: 1 }
    const exposure = (await api.call(retornarDeclaracoesPep, { token: session, params })).answer
    expect(exposure.situacao.codigo).toBe('valida')
    expect(exposure.declaracoes[0]).toMatchObject({
      declaradaEm: api.clock.now().toISOString(),
      dados: { ppe: 'S', exposicao: { cargo: 'Prefeito', inicio: '2025-01-01', fim: null } },
    })
    const taxes = (await api.call(retornarDeclaracoesFatca, { token: session, params })).answer
    expect(taxes.declaracoes[0]?.dados.residenciasFiscais.map(({ pais }) => pais)).toEqual(['BR', 'PT'])
    const next = await readGroupsOnRecord(api.database, params.idPessoa, saoPauloDateOf(api.clock.now()))
    expect(next.declaracoes).toMatchObject({
      pep: { cargo: 'Prefeito' },
      fatca: { cidadeNascimento: 'Santos' },
    })
  })
})
