import { describe, expect, it } from 'vitest'
import { EMAIL_TEXTS, type EmailTemplate } from './email-templates.ts'
import { render, renderEmail } from './render-email.ts'

const variables = {
  primeiroNome: 'Ana',
  cpfMascarado: '***.982.247-**',
  plano: 'HPE',
  protocolo: '2026.0000123',
  servico: 'Alteração de Contribuição',
  motivo: 'Confira o percentual.',
}

/** What the subject names, where it is not the protocol. */
const namedIn: Partial<Record<EmailTemplate, string>> = {
  convite_participante: 'Ana Lima',
  email_alterado: 'e-mail',
  conta_alterada: 'conta',
  senha_alterada: 'portal',
  recadastramento_codigo: 'código',
  recadastramento_recusado: 'correção',
  recadastramento_sem_pendencia: 'recadastramento',
  senha_link: 'portal',
}

describe('renderEmail', () => {
  it.each(Object.keys(EMAIL_TEXTS) as EmailTemplate[])('%s names only variables that exist', (template) => {
    const invitation = { convidante: 'Ana Lima', entidade: 'Fundação Exemplo', prazo: '21/12/2026' }
    const change = { emailNovo: 'a***@exemplo.com.br', dataHora: '11/11/2026 às 12:00', origem: 'no portal' }
    const link = { validade: '30 minutos', link: 'http://portal/x' }
    const code = { codigo: '123456', minutos: '15' }
    const values = { ...variables, ...invitation, ...change, ...link, ...code }
    const { subject, text, html } = renderEmail(template, values)
    expect(`${subject}${text}${html}`).not.toContain('{{')
    expect(subject).toContain(namedIn[template] ?? '2026.0000123')
    expect(html).toContain('lang="pt-BR"')
  })

  it('escapes what people wrote, in the HTML only', () => {
    const motivo = '<img src=x onerror=alert(1)> & "aspas"'
    const { text, html } = renderEmail('requisicao_devolvida', { ...variables, motivo })
    expect(text).toContain(motivo)
    expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &amp; &quot;aspas&quot;')
    expect(html).not.toContain('<img')
  })

  it('keeps the subject on one line, so that it adds no header', () => {
    const { subject } = renderEmail('requisicao_recebida', {
      ...variables,
      protocolo: '1\r\nBcc: alguem@mal.example',
    })
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('never replaces what a value itself says', () => {
    const { text } = renderEmail('requisicao_devolvida', { ...variables, motivo: '{{protocolo}} $& $1' })
    expect(text).toContain('{{protocolo}} $& $1')
  })

  it('escapes what the template itself says, in the HTML only', () => {
    const { text, html } = render({ subject: 'Aviso', paragraphs: ['Renda < 100 & {{plano}}'] }, variables)
    expect(text).toContain('Renda < 100 & HPE')
    expect(html).toContain('<p>Renda &lt; 100 &amp; HPE</p>')
  })

  it.each([
    ['a variable that does not exist', '{{nome}}', /unknown variable: nome/],
    ['what every object has', '{{toString}}', /unknown variable: toString/],
    ['a part of a variable', '{{plano.length}}', /unknown variable: plano.length/],
    ['an unescaped variable', '{{{plano}}}', /more than text and variables/],
    ['another unescaped variable', '{{&plano}}', /more than text and variables/],
    ['a section', '{{#plano}}x{{/plano}}', /more than text and variables/],
    ['other brackets', '{{=<% %>=}}<%plano%>', /more than text and variables/],
    ['a bracket that is not closed', '{{plano', /Unclosed tag/],
  ])('refuses a template with %s, in its subject or in a paragraph', (_, said, reason) => {
    expect(() => render({ subject: said, paragraphs: [] }, variables)).toThrow(reason)
    expect(() => render({ subject: 'Aviso', paragraphs: ['Olá.', said] }, variables)).toThrow(reason)
  })
})
