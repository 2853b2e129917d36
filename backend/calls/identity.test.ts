import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pedirResgate } from '#contract/exits/redemption.ts'
import {
  conferirAlteracaoEmail,
  confirmarAlteracaoEmail,
  confirmarMeuEmail,
  desfazerAlteracaoEmail,
  responderAlteracaoEmail,
} from '#contract/identity/identity.ts'
import { redefinirSenha, solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { alterarEmailRecadastramento, retornarPessoa } from '#contract/people/people.ts'
import {
  alterarContaBancaria,
  alterarEmail,
  alterarTelefones,
  retornarPerfil,
} from '#contract/people/personal-profile.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { gerarCodigoSegurancaRecadastramentoAdministrador } from '#contract/re-registration/re-registration-access.ts'
import { retornarCaso, retornarProximoCaso } from '#contract/requests/cases.ts'
import {
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { addDays } from '#domain/calendar.ts'
import { bankAccounts, personContacts } from '../database/schema/contacts.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { redemptionPayments } from '../database/schema/redemption-payments.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { performDue } from '../testing/perform-due.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { textGateway } from '../testing/text-gateway.ts'

const NEW_EMAIL = 'outra.pessoa@exemplo.example'
const OLD_EMAIL = 'helena.castro@exemplo.example'
const NEW_PASSWORD = 'Nova@2027'
const ACCOUNT = { banco: '341', agencia: '0057', conta: '12345-7' }

let api: TestApi
let helena = 0
let karina = ''
beforeEach(async () => {
  api = await startTestApi()
  helena = await api.personId(DemoCpf.helena)
  karina = await api.signIn(DemoCpf.karina)
})
afterEach(() => api.close())

const changeAtDesk = (token = karina, email = NEW_EMAIL) =>
  api.call(alterarEmailRecadastramento, { token, body: { cpf: DemoCpf.helena, idPessoa: helena, email } })
const atDesk = async (token: string, idPessoa = helena) =>
  (await api.call(retornarPessoa, { token, params: { idPessoa } })).answer
const waitingId = async (idPessoa = helena) => {
  const { protecao } = await atDesk(karina, idPessoa)
  return (protecao.emailEmEspera ?? protecao.emailPedido)?.id ?? 0
}
const confirm = async (token: string, idPessoa = helena) =>
  api.call(confirmarAlteracaoEmail, { token, body: { idPessoa, idAlteracao: await waitingId(idPessoa) } })
const emailOf = async (id: number) =>
  (await api.database.select({ email: people.email }).from(people).where(eq(people.id, id)))[0]?.email
const accountOf = async (id: number) =>
  (await api.database.select().from(bankAccounts).where(eq(bankAccounts.personId, id)))[0]?.account
const comeTo = (day: string) => api.clock.set(new Date(`${day}T12:00:00-03:00`))

/** E-mails of a kind that were sent to an address, once there are so many. */
const mailsTo = (to: string, template: string, count = 1) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).filter(
      (mail) => mail.to === to && mail.template === template,
    )
    expect(found.length).toBeGreaterThanOrEqual(count)
    return found.map(({ text }) => text)
  })
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
const tokenOfOldAddress = async () => tokenIn((await mailsTo(OLD_EMAIL, 'email_confirmar')).at(-1))
const answer = (token: string, resposta: 'sim' | 'nao') =>
  api.call(responderAlteracaoEmail, { body: { token, resposta } })

/** Asks for a link to a new password. @returns what the address got: a link, or that it waits */
async function askForPassword(address: string, template: 'senha_link' | 'acesso_espera'): Promise<string> {
  const before = (await sentEmails(api.dataDir)).filter(
    (mail) => mail.to === address && mail.template === template,
  )
  await api.call(solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.helena } })
  return (await mailsTo(address, template, before.length + 1)).at(-1) ?? ''
}
const createPassword = (token: string) =>
  api.call(redefinirSenha, { body: { token, senha: NEW_PASSWORD, confirmacao: NEW_PASSWORD } })

