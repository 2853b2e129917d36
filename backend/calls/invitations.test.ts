import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cancelarConvite,
  convidarParticipante,
  reenviarConvite,
  retornarConvites,
} from '#contract/enrolment/invitations.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { queuedEmails } from '../testing/queued-emails.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { recordUndelivered } from '../usecases/messages/emails/undelivered-invitation.ts'

const MAIS_VALOR = 4

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function asPerson(cpf: string, idPlano = MAIS_VALOR) {
  const [token, idPessoa] = [await api.signIn(cpf), await api.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    token,
    params,
    list: async () => (await api.call(retornarConvites, { params, token })).answer.convites,
    invite: (changed: object = {}) =>
      api.call(convidarParticipante, {
        token,
        body: {
          ...params,
          chaveEnvio: randomUUID(),
          nome: 'Rita Souza',
          email: 'rita.souza@exemplo.example',
          telefone: '(11) 98765-4321',
          parentesco: 'colega',
          consentimento: true,
          ...changed,
        },
      }),
    resend: (idConvite: number) => api.call(reenviarConvite, { token, body: { ...params, idConvite } }),
    cancel: (idConvite: number) => api.call(cancelarConvite, { token, body: { ...params, idConvite } }),
  }
}

type Person = Awaited<ReturnType<typeof asPerson>>

const named = async (person: Person, nome: string) => {
  const found = (await person.list()).find((invitation) => invitation.nome === nome)
  if (!found) throw new Error(`there is no invitation of ${nome}`)
  return found
}

/** Everything that a refused call must leave as it was. */
async function written() {
  const { rows } = await api.database.execute(sql`
    select (select json_agg(i order by i.id) from invitations i) as invitations,
           (select count(*)::int from audit_entries where entity = 'invitation') as audited,
           (select count(*)::int from emails) as emails`)
  return rows[0]
}

describe('retornarConvites', () => {
  it('lists one’s invitations with where they stand, the last e-mail first', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { answer } = await api.call(retornarConvites, { params: ana.params, token: ana.token })
    expect(answer.convites.map(({ nome, situacao }) => `${nome}: ${situacao}`)).toEqual([
      'Bruno Lima: enviado',
      'Célia Ramos: nao-entregue',
      'Davi Lima: expirado',
      'Elza Lima: aceito',
      'Fábio Torres: cancelado',
      'Inês Ramos: recusado',
    ])
    expect(answer.convites[0]).toMatchObject({
      email: 'bruno.lima@exemplo.example',
      parentesco: 'irmao',
      enviadoEm: '2026-11-06',
      validoAte: '2026-12-06',
      podeReenviar: false,
      podeCancelar: true,
    })
    expect(answer.hoje).toBe('2026-11-11')
    expect(answer.emailProprio).toContain('@')
  })

  it('is for plans with boletos only, and never about somebody else', async () => {
    const [inHpe, nelson, carlos] = [
      await asPerson(DemoCpf.ana, 1),
      await asPerson(DemoCpf.nelson),
      await asPerson(DemoCpf.carlos, 1),
    ]
    expect((await nelson.list()).map(({ nome }) => nome)).toEqual(['Gilda Vieira'])
    for (const { params, token } of [inHpe, carlos]) {
      const { problem } = await api.call(retornarConvites, { params, token })
      expect(problem).toMatchObject({ status: 403, codigo: 'servico-indisponivel-para-situacao' })
    }
    const { problem } = await api.call(retornarConvites, { params: nelson.params, token: inHpe.token })
    expect(problem.codigo).toBe('nao-encontrado')
  })
})

