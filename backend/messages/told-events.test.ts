import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gerarContribuicao } from '#contract/collection/contribution-payments.ts'
import { criarConversa } from '#contract/conversations/conversations.ts'
import { convidarParticipante } from '#contract/enrolment/invitations.ts'
import { reagirNotificacao } from '#contract/messages/notifications.ts'
import {
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import { reiniciarRecadastramento } from '#contract/re-registration/re-registration-access.ts'
import { movimentarRequisicao, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { eventually } from '../testing/eventually.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })

describe('a contribution that was issued', () => {
  const issue = async (cpf: string, idPlano: number, values: Record<string, unknown>) => {
    const { id, token } = await person(cpf)
    return notifiedWhile(api, id, async () => {
      const body = { idPessoa: id, idPlano, chaveEnvio: randomUUID(), ...values }
      const { status } = await api.call(gerarContribuicao, { token, body })
      expect(status).toBe(200)
    })
  }

  it('comes by e-mail with what it takes to pay it', async () => {
    const { titles, emails } = await issue(DemoCpf.joana, 4, { formaPagamento: 2, valorContribuicao: 200 })
    expect(titles).toEqual(['Boleto gerado'])
    expect(emails).toMatchObject([
      {
        template: 'boleto_gerado',
        path: '/services/gerar-contribuicao',
        variables: {
          competencia: 'dezembro de 2026',
          vencimento: '10/12/2026',
          linhaDigitavel: expect.stringMatching(/^341/),
        },
      },
    ])
    expect(emails[0]?.variables['valor']).toMatch(/200,00$/)
  })

  it('by debit is told with its day, and without a slip', async () => {
    await api.database.execute("delete from contribution_payments where purpose = 'voluntary'")
    const debit = { formaPagamento: 5, agencia: '1234', conta: '12345-6', banco: 341, valorContribuicao: 300 }
    const { titles, emails } = await issue(DemoCpf.joana, 4, debit)
    expect(titles).toEqual(['Débito agendado'])
    expect(emails).toMatchObject([{ template: 'debito_programado' }])
    expect(JSON.stringify(emails)).not.toContain('12345-6')
  })
})

describe('a message of the service desk', () => {
  it('comes by e-mail once, until it was looked at, and says nothing of what was written', async () => {
    const ana = await person(DemoCpf.ana)
    const karina = await person(DemoCpf.karina)
    const requests = await api.call(retornarSolicitacoes, { token: ana.token, query: { idPlano: 1 } })
    const idRequisicao = requests.answer.requisicoes.at(-1)?.id ?? 0
    const write = (mensagem: string) =>
      notifiedWhile(api, ana.id, () =>
        api.call(criarConversa, {
          token: karina.token,
          body: { idPessoa: ana.id, idPlano: 1, idRequisicao, assunto: 'Seu pedido', mensagem },
        }),
      )
    const first = await write('Seu exame chegou.')
    expect(first.titles).toEqual(['Nova mensagem do atendimento'])
    expect(first.emails).toMatchObject([
      { template: 'nova_mensagem', path: expect.stringMatching(/^\/chat\?idConversa=\d+$/) },
    ])
    expect(JSON.stringify(first.emails)).not.toContain('exame')
    const second = await write('Falta só o atestado.')
    expect([second.titles, second.emails]).toEqual([['Nova mensagem do atendimento'], []])

    const rows = await api.database
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.personId, ana.id))
    const idsNotificacoes = rows.map(({ id }) => id)
    await api.call(reagirNotificacao, { token: ana.token, body: { idsNotificacoes } })
    expect((await write('E mais uma coisa.')).emails).toHaveLength(1)
  })
})

describe('an invitation', () => {
  it('has a link of its own, drawn as it is written', async () => {
    const ana = await person(DemoCpf.ana)
    await api.call(convidarParticipante, {
      token: ana.token,
      body: {
        idPessoa: ana.id,
        idPlano: 4,
        chaveEnvio: randomUUID(),
        nome: 'Rita Souza',
        email: 'rita.souza@exemplo.example',
        telefone: '',
        parentesco: 'colega',
        consentimento: true,
      },
    })
    const email = await eventually(async () => {
      const found = (await sentEmails(api.dataDir)).find(({ to }) => to === 'rita.souza@exemplo.example')
      if (!found) throw new Error('not yet')
      return found
    })
    expect(email.text).toMatch(/Ver o convite: http\S+\/onboarding\/convite\?token=[\w-]{43}\s/)
  })
})

describe('a re-registration', () => {
  const right = { resposta: 'certo', valores: null } as const

  it('that was begun again invites the person anew, with the way to it', async () => {
    const id = await api.personId(DemoCpf.carlos)
    const token = await api.signIn(DemoCpf.marta)
    const { titles, emails } = await notifiedWhile(api, id, () =>
      api.call(reiniciarRecadastramento, { token, body: { cpf: DemoCpf.carlos, admin: 'S' } }),
    )
    expect(titles).toEqual(['Faça seu recadastramento'])
    expect(emails).toMatchObject([{ template: 'recadastramento_convite', path: '/recadastramento' }])
  })

  it('that was granted says so in its own words, and brings a suspended benefit back', async () => {
    const id = await api.personId(DemoCpf.carlos)
    await api.database
      .update(planLinks)
      .set({ situation: 6, situationReason: 'PROVA_DE_VIDA' })
      .where(eq(planLinks.personId, id))
    const opened = await openedReRegistration(api, DemoCpf.carlos)
    const answers = ['pessoal', 'endereco', 'contatos', 'banco', 'dependentes', 'declaracoes']
    await api.call(salvarRascunhoRecadastramento, {
      token: opened,
      body: { versao: 0, dados: Object.fromEntries(answers.map((group) => [group, right])) },
    })
    await api.call(enviarArquivoRecadastramento, {
      token: opened,
      params: { comprovante: 'selfie' },
      file: { field: 'arquivo', content: drawnPng([10, 60, 130, 255]) },
    })
    const sent = await api.call(enviarRecadastramento, {
      token: opened,
      body: { versao: 1, declaracao: true, chaveEnvio: randomUUID() },
    })
    expect(sent.status).toBe(200)
    const token = await api.signIn(DemoCpf.luiz)
    const query = { idPessoa: id, idFuncionalidade: 19 }
    const [filed] = (await api.call(retornarSolicitacoes, { token, query })).answer.requisicoes
    const move = (idStatus: number, versao: number) =>
      api.call(movimentarRequisicao, { token, body: { idRequisicao: filed?.id, idStatus, versao } })
    await move(2, 1)
    const { titles, emails } = await notifiedWhile(api, id, async () =>
      expect((await move(5, 2)).status).toBe(200),
    )
    expect(titles.toSorted()).toEqual(['Benefício retomado', 'Recadastramento concluído'])
    expect(emails.map(({ template }) => template).toSorted()).toEqual([
      'beneficio_retomado',
      'recadastramento_concluido',
    ])
    const [link] = await api.database.select().from(planLinks).where(eq(planLinks.personId, id))
    expect(link).toMatchObject({ situation: 2, situationReason: null })
    const [row] = await api.database.select().from(people).where(eq(people.id, id))
    expect(row).toMatchObject({ reRegistrationStatus: 5, reRegistrationDueOn: null })
  })
})
