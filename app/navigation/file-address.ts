import type { BenefitDocumentOnWire } from '#contract/benefits/benefit-request.ts'
import type { DocumentedRegistry } from '#contract/settings/registry-documents.ts'
import type { ThemeImageUse } from '#contract/settings/themes.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { ReRegistrationProof } from '#domain/re-registration/groups.ts'

/**
 * Every file that the portal answers, by the word behind `/arquivos/`, with what stands behind that word: the number of a record, a year,
 * a month `AAAA-MM`, an id or a format. Null: nothing. How each is answered: `app/routes/arquivos/-downloads.server.ts`.
 */
export type PortalFiles = {
  'arquivo-conversa': string
  ata: number
  auditoria: null
  boleto: number
  'certidao-obito': string
  'boleto-emprestimo': number
  'comprovante-endereco': string
  'comprovante-rendimentos': number
  contracheque: string
  'contrato-emprestimo': number
  'debitos-banco': number
  declaracao: number
  'demonstrativo-contribuicoes': number
  /** Plan and month: `4-2026-12`. */
  'descontos-emprestimo': string
  documento: string
  'documento-cadastro': string
  'documento-enviado': string
  extrato: 'pdf' | 'xlsx' | 'csv'
  'extrato-desligamento': number
  fornecedor: number
  /** Kind and number of an import: `pessoas-12`. */
  'linhas-recusadas': string
  'meus-dados': 'pdf' | 'json'
  /** Kind of import and format: `pessoas-xlsx`. */
  'modelo-importacao': string
  'primeiro-acesso': null
  recadastramento: null
  'simulacao-beneficio': number
  solicitacao: number
  'termo-opcao': number
  'termo-regime-tributacao': null
}

/** The same for every file that it takes, behind `/arquivos/enviar/`: `app/routes/arquivos/-uploads.server.ts`. */
export type PortalUploads = {
  /** Person and plan of the conversation: `1/4`. */
  'arquivo-conversa': string
  /** The person who died. */
  'certidao-obito': number
  'comprovante-endereco': null
  'comprovante-residencia': null
  documento: null
  'documento-beneficio': BenefitDocumentOnWire
  'documento-cadastro': DocumentedRegistry
  /** Request and document: `41/termo-assinado`. */
  'documento-dependente': null
  'documento-solicitacao': string
  'imagem-carrossel': null
  'imagem-tema': ThemeImageUse
  importacao: ImportKindId
  'laudo-medico': null
  /** The person whom it is about. */
  'ordem-judicial': number
  'retorno-banco': null
  recadastramento: ReRegistrationProof
}

declare const kind: unique symbol
/** Address of a file; only {@link fileHref} makes one. */
export type FileHref = string & { readonly [kind]: 'file' }
/** Address to send a file to; only {@link uploadHref} makes one. */
export type UploadHref = string & { readonly [kind]: 'upload' }

type Which<Value> = Value extends null ? [] : [which: Value]

/** Where a file is. What the address has to say besides, as the filter of a list, is put behind it by {@link withSearch}. */
export function fileHref<Name extends keyof PortalFiles>(name: Name, ...which: Which<PortalFiles[Name]>) {
  return ['/arquivos', name, ...which].join('/') as FileHref
}

/** Where a file is sent. */
export function uploadHref<Name extends keyof PortalUploads>(
  name: Name,
  ...which: Which<PortalUploads[Name]>
) {
  return ['/arquivos/enviar', name, ...which].join('/') as UploadHref
}

/** The same address with search parameters; what is undefined is left out. */
export function withSearch<Href extends FileHref | UploadHref>(
  href: Href,
  search: Readonly<Record<string, string | number | undefined>>,
): Href {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  if (asked.length === 0) return href
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(asked)}` as Href
}
