import { renderToStaticMarkup } from 'react-dom/server'
import { sessionText } from './session.text.ts'

const text = sessionText.refusedDocument

/**
 * The page in place of a document that cannot be had: why, and the way back. It stands alone, since the portal's own pages may be what
 * does not answer; the system's colours make it light or dark.
 */
export function refusedDocument(sentence: string, back: string): string {
  return `<!doctype html>${renderToStaticMarkup(<RefusedDocument sentence={sentence} back={back} />)}`
}

function RefusedDocument({ sentence, back }: { sentence: string; back: string }) {
  return (
    <html lang="pt-BR" style={{ colorScheme: 'light dark' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{text.title}</title>
      </head>
      <body style={{ margin: 0, font: '1.125rem/1.6 system-ui, sans-serif' }}>
        <main style={{ maxWidth: '34rem', margin: '0 auto', padding: '12vh 1.5rem' }}>
          <h1 style={{ fontSize: '1.75rem', lineHeight: 1.25 }}>{text.title}</h1>
          <p>{sentence}</p>
          <p>
            <a href={back}>{text.back}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
