import type { Supplier } from '#contract/publications/suppliers.ts'
import { dateText } from '#contract/value-text.ts'
import { formatCnpj } from '#domain/cnpj.ts'

/** Every sentence of the suppliers page; those with figures follow. */
export const suppliersText = {
  title: 'Fornecedores',
  lead: 'Empresas com contrato em vigor que prestam serviços ao seu plano.',
  pending: 'Carregando os fornecedores',
  caption: 'Fornecedores do plano',
  supplier: 'Fornecedor',
  category: 'Serviço',
  contract: 'Contrato',
  contact: 'Contato',
  document: 'Documento (PDF)',
  noDocument: 'Este documento não existe ou não é de um fornecedor do seu plano.',
  empty: {
    title: 'Nenhum fornecedor para mostrar',
    text: 'Quando houver um contrato em vigor, ele aparece aqui.',
    action: 'Ver serviços',
  },
} as const

/** From when to when a contract runs. */
export function contractSentence({
  inicioContrato,
  fimContrato,
}: Pick<Supplier, 'inicioContrato' | 'fimContrato'>): string {
  const start = dateText(inicioContrato)
  return fimContrato === null ? `Desde ${start}` : `De ${start} a ${dateText(fimContrato)}`
}

/** A supplier's registration number. */
export const cnpjSentence = (cnpj: string) => `CNPJ ${formatCnpj(cnpj)}`

/** Name of the link to a supplier's document, so that two of them are told apart. */
export const documentSentence = (name: string) => `Baixar o documento: ${name}`

/** The name of a site, as people say it: its address without scheme and path. */
export const siteName = (site: string) => new URL(site).hostname.replace(/^www\./, '')
