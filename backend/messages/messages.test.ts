import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import {
  alterarPreferenciaAvisos,
  retornarPreferenciasAvisos,
} from '#contract/messages/message-preferences.ts'
import { registrarConsentimento } from '#contract/people/personal-profile.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { allMessages, type MessageId, messageOf, type VariablesOf } from './all-messages.ts'
import { messageComplaints } from './check-messages.ts'
import { type AnyMessage, defineMessage, standardVariables } from './define-message.ts'
import { isEmailWanted } from './is-wanted.ts'
import { writeEmail } from './write-email.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ORIGIN = 'https://portal.fundo.example'

const messages: readonly AnyMessage[] = allMessages

/** Each variable as a word that can be found again. */
function sampleOf({ to, variables }: AnyMessage): Record<string, string> {
  const names = [...standardVariables(to), ...variables].filter((name) => name !== 'entidade')
  return Object.fromEntries(names.map((name) => [name, `«${name}»`]))
}

const write = (template: string, variables: Record<string, string>, path = '/services/requests') =>
  writeEmail(
    { database: api.database, portalOrigin: ORIGIN },
    { to: 'ana@exemplo.example', template, variables, path },
  )

describe('the catalogue', () => {
  it('has every e-mail that administrators know', () => {
    const names = [
      ['boas_vindas', 'codigo_seguranca', 'senha_alterada', 'email_alterado', 'requisicao_recebida'],
      ['requisicao_devolvida', 'requisicao_deferida', 'requisicao_indeferida', 'requisicao_concluida'],
      ['boleto_gerado', 'contribuicao_vencida', 'extrato_desligamento', 'prazo_opcao', 'janela_perfil'],
      ['contracheque_disponivel', 'informe_disponivel', 'recadastramento_convite'],
      ['recadastramento_lembrete', 'recadastramento_indeferido', 'recadastramento_concluido'],
      ['convite_participante', 'nova_mensagem'],
    ].flat()
    const emails = messages.filter(({ email }) => email !== undefined).map(({ id }) => id)
    expect(emails).toEqual(expect.arrayContaining(names))
  })

  it('has no text that names what nobody gives, and nothing that is given for nothing', () => {
    expect(messageComplaints(messages)).toEqual([])
    const wrong = defineMessage({
      id: 'errada',
      to: 'person',
      basis: 'duty',
      variables: ['saldo'],
      inApp: { title: 'Olá, {{nome}}', text: 'Nada.', leadsTo: () => '/' },
    })
    expect(messageComplaints([wrong, wrong])).toEqual([
      'errada: title names {{nome}}, which nobody gives',
      'errada: no text names {{saldo}}',
      'errada is declared twice',
      'errada: title names {{nome}}, which nobody gives',
      'errada: no text names {{saldo}}',
    ])
    expect(() =>
      messageComplaints([{ ...wrong, inApp: { title: 'x', text: '{{{saldo}}}', leadsTo: () => '/' } }]),
    ).toThrow('more than words')
    expect(messageComplaints([{ ...wrong, inApp: undefined }])).toEqual(['errada says nothing'])
  })

  it('asks its senders for exactly the variables of each message', () => {
    expectTypeOf<VariablesOf<'requisicao_recebida'>>().toEqualTypeOf<
      Readonly<Record<'plano' | 'servico' | 'protocolo', string>>
    >()
    expectTypeOf<VariablesOf<'senha_alterada'>>().toEqualTypeOf<Readonly<Record<string, never>>>()
    expectTypeOf<'saldo'>().not.toExtend<MessageId>()
  })

  it('never tells balances, and the CPF only masked', () => {
    const said = JSON.stringify(messages)
    expect(said).not.toMatch(/\{\{(saldo|cpf|senha)\}\}/)
    expect(said).toContain('{{cpfMascarado}}')
  })
})

const withEmail = messages.filter(({ email }) => email !== undefined).map(({ id }) => id)

