import { EMAIL_TEXTS, type EmailTemplate, type EmailVariables } from './email-templates.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

/**
 * Writes an e-mail from its template, as plain text and as simple HTML; values are escaped in the HTML and kept on one line in the
 * subject.
 * @throws Error when a template names a variable that does not exist.
 */
export function renderEmail(template: EmailTemplate, variables: EmailVariables): RenderedEmail {
  const { subject, paragraphs } = EMAIL_TEXTS[template]
  const written = paragraphs.map((paragraph) => fill(paragraph, variables, (value) => value))
  const marked = paragraphs.map((paragraph) => `<p>${fill(escapeHtml(paragraph), variables, escapeHtml)}</p>`)
  return {
    subject: fill(subject, variables, (value) => value).replaceAll(/\s+/g, ' '),
    text: `${[...written, 'Portal do Participante'].join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      '<html lang="pt-BR"><head><meta charset="utf-8"></head>',
      '<body style="font-family: Poppins, Arial, sans-serif; line-height: 1.5; max-width: 36rem">',
      ...marked,
      '<p>Portal do Participante</p>',
      '</body></html>',
    ].join('\n'),
  }
}

function fill(
  text: string,
  variables: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(variables, name)) throw new Error(`E-mail template names an unknown variable: ${name}`)
    return write(variables[name] ?? '')
  })
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
