import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  previaTextoEmail,
  publicarTextoEmail,
  restaurarTextoEmail,
  retornarTextoEmail,
  retornarTextosEmail,
  testarTextoEmail,
} from '#contract/messages/email-texts.ts'
import { retornarEmail, retornarEmails } from '#contract/messages/emails.ts'
import { emailTexts } from '../database/schema/email-texts.ts'
import { emails } from '../database/schema/emails.ts'
import { requests } from '../database/schema/requests.ts'
import { allMessages } from '../messages/all-messages.ts'
import { standardVariables } from '../messages/define-message.ts'
import { variableWords } from '../messages/variable-words.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { sendStored } from '../usecases/messages/emails/send-stored.ts'
import { sendSecret } from '../usecases/send-secret.ts'

let test: TestApi
let karina: string
let marta: string
beforeAll(async () => {
  test = await startTestApi()
  karina = await test.signIn(DemoCpf.karina)
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const modelo = 'requisicao_recebida'
const text = { assunto: 'Chegou: {{protocolo}}', corpo: 'Olá, {{primeiroNome}}!\n\nRecebemos {{servico}}.' }
const read = async (id = modelo) =>
  (await test.call(retornarTextoEmail, { params: { modelo: id }, token: karina })).answer
const publish = (versao: number, changes: object = {}, token = marta) =>
  test.call(publicarTextoEmail, { body: { modelo, versao, ...text, ...changes }, token })
const restore = (versao: number) => test.call(restaurarTextoEmail, { body: { modelo, versao }, token: marta })
const rows = () => test.database.$count(emailTexts)

/** One e-mail of the queue, sent: what went out. */
async function sent(template: string) {
  const [ana] = await test.database.select().from(requests).limit(1)
  const [row] = await test.database
    .insert(emails)
    .values({
      template,
      recipient: 'ana@exemplo.example',
      personId: ana?.personId ?? null,
      variables: {
        primeiroNome: '<Ana>',
        cpfMascarado: '***',
        plano: 'HPE',
        servico: 'Resgate',
        protocolo: '2026.0000099',
      },
      path: '/services/requests',
      queuedAt: test.clock.now(),
    })
    .returning()
  const mails: { subject: string; text: string; html: string }[] = []
  await sendStored(
    {
      database: test.database,
      clock: () => test.clock.now(),
      portalOrigin: 'https://portal.example',
      sendSecret,
      send: async (mail) => void mails.push(mail),
    },
    row?.id ?? 0,
  )
  return { id: row?.id ?? 0, mail: mails[0] }
}

describe('the texts of e-mails', () => {
  it('are listed by name, all of those that are sent, in the portal’s own words at first', async () => {
    const { answer } = await test.call(retornarTextosEmail, { token: karina })
    expect(answer).toHaveLength(allMessages.filter((one) => 'email' in one).length)
    expect(answer.every(({ padrao }) => padrao)).toBe(true)
    expect(answer.find((one) => one.modelo === 'convite_participante')?.publico).toBe('convidado')
  })

  it('say every variable in words', () => {
    const names = new Set(
      allMessages.flatMap((one) => ('email' in one ? [...one.variables, ...standardVariables(one.to)] : [])),
    )
    expect([...names].filter((name) => !variableWords[name])).toEqual([])
    expect(Object.keys(variableWords).filter((name) => !names.has(name))).toEqual([])
  })

  it('go out as they were published, with values escaped, and what went keeps its words', async () => {
    const acts = await recordingActs(test)
    const { answer } = await publish(0)
    expect(answer).toMatchObject({ versao: 1, atual: text })
    expect(answer.historico[0]).toMatchObject({ versao: 1, publicadoPor: 'Marta Siqueira', texto: text })
    expect(await acts('email-text.published')).toEqual([
      { by: await test.personId(DemoCpf.marta), about: null },
    ])
    const first = await sent(modelo)
    expect(first.mail).toMatchObject({ subject: 'Chegou: 2026.0000099' })
    expect(first.mail?.text).toContain('Olá, <Ana>!\n\nRecebemos Resgate.')
    expect(first.mail?.html).toContain('Olá, &lt;Ana&gt;!')

    await publish(1, { assunto: 'Outro assunto' })
    const { answer: shown } = await test.call(retornarEmail, { params: { idEmail: first.id }, token: karina })
    expect(shown.assunto).toBe('Chegou: 2026.0000099')
    const { answer: listed } = await test.call(retornarEmails, { query: { mensagem: modelo }, token: karina })
    expect(listed.emails.find(({ id }) => id === first.id)?.assunto).toBe('Chegou: 2026.0000099')
    expect((await sent(modelo)).mail?.subject).toBe('Outro assunto')
  })

  it('go back to the portal’s own words by a version more', async () => {
    const { versao, padrao } = await read()
    const { answer } = await restore(versao)
    expect(answer).toMatchObject({ versao: versao + 1, atual: padrao })
    expect(answer.historico[0]?.texto).toBeNull()
    expect((await sent(modelo)).mail?.subject).toBe('Recebemos sua solicitação 2026.0000099')
    expect((await restore(versao + 1)).status).toBe(422)
  })

  it('are refused with what is wrong in them, and nothing is written', async () => {
    const before = await rows()
    const { versao } = await read()
    const wrong = await publish(versao, { assunto: '{{saldo}}', corpo: '{{{protocolo}}}' })
    expect(wrong.problem.campos).toEqual({
      assunto: 'Este e-mail não conhece {{saldo}}. Escolha uma das variáveis da lista.',
      corpo: expect.stringContaining('duas chaves de cada lado'),
    })
    const code = { modelo: 'codigo_seguranca', versao: 0, assunto: 'Código', corpo: 'Sem ele.' }
    const { problem } = await test.call(publicarTextoEmail, { body: code, token: marta })
    expect(problem.campos?.corpo).toBe('Este e-mail precisa de {{codigo}}.')
    expect((await publish(versao + 7)).problem).toMatchObject({ status: 409, codigo: 'versao-desatualizada' })
    const nobody = { modelo: 'inventado', versao: 0, ...text }
    expect((await test.call(publicarTextoEmail, { body: nobody, token: marta })).status).toBe(404)
    const own = await test.call(retornarTextoEmail, {
      params: { modelo: 'requisicao_em_analise' },
      token: karina,
    })
    expect(own.status).toBe(404)
    expect(await rows()).toBe(before)
  })

  it('are published by one of two who began from the same version', async () => {
    const { versao } = await read()
    const outcomes = await Promise.all([publish(versao), publish(versao, { assunto: 'Ao mesmo tempo' })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are published by who may, and read by every attendant', async () => {
    await raiseLevels(test, 'emails', { edit: 2, publish: 3 })
    const { versao } = await read()
    expect((await publish(versao, { assunto: 'Karina' }, karina)).status).toBe(403)
    const body = { modelo, ...text, protocolo: '' }
    expect((await test.call(previaTextoEmail, { body, token: karina })).status).toBe(403)
    await raiseLevels(test, 'emails', { edit: 1, publish: 3 })
  })
})

describe('a text before it is published', () => {
  it('is seen with examples, or with what a request says, and who looked at whose is on record', async () => {
    const preview = (protocolo: string) =>
      test.call(previaTextoEmail, { body: { modelo, ...text, protocolo }, token: karina })
    const example = (await preview('')).answer
    expect(example).toMatchObject({ exemplo: true, assunto: 'Chegou: 2026.0000123' })
    expect(example.html).toContain('Recebemos Alterar contribuição.')
    const [request] = await test.database.select().from(requests).orderBy(desc(requests.id)).limit(1)
    const acts = await recordingActs(test)
    const real = (await preview(request?.protocol ?? '')).answer
    expect(real).toMatchObject({ exemplo: false, assunto: `Chegou: ${request?.protocol}` })
    expect(await acts('email-text.tried')).toEqual([
      { by: await test.personId(DemoCpf.karina), about: request?.personId },
    ])
    expect((await preview('1999.0000001')).problem.campos).toEqual({
      protocolo: 'Não há solicitação com este protocolo.',
    })
    expect((await preview('x')).status).toBe(422)
  })

  it('is sent to who asks, and to nobody else', async () => {
    const { answer } = await test.call(testarTextoEmail, { body: { modelo, ...text }, token: karina })
    expect(answer.para).toContain('***')
    const [row] = await test.database.select().from(emails).orderBy(desc(emails.id)).limit(1)
    const idKarina = await test.personId(DemoCpf.karina)
    expect(row).toMatchObject({ causedById: idKarina, personId: null, testedText: { body: text.corpo } })
    const { answer: shown } = await test.call(retornarEmail, {
      params: { idEmail: row?.id ?? 0 },
      token: karina,
    })
    expect(shown.assunto).toBe('Teste: Chegou: 2026.0000123')
    expect(await test.database.$count(emails, eq(emails.id, row?.id ?? 0))).toBe(1)
  })
})