describe('an e-mail', () => {
  it.each(withEmail)('%s says the same in HTML and in text, with its link', async (id) => {
    const message = messageOf(id)
    const written = await write(id, sampleOf(message), '/services/requests?idRequisicao=12')
    const { subject, text, html, optOutUrl } = written
    expect(`${subject}${text}${html}`).not.toContain('{{')
    const url = `${ORIGIN}/services/requests?idRequisicao=12`
    expect(text).toContain(`${message.email?.linkLabel}: ${url}`)
    const shown = decoded(html)
    expect(shown).toContain(`<a href="${url}"`)
    expect(shown).toContain('<html lang="pt-BR">')
    expect(shown).toContain(`<title>${subject}</title>`)
    const said = JSON.stringify(message.email)
    for (const name of message.variables.filter((candidate) => said.includes(`{{${candidate}}}`))) {
      expect(`${subject}${text}`).toContain(`«${name}»`)
      expect(shown).toContain(`«${name}»`)
    }
    const isOptional = message.basis.includes(':')
    expect(text.includes(`${ORIGIN}/perfil\n`)).toBe(isOptional)
    expect(optOutUrl).toBe(isOptional ? `${ORIGIN}/perfil` : null)
  })

  const values = { ...sampleOf(messageOf('requisicao_devolvida')) }

  it('names the entity, which the portal is of', async () => {
    const { text, html } = await write('requisicao_devolvida', values)
    const [entity] = await api.database.query.pensionEntity.findMany()
    expect(text).toContain(entity?.name ?? '?')
    expect(decoded(html)).toContain(entity?.name ?? '?')
  })

  it('escapes what people wrote, in the HTML only', async () => {
    const motivo = '<img src=x onerror=alert(1)> & "aspas"'
    const { text, html } = await write('requisicao_devolvida', { ...values, motivo })
    expect(text).toContain(motivo)
    expect(html).not.toContain('<img')
    expect(decoded(html)).toContain(motivo)
  })

  it('keeps the subject on one line, so that it adds no header', async () => {
    const { subject } = await write('requisicao_devolvida', {
      ...values,
      protocolo: '1\r\nBcc: alguem@mal.example',
    })
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('never replaces what a value itself says', async () => {
    const { text } = await write('requisicao_devolvida', { ...values, motivo: '{{protocolo}} $& $1' })
    expect(text).toContain('{{protocolo}} $& $1')
  })

  it('is not written without a variable that it names, nor from a message that has none', async () => {
    const { motivo: _, ...rest } = values
    await expect(write('requisicao_devolvida', rest)).rejects.toThrow('unknown variable: motivo')
    await expect(write('requisicao_em_analise', values)).rejects.toThrow('has no e-mail')
    await expect(write('inventada', values)).rejects.toThrow('no message inventada')
  })
})

describe('what a person wants', () => {
  const person = async (cpf: string) => ({ idPessoa: await api.personId(cpf), token: await api.signIn(cpf) })

  it('is everything until they say no; duties always are', async () => {
    const { idPessoa, token } = await person(DemoCpf.helena)
    const read = async () =>
      (await api.call(retornarPreferenciasAvisos, { token, params: { idPessoa } })).answer.preferencias
    const wanted = () => isEmailWanted(api.database, idPessoa, 'choice:lembretes')
    expect([await wanted(), await read()]).toEqual([
      true,
      [
        { grupo: 'lembretes', desejado: true },
        { grupo: 'documentos', desejado: true },
        { grupo: 'andamento', desejado: true },
        { grupo: 'mensagens', desejado: true },
        { grupo: 'comunicados', desejado: true },
      ],
    ])
    const body = { idPessoa, grupo: 'lembretes', desejado: false }
    const recorded = await recording(api)
    const { answer } = await api.call(alterarPreferenciaAvisos, { token, body })
    expect(answer.preferencias[0]).toEqual({ grupo: 'lembretes', desejado: false })
    expect([await wanted(), await isEmailWanted(api.database, idPessoa, 'duty')]).toEqual([false, true])
    await api.call(alterarPreferenciaAvisos, { token, body: { ...body, desejado: true } })
    expect(await wanted()).toBe(true)
    expect(await recorded('message-preference.changed')).toEqual([idPessoa, idPessoa])
  })

  it('is their own affair', async () => {
    const { idPessoa } = await person(DemoCpf.helena)
    const { token } = await person(DemoCpf.carlos)
    const body = { idPessoa, grupo: 'lembretes', desejado: false }
    const refused = await api.call(alterarPreferenciaAvisos, { token, body })
    expect(refused.status).toBe(404)
    expect((await api.call(retornarPreferenciasAvisos, { token, params: { idPessoa } })).status).toBe(404)
    const own = { ...body, idPessoa: await api.personId(DemoCpf.carlos), grupo: 'senha' }
    const wrong = await api.call(alterarPreferenciaAvisos, { token, body: own })
    expect([wrong.status, wrong.problem.campos]).toEqual([422, { grupo: 'Escolha um dos grupos de avisos.' }])
    expect(await isEmailWanted(api.database, idPessoa, 'choice:lembretes')).toBe(true)
  })

  it('with a consent is only what they said yes to', async () => {
    const { idPessoa, token } = await person(DemoCpf.helena)
    const wanted = () => isEmailWanted(api.database, idPessoa, 'consent:novidades')
    const answer = (concedido: boolean) =>
      api.call(registrarConsentimento, {
        token,
        body: { idPessoa, finalidade: 'novidades', versao: 2, concedido },
      })
    expect(await wanted()).toBe(false)
    await answer(true)
    expect(await wanted()).toBe(true)
    await answer(false)
    expect(await wanted()).toBe(false)
  })
})

/** HTML as its reader sees it. */
function decoded(html: string): string {
  return html
    .replaceAll(/&#x([\dA-F]+);/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
