/** Every sentence of the suppliers page, except those with figures: see `supplier-sentences.ts`. */
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
  emptyTitle: 'Nenhum fornecedor para mostrar',
  emptyLead: 'Quando houver um contrato em vigor, ele aparece aqui.',
  backToServices: 'Ver serviços',
} as const
