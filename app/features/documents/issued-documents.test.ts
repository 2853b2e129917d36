import { describe, expect, it } from 'vitest'
import { issuedOfCarlos } from './documents.fixtures.ts'
import { issuedTitle } from './documents-sentences.ts'
import { foundByYear, issuedHref, issuedOptions, yearInSight } from './issued-documents.ts'

const search = { tipo: undefined, ano: undefined, palavras: '' } as const
const titles = (found: ReturnType<typeof foundByYear>) => found.flatMap(({ rows }) => rows.map(issuedTitle))

describe('the documents that the fund issued', () => {
  it('open with the newest year, and with every year where words are looked for', () => {
    expect(yearInSight(issuedOfCarlos, search)).toBe(2026)
    expect(foundByYear(issuedOfCarlos, search).map(({ year }) => year)).toEqual([2026])
    expect(titles(foundByYear(issuedOfCarlos, { ...search, palavras: 'RENDIMENTOS' }))).toEqual([
      'Comprovante de rendimentos de 2025',
    ])
  })

  it('are found without their accents, and by protocol', () => {
    expect(titles(foundByYear(issuedOfCarlos, { ...search, palavras: 'isencao 0000042' }))).toEqual([
      'Comprovante de solicitação: Isenção 65 anos, protocolo 2026.0000042',
    ])
  })

  it('are filtered by kind and year', () => {
    expect(titles(foundByYear(issuedOfCarlos, { ...search, tipo: 'contracheque', ano: 0 }))).toEqual([
      'Contracheque de outubro de 2026',
      'Contracheque de dezembro de 2025',
    ])
    expect(foundByYear(issuedOfCarlos, { ...search, ano: 1999 })).toEqual([])
  })

  it('lead to their own files', () => {
    expect(issuedOfCarlos.map(issuedHref)).toEqual([
      '/arquivos/extrato/pdf',
      '/arquivos/contracheque/2026-10',
      '/arquivos/solicitacao/42',
      '/arquivos/comprovante-rendimentos/2025',
      '/arquivos/contracheque/2025-12',
    ])
  })

  it('offer the kinds and years that there are', () => {
    const { kinds, years } = issuedOptions(issuedOfCarlos)
    expect(kinds.map(({ label }) => label)).toEqual([
      'Todos os tipos',
      'Comprovantes de rendimentos',
      'Comprovantes de solicitações',
      'Contracheques',
      'Extrato de contribuições',
    ])
    expect(years.map(({ id }) => id)).toEqual([0, 2026, 2025])
  })

  it('of who has none have no year', () => expect(yearInSight([], search)).toBe(0))
})