describe('who changes an e-mail at the desk does not become the person', () => {
  it('opens no new password with it today or tomorrow, and says at both addresses from when on', async () => {
    await changeAtDesk()
    for (const address of [OLD_EMAIL, NEW_EMAIL])
      expect((await mailsTo(address, 'email_alterado'))[0]).toContain('antes de 18/11/2026')
    const told = await askForPassword(NEW_EMAIL, 'acesso_espera')
    expect(told).toContain('a partir de 18/11/2026')
    expect(tokenIn(told)).toBe('')
    comeTo('2026-11-17')
    await askForPassword(NEW_EMAIL, 'acesso_espera')
    comeTo('2026-11-18')
    const link = await askForPassword(NEW_EMAIL, 'senha_link')
    expect((await createPassword(tokenIn(link))).status).toBe(200)
    expect((await sentEmails(api.dataDir)).filter(({ template }) => template === 'senha_link')).toHaveLength(
      1,
    )
  })

  it('is told in the portal, and the person reads what waits', async () => {
    await changeAtDesk()
    const token = await api.signIn(DemoCpf.helena)
    const { protecao } = (await api.call(retornarPerfil, { token, params: { idPessoa: helena } })).answer
    expect(protecao).toEqual({
      emailEmEspera: {
        id: expect.any(Number),
        anterior: 'h***@exemplo.example',
        novo: 'o***@exemplo.example',
        origem: 'atendimento',
        desde: '2026-11-11T15:00:00.000Z',
        abreEm: '2026-11-18',
      },
      contaEmEspera: null,
    })
    const [news] = await api.database
      .select()
      .from(notifications)
      .where(eq(notifications.personId, helena))
      .orderBy(desc(notifications.id))
    expect(news?.description).toContain('antes de 18/11/2026 o endereço novo não cria uma senha nova')
    // Another attendant who only looks is shown no profile's wait.
    const seen = (await api.call(retornarPerfil, { token: karina, params: { idPessoa: helena } })).answer
    expect(seen.protecao).toBeUndefined()
  })

  it('opens at once when the old address says that it was the person', async () => {
    await changeAtDesk()
    const token = await tokenOfOldAddress()
    expect((await api.call(conferirAlteracaoEmail, { body: { token } })).answer).toEqual({
      valido: true,
      novo: 'o***@exemplo.example',
      origem: 'atendimento',
      abreEm: '2026-11-18',
    })
    expect((await answer(token, 'sim')).status).toBe(200)
    expect(tokenIn(await askForPassword(NEW_EMAIL, 'senha_link'))).not.toBe('')
    expect((await answer(token, 'nao')).status).toBe(404)
    expect(await emailOf(helena)).toBe(NEW_EMAIL)
  })

  it('is put back by the old address, with who got in since out and the administrators told', async () => {
    const before = await api.signIn(DemoCpf.helena)
    api.clock.advance(60)
    await changeAtDesk()
    api.clock.advance(60)
    const since = await api.signIn(DemoCpf.helena)
    const both = await Promise.all([1, 2].map(async () => answer(await tokenOfOldAddress(), 'nao')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await emailOf(helena)).toBe(OLD_EMAIL)
    const isOpen = async (token: string) =>
      (await api.call(retornarPlanosAtivos, { token, params: { idPessoa: helena } })).status
    expect([await isOpen(before), await isOpen(since)]).toEqual([200, 401])
    await mailsTo(NEW_EMAIL, 'email_desfeito')
    const marta = await api.personId(DemoCpf.marta)
    const [news] = await api.database
      .select()
      .from(notifications)
      .where(eq(notifications.personId, marta))
      .orderBy(desc(notifications.id))
    expect([news?.title, news?.leadsTo]).toEqual(['Troca de e-mail contestada', `/?idPessoa=${helena}`])
    expect(tokenIn(await askForPassword(OLD_EMAIL, 'senha_link'))).not.toBe('')
    expect((await atDesk(karina)).protecao.emailEmEspera).toBeNull()
  })

  it('opens when two attendants confirm, neither of whom changed it', async () => {
    await changeAtDesk()
    const [luiz, marta] = [await api.signIn(DemoCpf.luiz), await api.signIn(DemoCpf.marta)]
    const own = await confirm(karina)
    expect([own.status, own.problem.detail]).toEqual([
      403,
      'Foi você quem alterou este e-mail. Quem confirma é outra pessoa do atendimento.',
    ])
    expect((await confirm(luiz)).answer.emailEmEspera).toMatchObject({
      por: { nome: 'Karina Alves' },
      confirmadoPor: [{ nome: 'Luiz Barbosa' }],
      faltam: 1,
      impedimento: 'Você já confirmou. Falta outra pessoa do atendimento.',
    })
    expect((await confirm(luiz)).status).toBe(403)
    await askForPassword(NEW_EMAIL, 'acesso_espera')
    expect((await confirm(marta)).answer.emailEmEspera).toBeNull()
    expect(tokenIn(await askForPassword(NEW_EMAIL, 'senha_link'))).not.toBe('')
    const body = { idPessoa: helena, idAlteracao: 1 }
    expect((await api.call(confirmarAlteracaoEmail, { token: marta, body })).status).toBe(404)
  })

  it('opens when the person confirms with their password, and never without', async () => {
    await changeAtDesk()
    const token = await api.signIn(DemoCpf.helena)
    const own = (senha: string) => api.call(confirmarMeuEmail, { token, body: { idPessoa: helena, senha } })
    expect((await own('errada')).status).toBe(422)
    await askForPassword(NEW_EMAIL, 'acesso_espera')
    expect((await own(DEMO_PASSWORD)).answer).toEqual({ emailEmEspera: null, contaEmEspera: null })
    expect((await own(DEMO_PASSWORD)).status).toBe(409)
  })

  it('keeps the last address that the person was known by when it is changed once more', async () => {
    await changeAtDesk()
    const first = await tokenOfOldAddress()
    api.clock.advance(3600)
    karina = await api.signIn(DemoCpf.karina)
    expect((await changeAtDesk(karina, 'terceiro@exemplo.example')).status).toBe(200)
    expect((await answer(first, 'nao')).status).toBe(404)
    await mailsTo(OLD_EMAIL, 'email_confirmar', 2)
    expect((await answer(await tokenOfOldAddress(), 'nao')).status).toBe(200)
    expect(await emailOf(helena)).toBe(OLD_EMAIL)
  })

  it('waits for nothing when the desk puts it back itself', async () => {
    await changeAtDesk()
    await changeAtDesk(karina, OLD_EMAIL)
    expect((await atDesk(karina)).protecao.emailEmEspera).toBeNull()
    expect(tokenIn(await askForPassword(OLD_EMAIL, 'senha_link'))).not.toBe('')
    await changeAtDesk()
    const body = {
      idPessoa: helena,
      idAlteracao: await waitingId(),
      motivo: 'Digitei o e-mail de outra pessoa.',
    }
    const luiz = await api.signIn(DemoCpf.luiz)
    const back = await api.call(desfazerAlteracaoEmail, { token: luiz, body })
    expect([back.status, back.answer.emailEmEspera]).toEqual([200, null])
    expect(await emailOf(helena)).toBe(OLD_EMAIL)
  })

  it('is no wait for who changes it with their own password', async () => {
    const token = await api.signIn(DemoCpf.helena)
    await changeAtDesk()
    const body = { idPessoa: helena, email: 'helena.nova@exemplo.example', senha: DEMO_PASSWORD }
    expect((await api.call(alterarEmail, { token, body })).answer.protecao?.emailEmEspera).toBeNull()
    expect(tokenIn(await askForPassword('helena.nova@exemplo.example', 'senha_link'))).not.toBe('')
  })
})

describe('the telephone on record', () => {
  const withPhone = async () =>
    api.database
      .insert(personContacts)
      .values({ personId: helena, mobilePhone: '11988887777', updatedAt: api.clock.now() })
      .onConflictDoUpdate({ target: personContacts.personId, set: { mobilePhone: '11988887777' } })
  const told = async () => (await atDesk(karina)).protecao.emailEmEspera?.avisoCelular

  it('is told by the gateway of the entity, with its token, once and without a link', async () => {
    const gateway = await textGateway()
    await api.close()
    api = await startTestApi({ environment: { SMS_URL: gateway.url, SMS_TOKEN: 'do-fundo' } })
    karina = await api.signIn(DemoCpf.karina)
    await withPhone()
    gateway.answer = 503
    await changeAtDesk()
    await eventually(() => expect(gateway.taken).toHaveLength(1))
    expect(await told()).toEqual({ numero: '(11) •••••-7777', situacao: 'na-fila' })
    gateway.answer = 202
    // The queue hears of the failure a moment after the gateway answered it.
    await eventually(async () => {
      const { rowCount } = await api.database.execute(
        sql`update pgboss.job set start_after = now() where name = 'text-message' and state = 'retry'`,
      )
      expect(rowCount).toBe(1)
    })
    await eventually(async () => expect((await told())?.situacao).toBe('enviada'))
    expect(gateway.taken.at(-1)).toEqual({
      authorization: 'Bearer do-fundo',
      body: {
        para: '+5511988887777',
        texto: expect.stringMatching(/o e-mail do seu cadastro foi alterado pelo atendimento/),
      },
    })
    expect(JSON.stringify(gateway.taken)).not.toMatch(/https?:|862883/)
    await gateway.close()
  })

  it('is for the desk to call where the entity has no gateway', async () => {
    await withPhone()
    await changeAtDesk()
    expect(await told()).toEqual({ numero: '(11) •••••-7777', situacao: 'sem-provedor' })
  })
})

describe('while an e-mail waits', () => {
  const changeAccount = async (values = ACCOUNT) =>
    api.call(alterarContaBancaria, {
      token: await api.signIn(DemoCpf.helena),
      body: { idPessoa: helena, ...values, cpfTitular: DemoCpf.helena, senha: DEMO_PASSWORD },
    })

  it('no new account takes effect before it does', async () => {
    const before = await accountOf(helena)
    await changeAtDesk()
    const changed = await changeAccount()
    expect(changed.status).toBe(200)
    expect(changed.answer.protecao?.contaEmEspera).toMatchObject({ valeEm: '2026-11-18' })
    expect(await accountOf(helena)).toBe(before)
    await mailsTo(NEW_EMAIL, 'conta_em_espera')
    comeTo('2026-11-17')
    await performDue(api.api, 'email-hold-end')
    expect(await accountOf(helena)).toBe(before)
    comeTo('2026-11-18')
    await performDue(api.api, 'email-hold-end')
    expect(await accountOf(helena)).toBe(ACCOUNT.conta)
    await mailsTo(NEW_EMAIL, 'conta_alterada')
  })

  it('the account comes to nothing where the change was not the person’s', async () => {
    const before = await accountOf(helena)
    await changeAtDesk()
    await changeAccount()
    await answer(await tokenOfOldAddress(), 'nao')
    comeTo('2026-11-18')
    await performDue(api.api, 'email-hold-end')
    expect(await accountOf(helena)).toBe(before)
    await mailsTo(OLD_EMAIL, 'conta_descartada')
  })
})

describe('the desk and the access of who attends', () => {
  /** Luiz is a participant too, as a fund's staff usually is. */
  async function luizJoins(): Promise<number> {
    const luiz = await api.personId(DemoCpf.luiz)
    const [link] = await api.database.select().from(planLinks).where(eq(planLinks.personId, helena))
    if (!link) throw new Error('Helena has no link')
    const { id: _, ...values } = link
    await api.database.insert(planLinks).values({ ...values, personId: luiz, enrolment: '990001' })
    return luiz
  }
  const changeLuiz = (token: string, luiz: number) =>
    api.call(alterarEmailRecadastramento, {
      token,
      body: { cpf: DemoCpf.luiz, idPessoa: luiz, email: 'nao.e.do.luiz@exemplo.example' },
    })

  it('no colleague of any level below administrator touches it, and two administrators do together', async () => {
    const luiz = await luizJoins()
    const second = await api.personId(DemoCpf.karina)
    const before = await emailOf(luiz)
    const refused = await changeLuiz(karina, luiz)
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Esta pessoa também é do atendimento. Quem muda o acesso dela é um administrador, com a confirmação de outro.',
    ])
    expect((await atDesk(karina, luiz)).impedimentoAcesso).toContain(
      'Quem muda o acesso dela é um administrador',
    )
    const marta = await api.signIn(DemoCpf.marta)
    const asked = await changeLuiz(marta, luiz)
    expect(asked.answer).toEqual({
      email: 'nao.e.do.luiz@exemplo.example',
      protocolo: null,
      aguardaConfirmacao: true,
    })
    expect(await emailOf(luiz)).toBe(before)
    expect((await changeLuiz(marta, luiz)).status).toBe(409)
    expect((await confirm(marta, luiz)).status).toBe(403)
    expect((await confirm(karina, luiz)).status).toBe(403)
    await api.database.update(people).set({ adminLevel: 3 }).where(eq(people.id, second))
    const administrator = await api.signIn(DemoCpf.karina)
    expect((await confirm(administrator, luiz)).status).toBe(200)
    expect(await emailOf(luiz)).toBe('nao.e.do.luiz@exemplo.example')
  })

  it('draws no code for their re-registration', async () => {
    const luiz = await luizJoins()
    await api.database.update(people).set({ reRegistrationStatus: 1 }).where(eq(people.id, luiz))
    for (const cpf of [DemoCpf.karina, DemoCpf.marta]) {
      const body = { cpf: DemoCpf.luiz, idPessoaAdmin: await api.personId(cpf) }
      const token = await api.signIn(cpf)
      expect((await api.call(gerarCodigoSegurancaRecadastramentoAdministrador, { token, body })).status).toBe(
        403,
      )
    }
  })
})

