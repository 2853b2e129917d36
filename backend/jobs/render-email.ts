import Mustache from 'mustache'
import { EMAIL_TEXTS, type EmailTemplate, type EmailText, type EmailVariables } from './email-templates.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

type Values = Readonly<Record<string, string>>

/** Writes an e-mail from the template of that name; see {@link render}. */
export function renderEmail(template: EmailTemplate, variables: EmailVariables): RenderedEmail {
  return render(EMAIL_TEXTS[template], variables)
}

/**
 * Fills a template in, as plain text and as simple HTML. Values are escaped in the HTML and kept on one line in the subject; what a value
 * itself says is never filled in.
 * @throws Error when the template names a variable that does not exist, or has anything but text and `{{variables}}`.
 */
export function render({ subject, paragraphs }: EmailText, variables: Values): RenderedEmail {
  for (const text of [subject, ...paragraphs]) requireKnown(text, variables)
  const written = paragraphs.map((paragraph) => filled(paragraph, variables, asItIs))
  const marked = paragraphs.map(
    (paragraph) => `<p>${filled(Mustache.escape(paragraph), variables, Mustache.escape)}</p>`,
  )
  return {
    subject: filled(subject, variables, asItIs).replaceAll(/\s+/g, ' '),
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

const asItIs = (value: string) => value

function filled(text: string, variables: Values, escape: (value: string) => string): string {
  return Mustache.render(text, variables, {}, { escape })
}

/** Mustache leaves out what it does not find, and can write a value unescaped: neither may happen unnoticed. */
function requireKnown(text: string, variables: Values): void {
  for (const [kind, name] of Mustache.parse(text)) {
    if (kind === 'text') continue
    if (kind !== 'name') throw new Error(`E-mail template has more than text and variables: ${kind} ${name}`)
    if (!Object.hasOwn(variables, name)) throw new Error(`E-mail template names an unknown variable: ${name}`)
  }
}