describe('convidarParticipante', () => {
  it('invites once, however often the same is sent, and audits nothing of who is invited', async () => {
    const joana = await asPerson(DemoCpf.joana)
    const chaveEnvio = randomUUID()
    const asked = { chaveEnvio, nome: ' Rita  Souza ', email: 'Rita.Souza@exemplo.example' }
    const [first, again] = await Promise.all([joana.invite(asked), joana.invite(asked)])
    expect(first.answer).toEqual(again.answer)
    expect(first.answer).toMatchObject({
      nome: 'Rita Souza',
      email: 'rita.souza@exemplo.example',
      situacao: 'enviado',
      enviadoEm: '2026-11-11',
      validoAte: '2026-12-11',
    })
    expect(await joana.list()).toHaveLength(1)
    const emails = (await queuedEmails(api.database)).filter(({ to }) => to === 'rita.souza@exemplo.example')
    expect(emails).toMatchObject([
      {
        template: 'convite_participante',
        variables: {
          primeiroNome: 'Rita',
          convidante: 'Joana Prado',
          plano: 'MAIS_VALOR',
          prazo: '11/12/2026',
        },
      },
    ])
    const { rows: audited } = await api.database.execute<{ action: string; row: string }>(
      sql`select action, to_json(a)::text as row from audit_entries a where entity = 'invitation'`,
    )
    expect(audited.map(({ action }) => action)).toEqual(['invitation.sent'])
    expect(audited[0]?.row).not.toMatch(/rita/i)
    const other = await joana.invite({ chaveEnvio, email: 'outra@exemplo.example' })
    expect(other.problem).toMatchObject({ status: 409, codigo: 'chave-ja-usada' })
  })

  it('of two at once to one address sends one', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const email = 'nova@exemplo.example'
    const answers = await Promise.all([ana.invite({ email }), ana.invite({ email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('says every field that is wrong, and writes nothing', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const before = await written()
    const { problem } = await ana.invite({
      nome: 'Veja www.premio.example',
      email: 'BRUNO.LIMA@exemplo.example',
      telefone: '123',
      consentimento: false,
    })
    expect(problem).toMatchObject({
      status: 422,
      campos: {
        nome: 'Escreva só o nome, com letras.',
        email: 'Você já convidou este e-mail, e o convite ainda vale.',
        telefone: expect.stringContaining('Informe o DDD e o número completo.'),
        consentimento: 'Confirme que a pessoa aceita receber o convite.',
      },
    })
    expect((await ana.invite({ parentesco: 'chefe' })).problem.campos).toHaveProperty('parentesco')
    expect((await ana.invite({ email: 'elza.lima@exemplo.example' })).problem.campos?.email).toMatch(
      /já aceitou/,
    )
    const { emailProprio } = (await api.call(retornarConvites, { params: ana.params, token: ana.token }))
      .answer
    expect((await ana.invite({ email: emailProprio })).problem.campos?.email).toMatch(/seu próprio/)
    expect(await written()).toEqual(before)
  })

  it('is refused in somebody else’s name, where it is not offered and once too many wait', async () => {
    const [ana, inHpe, nelson, karina] = [
      await asPerson(DemoCpf.ana),
      await asPerson(DemoCpf.ana, 1),
      await asPerson(DemoCpf.nelson),
      await asPerson(DemoCpf.karina),
    ]
    for (let count = 1; count < 10; count += 1)
      expect((await nelson.invite({ email: `pessoa${count}@exemplo.example` })).status).toBe(200)
    const before = await written()
    expect((await nelson.invite()).problem.detail).toMatch(/10 convites aguardando/)
    expect((await ana.invite(nelson.params)).problem.status).toBe(404)
    expect((await karina.invite(nelson.params)).problem.status).toBe(403)
    expect((await inHpe.invite()).problem.codigo).toBe('servico-indisponivel-para-situacao')
    expect(await written()).toEqual(before)
  })
})

describe('reenviarConvite and cancelarConvite', () => {
  it('send again what ran out or came back, once a day, with a new term', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { id } = await named(ana, 'Célia Ramos')
    const recorded = await recording(api)
    expect(
      (await api.call(reenviarConvite, { token: ana.token, body: { ...ana.params, idConvite: id } })).answer,
    ).toMatchObject({ situacao: 'enviado', enviadoEm: '2026-11-11', naoEntregueEm: null })
    expect((await ana.resend(id)).problem.status).toBe(409)
    expect((await ana.resend((await named(ana, 'Davi Lima')).id)).answer.validoAte).toBe('2026-12-11')
    expect(await recorded('invitation.resent')).toEqual([ana.params.idPessoa, ana.params.idPessoa])
  })

  it('withdraw what waits; the address may be written to again on another day', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { answer } = await ana.invite({ email: 'tio@exemplo.example', nome: 'Tito Lima' })
    const body = { ...ana.params, idConvite: answer.id }
    const recorded = await recording(api)
    expect((await api.call(cancelarConvite, { token: ana.token, body })).answer).toMatchObject({
      situacao: 'cancelado',
      canceladoEm: '2026-11-11',
    })
    expect((await ana.cancel(answer.id)).problem.status).toBe(409)
    expect(await recorded('invitation.cancelled')).toEqual([ana.params.idPessoa])
    const again = () => ana.invite({ email: 'tio@exemplo.example', nome: 'Tito Lima' })
    expect((await again()).problem.campos?.email).toMatch(/amanhã/)
    await api.database.execute(sql`update invitations set sent_on = '2026-11-10' where id = ${answer.id}`)
    expect((await again()).answer).toMatchObject({ id: answer.id, situacao: 'enviado', canceladoEm: null })
  })

  it('know nobody else’s invitations', async () => {
    const [ana, nelson] = [await asPerson(DemoCpf.ana), await asPerson(DemoCpf.nelson)]
    const { id } = await named(nelson, 'Gilda Vieira')
    const before = await written()
    expect([(await ana.cancel(id)).status, (await ana.resend(id)).status]).toEqual([404, 404])
    expect(await written()).toEqual(before)
  })
})

it('an invitation whose e-mail is given up is not delivered, unless it was sent again', async () => {
  const nelson = await asPerson(DemoCpf.nelson)
  const { id, enviadoEm } = await named(nelson, 'Gilda Vieira')
  const giveUp = (sentOn: string) =>
    recordUndelivered(api.database, { invitation: { id, sentOn } }, api.clock.now())
  await giveUp('2026-10-01')
  expect((await named(nelson, 'Gilda Vieira')).situacao).toBe('enviado')
  await giveUp(enviadoEm)
  expect(await named(nelson, 'Gilda Vieira')).toMatchObject({
    situacao: 'nao-entregue',
    naoEntregueEm: '2026-11-11',
    podeReenviar: true,
  })
})

it('invitations of one day stand with the last one first', async () => {
  const ana = await asPerson(DemoCpf.ana)
  await ana.invite({ nome: 'Gil Lima', email: 'gil.lima@exemplo.example' })
  await ana.invite({ nome: 'Hugo Lima', email: 'hugo.lima@exemplo.example' })
  expect((await ana.list()).slice(0, 2).map(({ nome }) => nome)).toEqual(['Hugo Lima', 'Gil Lima'])
})