describe('a payment of somebody whose contacts changed', () => {
  let gustavo = 0
  let token = ''
  let params = { idPessoa: 0, idPlano: 1 }
  beforeEach(async () => {
    gustavo = await api.personId(DemoCpf.gustavo)
    token = await api.signIn(DemoCpf.gustavo)
    params = { idPessoa: gustavo, idPlano: 1 }
    const links = await api.database
      .select({ id: planLinks.id })
      .from(planLinks)
      .where(eq(planLinks.personId, gustavo))
    for (const { id } of links) await chooseRegime(api, id, 'progressive')
  })
  const changeAccount = () =>
    api.call(alterarContaBancaria, {
      token,
      body: { idPessoa: gustavo, ...ACCOUNT, cpfTitular: DemoCpf.gustavo, senha: DEMO_PASSWORD },
    })
  const changePhones = () =>
    api.call(alterarTelefones, { token, body: { idPessoa: gustavo, celular: '(11) 98888-7777', fixo: '' } })
  async function redeem(asked: { forma?: string; parcelas?: number } = {}): Promise<number> {
    const body = {
      ...params,
      chaveEnvio: randomUUID(),
      forma: 'unica',
      parcelas: null,
      dias: null,
      ciente: true,
      ...asked,
    }
    const { status } = await api.call(pedirResgate, { token, body })
    expect(status).toBe(200)
    const { requisicoes } = (
      await api.call(retornarSolicitacoes, {
        token: karina,
        query: { idPessoa: gustavo, idFuncionalidade: 14 },
      })
    ).answer
    return requisicoes[0]?.id ?? 0
  }
  const move = async (who: string, idRequisicao: number, wanted: object) => {
    const { versao } = (await api.call(retornarRequisicao, { token: who, params: { idRequisicao } })).answer
    return api.call(movimentarRequisicao, { token: who, body: { idRequisicao, versao, ...wanted } })
  }
  async function toApproval(idRequisicao: number) {
    expect((await move(karina, idRequisicao, { idStatus: 2 })).status).toBe(200)
    expect((await move(karina, idRequisicao, { idStatus: 2, etapa: 2 })).status).toBe(200)
  }
  const changeAtDeskOf = async (who: string) =>
    api.call(alterarEmailRecadastramento, {
      token: who,
      body: { cpf: DemoCpf.gustavo, idPessoa: gustavo, email: NEW_EMAIL },
    })

  it('is granted by Luiz as before where nothing changed', async () => {
    const id = await redeem()
    await toApproval(id)
    expect((await move(await api.signIn(DemoCpf.luiz), id, { idStatus: 5 })).status).toBe(200)
  })

  it('asks for one level more, and says why, where the account came after a telephone', async () => {
    await changePhones()
    api.clock.advance(60)
    await changeAccount()
    const id = await redeem()
    await toApproval(id)
    const luiz = await api.signIn(DemoCpf.luiz)
    const seen = (await api.call(retornarCaso, { token: luiz, params: { idRequisicao: id } })).answer
    expect(seen.protecao?.contaRecente).toEqual({
      desde: '2026-11-11T15:01:00.000Z',
      mudou: 'telefones',
      mudouEm: '2026-11-11T15:00:00.000Z',
      pagaEm: null,
    })
    const refused = await move(luiz, id, { idStatus: 5 })
    expect([refused.status, refused.problem.detail]).toEqual([403, expect.stringContaining('Administrador')])
    expect((await move(await api.signIn(DemoCpf.marta), id, { idStatus: 5 })).status).toBe(200)
  })

  it('asks for nothing more a month after the change', async () => {
    await changePhones()
    comeTo(addDays(TEST_TODAY, 30))
    token = await api.signIn(DemoCpf.gustavo)
    karina = await api.signIn(DemoCpf.karina)
    await changeAccount()
    const id = await redeem()
    await toApproval(id)
    expect((await move(await api.signIn(DemoCpf.luiz), id, { idStatus: 5 })).status).toBe(200)
  })

  it('goes nowhere new while an e-mail waits that the desk changed', async () => {
    await changeAccount()
    const id = await redeem()
    await changeAtDeskOf(await api.signIn(DemoCpf.luiz))
    await toApproval(id)
    const marta = await api.signIn(DemoCpf.marta)
    const refused = await move(marta, id, { idStatus: 5 })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('antes de 18/11/2026 nada é pago nessa conta'),
    ])
    const { deferimento, protecao } = (
      await api.call(retornarCaso, { token: marta, params: { idRequisicao: id } })
    ).answer
    expect(deferimento?.obstaculo).toContain('nada é pago nessa conta')
    expect(protecao?.contaRecente?.pagaEm).toBe('2026-11-18')
    comeTo('2026-11-18')
    expect((await move(await api.signIn(DemoCpf.marta), id, { idStatus: 5 })).status).toBe(200)
  })

  it('goes on in its instalments once the e-mail waits no more, where its account is of those days', async () => {
    const id = await redeem({ forma: 'parcelada', parcelas: 2 })
    await toApproval(id)
    expect((await move(await api.signIn(DemoCpf.luiz), id, { idStatus: 5 })).status).toBe(200)
    const paid = () => api.database.$count(redemptionPayments, eq(redemptionPayments.requestId, id))
    expect(await paid()).toBe(1)
    comeTo('2026-12-09')
    await api.database
      .update(bankAccounts)
      .set({ updatedAt: api.clock.now() })
      .where(eq(bankAccounts.personId, gustavo))
    await changeAtDeskOf(await api.signIn(DemoCpf.luiz))
    comeTo('2026-12-15')
    await performDue(api.api, 'request-settlement')
    expect(await paid()).toBe(1)
    comeTo('2026-12-16')
    await performDue(api.api, 'request-settlement')
    expect(await paid()).toBe(2)
  })

  it('is decided by nobody who changed the contacts, for as long', async () => {
    const luiz = await api.signIn(DemoCpf.luiz)
    const id = await redeem()
    await toApproval(id)
    await changeAtDeskOf(luiz)
    const refused = await move(luiz, id, { idStatus: 5 })
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      expect.stringContaining('Você alterou os contatos desta pessoa há poucos dias.'),
    ])
    const next = async (token: string) =>
      (await api.call(retornarProximoCaso, { token, query: { idPessoa: gustavo } })).answer.idRequisicao
    expect([await next(luiz), await next(await api.signIn(DemoCpf.marta))]).toEqual([null, id])
    comeTo('2026-11-18')
    expect((await move(await api.signIn(DemoCpf.luiz), id, { idStatus: 5 })).status).toBe(200)
  })
})
