import type { Supplier } from '#contract/publications/suppliers.ts'

/** With and without an end, a site, a contact and a document. */
export const someSuppliers: readonly Supplier[] = [
  {
    id: 1,
    nome: 'Guarda Segura Custódia',
    cnpj: '99000101000120',
    categoria: { id: 1, nome: 'Custódia' },
    inicioContrato: '2020-01-01',
    fimContrato: null,
    site: 'https://www.guardasegura.example/fundos',
    contato: 'atendimento@guardasegura.example',
    temDocumento: true,
  },
  {
    id: 2,
    nome: 'Prado & Lemos Auditores Independentes Associados de São Paulo',
    cnpj: '99000102000174',
    categoria: { id: 2, nome: 'Auditoria' },
    inicioContrato: '2024-01-01',
    fimContrato: '2028-12-31',
    site: 'https://pradolemos.example',
    contato: null,
    temDocumento: false,
  },
  {
    id: 3,
    nome: 'Horizonte Cálculo Atuarial',
    cnpj: '99000104000163',
    categoria: { id: 3, nome: 'Atuária' },
    inicioContrato: '2022-01-01',
    fimContrato: '2027-12-31',
    site: null,
    contato: '(11) 4002-0104',
    temDocumento: false,
  },
  {
    id: 4,
    nome: 'Malha Sistemas',
    cnpj: '99000107000105',
    categoria: { id: 5, nome: 'Tecnologia' },
    inicioContrato: '2025-01-01',
    fimContrato: null,
    site: null,
    contato: null,
    temDocumento: false,
  },
]
