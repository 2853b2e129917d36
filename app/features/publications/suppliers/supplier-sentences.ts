import { formatDate } from '#app/format/dates.ts'
import type { Supplier } from '#contract/publications/suppliers.ts'
import { formatCnpj } from '#domain/cnpj.ts'

/** From when to when a contract runs. */
export function contractSentence({
  inicioContrato,
  fimContrato,
}: Pick<Supplier, 'inicioContrato' | 'fimContrato'>): string {
  const start = formatDate(inicioContrato)
  return fimContrato === null ? `Desde ${start}` : `De ${start} a ${formatDate(fimContrato)}`
}

/** A supplier's registration number. */
export function cnpjSentence(cnpj: string): string {
  return `CNPJ ${formatCnpj(cnpj)}`
}

/** Name of the link to a supplier's document, so that two of them are told apart. */
export function documentSentence({ nome }: Pick<Supplier, 'nome'>): string {
  return `Baixar o documento: ${nome}`
}

/** The name of a site, as people say it: its address without scheme and path. */
export function siteName(site: string): string {
  return new URL(site).hostname.replace(/^www\./, '')
}
