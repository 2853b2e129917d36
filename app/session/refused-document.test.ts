import { describe, expect, it } from 'vitest'
import { refusedDocument } from './refused-document.server.tsx'

describe('refusedDocument', () => {
  it('says why in Portuguese, and leads back to the page that has the document', () => {
    const page = refusedDocument('Este boleto foi cancelado.', '/services/gerar-contribuicao?id=7&pagina=1')
    expect(page).toContain('<html lang="pt-BR"')
    expect(page).toContain('<p>Este boleto foi cancelado.</p>')
    expect(page).toContain('href="/services/gerar-contribuicao?id=7&amp;pagina=1"')
  })

  it('takes nothing for markup', () => {
    const page = refusedDocument('<script>alert(1)</script>', '/"><img src=x>')
    expect(page).not.toMatch(/<script|<img/)
  })
})
