import { escapeHtml } from './fill-text.ts'

/** Content of an e-mail, filled in but not yet escaped. */
export type EmailContent = {
  subject: string
  /** Paragraphs, already escaped for HTML. */
  marked: readonly string[]
  /** The same paragraphs as plain text. */
  written: readonly string[]
  link: { label: string; url: string }
  /** Name of the pension entity. */
  entity: string
  /** How not to get it any more; null for what is always sent. */
  optOut: { text: string; url: string } | null
}

const FONT = 'Poppins, Arial, sans-serif'

/** The plain text twin: the same words in the same order, the link written out. */
export function plainEmail({ written, link, entity, optOut }: EmailContent): string {
  const farewell = optOut === null ? [] : [`${optOut.text} ${optOut.url}`]
  return `${[...written, `${link.label}: ${link.url}`, entity, ...farewell].join('\n\n')}\n`
}

/**
 * The HTML that every mail program shows: one column, a heading, a link that looks like a button and says its address below, since some
 * programs show no colours. Dark text on white and white on dark blue are above 7:1.
 */
export function htmlEmail({ subject, marked, link, entity, optOut }: EmailContent): string {
  const url = escapeHtml(link.url)
  return [
    '<!doctype html>',
    '<html lang="pt-BR">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin: 0; padding: 24px; background: #ffffff; color: #1f2430; font-family: ${FONT}; font-size: 16px; line-height: 1.5">`,
    '<main style="max-width: 36rem">',
    `<h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.3">${escapeHtml(subject)}</h1>`,
    ...marked.map((paragraph) => `<p style="margin: 0 0 16px">${paragraph}</p>`),
    `<p style="margin: 24px 0 8px"><a href="${url}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0b3a82; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(link.label)}</a></p>`,
    `<p style="margin: 0 0 24px; font-size: 14px; overflow-wrap: anywhere">Se o botão não abrir, copie este endereço: ${url}</p>`,
    '</main>',
    '<footer style="max-width: 36rem; padding-top: 16px; border-top: 1px solid #c5cad6; font-size: 14px">',
    `<p style="margin: 0 0 8px">${escapeHtml(entity)}</p>`,
    ...(optOut === null
      ? []
      : [
          `<p style="margin: 0"><a href="${escapeHtml(optOut.url)}" style="color: #0b3a82">${escapeHtml(optOut.text)}</a></p>`,
        ]),
    '</footer>',
    '</body>',
    '</html>',
  ].join('\n')
}
