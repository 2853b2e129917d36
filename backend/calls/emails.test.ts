import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { reenviarEmail, retornarEmail, retornarEmails } from '#contract/messages/emails.ts'
import { emails } from '../database/schema/emails.ts'
import { databasePurpose } from '../database/schema/entity.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { recording } from '../testing/recording.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let karina: string
let ana: number

beforeAll(async () => {
  api = await startTestApi()
  karina = await api.signIn(DemoCpf.karina)
  ana = await api.personId(DemoCpf.ana)
})
afterAll(() => api.close())

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call(retornarEmails, { token: karina, query })).answer

/** Writes an e-mail to Ana that could not be delivered. @returns its id */
async function refused(): Promise<number> {
  const now = api.clock.now()
  const [row] = await api.database
    .insert(emails)
    .values({
      template: 'requisicao_recebida',
      recipient: 'ana.errada@exemplo.example',
      personId: ana,
      path: '/services/requests?idRequisicao=1',
      variables: {
        plano: 'HPE',
        servico: 'Alterar contribuição',
        protocolo: '2026.000.123',
        primeiroNome: 'Ana',
        cpfMascarado: '***.982.247-**',
        dataHora: '11/11/2026 às 09:00',
      },
      state: 'recusado',
      failure: 'endereco',
      attempts: 6,
      queuedAt: now,
      attemptedAt: now,
      endedAt: now,
    })
    .returning({ id: emails.id })
  return row?.id ?? 0
}

describe('call(retornarEmails', () => {
  it('lists the newest first, with the address masked, and counts what was not delivered', async () => {
    const before = (await list()).naoEntregues
    const id = await refused()
    const all = await list()
    expect(all.naoEntregues).toBe(before + 1)
    expect(all.emails[0]).toMatchObject({
      id,
      assunto: 'Recebemos sua solicitação 2026.000.123',
      para: expect.stringMatching(/^a\*+@exemplo\.example$/),
      pessoa: { id: ana, nome: 'Ana Beatriz Lima' },
      estado: 'recusado',
      falha: 'endereco',
      tentativas: 6,
      podeReenviar: true,
    })
    expect(JSON.stringify(all)).not.toContain('ana.errada')
    expect((await list({ estado: 'nao-entregues', idPessoa: ana })).emails.map((one) => one.id)).toContain(id)
    expect((await list({ estado: 'enviado', idPessoa: ana })).emails.map((one) => one.id)).not.toContain(id)
    expect((await list({ mensagem: 'requisicao_recebida' })).totalItems).toBeGreaterThan(0)
    expect(
      (await list({ mensagem: 'boas_vindas', idPessoa: ana })).emails.map((one) => one.id),
    ).not.toContain(id)
    expect(all.mensagens.map((one) => one.id)).toContain('codigo_seguranca')
  })

  it('is not for participants, and refuses nonsense', async () => {
    const token = await api.signIn(DemoCpf.ana)
    expect((await api.call(retornarEmails, { token, query: {} })).status).toBe(403)
    for (const query of [{ estado: 'perdido' }, { page: '-1' }, { mensagem: "'; drop" }, { idPessoa: 'x' }])
      expect((await api.call(retornarEmails, { token: karina, query })).status).toBe(422)
  })
})

describe('call(retornarEmail', () => {
  it('shows the mail as it went, and who looked at it is on record', async () => {
    const id = await refused()
    const recorded = await recording(api)
    const { answer } = await api.call(retornarEmail, { token: karina, params: { idEmail: id } })
    expect(answer.texto).toContain('O protocolo é 2026.000.123.')
    expect(answer.html).toContain('<h1')
    expect(await recorded('email.read')).toEqual([ana])
    expect(
      (await api.call(retornarEmail, { token: karina, params: { idEmail: 2_000_000_000 } })).status,
    ).toBe(404)
  })

  it('of a link to a password shows that there was one, and not the link', async () => {
    await api.call(solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.helena } })
    const id = await eventually(async () => {
      const [row] = await api.database.select().from(emails).orderBy(desc(emails.id)).limit(1)
      expect(row).toMatchObject({ template: 'senha_link', state: 'enviado' })
      return row?.id ?? 0
    })
    const { answer } = await api.call(retornarEmail, { token: karina, params: { idEmail: id } })
    expect(answer.texto).toContain('Olá, Helena.')
    expect(answer.texto).toContain('vale por •••')
    const mail = (await sentEmails(api.dataDir)).find(({ template }) => template === 'senha_link')
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none'
    expect(token).not.toBe('none')
    expect(JSON.stringify([answer, await api.database.select().from(emails)])).not.toContain(token)
    const again = await api.call(reenviarEmail, { token: karina, body: { idEmail: id } })
    expect(again.problem).toMatchObject({ status: 409, detail: expect.stringContaining('não vale mais') })
  })

  it('for real people shows the text alone', async () => {
    const id = await refused()
    await api.database.update(databasePurpose).set({ purpose: 'entity' })
    const { answer } = await api.call(retornarEmail, { token: karina, params: { idEmail: id } })
    expect([answer.html, answer.texto.includes('2026.000.123')]).toEqual([null, true])
    await api.database.update(databasePurpose).set({ purpose: 'demonstration' })
  })
})

describe('call(reenviarEmail', () => {
  it('sends once more what was refused, to the address that the person has now, once', async () => {
    const id = await refused()
    const recorded = await recording(api)
    const again = () => api.call(reenviarEmail, { token: karina, body: { idEmail: id } })
    const answers = await Promise.all([again(), again()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await recorded('email.sent-again')).toEqual([ana])
    const [person] = await api.database.select().from(people).where(eq(people.id, ana))
    await eventually(async () => {
      const [row] = await api.database.select().from(emails).where(eq(emails.id, id))
      expect(row).toMatchObject({ state: 'enviado', recipient: person?.email, attempts: 7 })
    })
    const found = (await sentEmails(api.dataDir)).filter(({ template }) => template === 'requisicao_recebida')
    expect(found).toHaveLength(1)
    expect((await again()).status).toBe(409)
    expect((await api.call(reenviarEmail, { token: karina, body: { idEmail: 2_000_000_000 } })).status).toBe(
      404,
    )
  })
})
