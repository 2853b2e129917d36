import { pageTitles } from '#app/navigation/page-titles.ts'
import type { SupplierData } from '#contract/publications/suppliers.ts'
import type { RegistryText } from '../define-registry.ts'

export const suppliersText: RegistryText<keyof SupplierData> = {
  title: pageTitles.supplierRegistry,
  lead: 'As empresas que os participantes veem em Serviços, Fornecedores, enquanto o contrato vale.',
  searchHint: 'Ex.: nome, CNPJ ou auditoria',
  create: 'Novo fornecedor',
  found: (count) => (count === 1 ? '1 fornecedor' : `${count} fornecedores`),
  created: 'Fornecedor criado. Ele aparece para os participantes enquanto o contrato vale.',
  noneTitle: 'Nenhum fornecedor ainda',
  noneText: 'Crie o primeiro para que os participantes saibam quem trabalha para os planos.',
  archiveTitle: 'Arquivar este fornecedor?',
  archiveText: 'Ele sai da lista dos participantes e pode ser reativado.',
  labels: {
    nome: 'Empresa',
    cnpj: 'CNPJ',
    categoria: 'Serviço',
    idPlano: 'Plano',
    inicioContrato: 'Início do contrato',
    fimContrato: 'Fim do contrato',
    site: 'Site',
    contato: 'Contato',
    documento: 'Documento em PDF',
  },
}

export const supplierFieldsText = {
  cnpjHelp: 'Com ou sem pontos. Desde julho de 2026 pode ter letras.',
  untilHelp: 'Em branco: sem fim.',
  siteHelp: 'Começa com https://.',
  contactHelp: 'E-mail ou telefone que os participantes podem usar.',
  documentHelp: 'O que os participantes podem ler, como um resumo do contrato. Opcional.',
  noEnd: 'Sem fim',
} as const
