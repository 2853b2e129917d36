import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  conferirRedefinicaoSenha,
  redefinirSenha,
  solicitarRedefinicaoSenha,
} from '#contract/identity/passwords.ts'
import {
  solicitarCodigoSeguranca,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { passwordLinks } from '../database/schema/access.ts'
import type { SecretJob } from '../database/schema/emails.ts'
import { people } from '../database/schema/people.ts'
import { reRegistrationCodes } from '../database/schema/re-registrations.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const PERSON = DemoCpf.eduardo

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** The secret that comes with a template, for as many e-mails as are waited for, oldest first. */
const secretsSent = (template: string, secret: RegExp, count: number) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).filter((mail) => mail.template === template)
    expect(found).toHaveLength(count)
    return found.map(({ text }) => secret.exec(text)?.[1] ?? '')
  })

/** Has a job done again, as the queue does when the mail server's word that it took the e-mail was lost. */
const sendAgain = (job: SecretJob) =>
  api.database.transaction((transaction) => api.api.emails.enqueueSecret(transaction, job))

it('a link that came is not lost when its e-mail is sent once more: both are good until one is used', async () => {
  const links = (count: number) => secretsSent('senha_link', /token=([\w-]{43})/, count)
  const isGood = async (token: string) =>
    (await api.call(conferirRedefinicaoSenha, { body: { token } })).answer.valido
  await api.call(solicitarRedefinicaoSenha, { body: { cpf: PERSON } })
  await links(1)
  const [asked] = await api.database.select().from(passwordLinks)
  await sendAgain({ kind: 'password-link', linkId: asked?.id ?? 0 })
  const [first = '', second = ''] = await links(2)
  expect(await Promise.all([first, second].map(isGood))).toEqual([true, true])
  const body = { token: first, senha: 'Nova#Senha1', confirmacao: 'Nova#Senha1' }
  expect((await api.call(redefinirSenha, { body })).status).toBe(200)
  expect(await isGood(second)).toBe(false)
})

it('a code that came is not lost when its e-mail is sent once more', async () => {
  const codes = (count: number) => secretsSent('codigo_seguranca', /segurança é (\d{6})/, count)
  const [person] = await api.database.select().from(people).where(eq(people.cpf, PERSON))
  await api.call(solicitarCodigoSeguranca, { body: { cpf: PERSON, dataNascimento: person?.birthDate } })
  await codes(1)
  const [asked] = await api.database.select().from(reRegistrationCodes).orderBy(desc(reRegistrationCodes.id))
  await sendAgain({ kind: 'security-code', codeId: asked?.id ?? 0 })
  const [first = '', second = ''] = await codes(2)
  const open = async (codigo: string) =>
    (await api.call(validarCodigoSeguranca, { body: { cpf: PERSON, codigo } })).status
  expect([await open(first), await open(second)]).toEqual([200, 401])
})
