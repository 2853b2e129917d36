import { byYear, type RowsOfYear } from '#app/listing/by-year.ts'
import { type FileHref, fileHref } from '#app/navigation/file-address.ts'
import type { IssuedDocument } from '#contract/documents/documents.ts'
import type { IssuedKind } from '#contract/documents/issued-kinds.ts'
import { hasWords } from '#domain/plain-words.ts'
import type { DocumentsSearch } from './documents.search.ts'
import { documentsText, issuedNames } from './documents.text.ts'
import { issuedTitle } from './documents-sentences.ts'

const { issued: text } = documentsText

/** Where the document itself is: each is drawn by its own call. */
export function issuedHref({ tipo, referencia }: IssuedDocument): FileHref {
  switch (tipo) {
    case 'contracheque':
      return fileHref('contracheque', referencia)
    case 'comprovante-rendimentos':
      return fileHref('comprovante-rendimentos', Number(referencia))
    case 'demonstrativo-contribuicoes':
      return fileHref('demonstrativo-contribuicoes', Number(referencia))
    case 'extrato':
      return fileHref('extrato', 'pdf')
    case 'extrato-desligamento':
      return fileHref('extrato-desligamento', Number(referencia))
    case 'termo-opcao':
      return fileHref('termo-opcao', Number(referencia))
    case 'contrato-emprestimo':
      return fileHref('contrato-emprestimo', Number(referencia))
    case 'termo-regime':
      return fileHref('termo-regime-tributacao')
    case 'primeiro-acesso':
      return fileHref('primeiro-acesso')
    case 'solicitacao':
      return fileHref('solicitacao', Number(referencia))
    case 'ata':
      return fileHref('ata', Number(referencia))
  }
}

/** The year that is shown where the address names none: the newest that has a document; 0 for all. */
export function yearInSight(all: readonly IssuedDocument[], { ano }: Pick<DocumentsSearch, 'ano'>): number {
  return ano ?? Math.max(0, ...all.map((document) => document.ano))
}

/** The documents that a search asks for, by year, newest first. Words are looked for in the title, whatever their accents. */
export function foundByYear(
  all: readonly IssuedDocument[],
  search: Pick<DocumentsSearch, 'tipo' | 'ano' | 'palavras'>,
): RowsOfYear<IssuedDocument>[] {
  // Whoever looks for words means every year, unless they say which.
  const year = search.palavras === '' ? yearInSight(all, search) : (search.ano ?? 0)
  const found = all.filter(
    (document) =>
      (search.tipo === undefined || document.tipo === search.tipo) &&
      (year === 0 || document.ano === year) &&
      hasWords(issuedTitle(document), search.palavras),
  )
  return byYear(found, ({ ano }) => ano)
}

/** Options of the filters: only kinds and years that have documents. */
export function issuedOptions(all: readonly IssuedDocument[]) {
  const kinds = [...new Set(all.map(({ tipo }) => tipo))]
  const years = [...new Set(all.map(({ ano }) => ano))].toSorted((one, other) => other - one)
  return {
    kinds: [
      { id: 'todos' as const, label: text.allKinds },
      ...kinds
        .map((id) => ({ id: id as IssuedKind | 'todos', label: issuedNames[id].many }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
    ],
    years: [{ id: 0, label: text.allYears }, ...years.map((id) => ({ id, label: String(id) }))],
  }
}
