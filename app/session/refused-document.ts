import { sessionText } from './session.text.ts'

const text = sessionText.refusedDocument

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * The page in place of a document that cannot be had: why, and the way back. It stands alone, since the portal's own pages may be what
 * does not answer; the system's colours make it light or dark.
 */
export function refusedDocument(sentence: string, back: string): string {
  return `<!doctype html>
<html lang="pt-BR" style="color-scheme: light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
</head>
<body style="margin: 0; font: 1.125rem/1.6 system-ui, sans-serif">
<main style="max-width: 34rem; margin: 0 auto; padding: 12vh 1.5rem">
<h1 style="font-size: 1.75rem; line-height: 1.25">${text.title}</h1>
<p>${escaped(sentence)}</p>
<p><a href="${escaped(back)}">${text.back}</a></p>
</main>
</body>
</html>
`
}

function escaped(given: string): string {
  return given.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
