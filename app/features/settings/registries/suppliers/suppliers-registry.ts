import { pageTitles } from '#app/navigation/page-titles.ts'
import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import { dateText } from '#contract/value-text.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { defineRegistry } from '../define-registry.tsx'
import { numbered } from '../registry-field.tsx'

/** `/settings/fornecedores`: the companies that work for the plans, as participants see them. */
export const suppliersRegistry = defineRegistry({
  id: 'fornecedores',
  nameOf: ({ nome }) => nome,
  columns: ['nome', 'categoria', 'cnpj', 'idPlano', 'inicioContrato', 'fimContrato'],
  fields: {
    nome: { label: 'Empresa', as: 'text', maxLength: 120 },
    cnpj: {
      label: 'CNPJ',
      help: 'Com ou sem pontos. Desde julho de 2026 pode ter letras.',
      as: 'text',
      maxLength: 18,
      listed: formatCnpj,
    },
    categoria: { label: 'Serviço', as: 'choice', options: numbered(supplierCategoryNames) },
    idPlano: { label: 'Plano', as: 'plan' },
    inicioContrato: { label: 'Início do contrato', as: 'date' },
    fimContrato: {
      label: 'Fim do contrato',
      help: 'Em branco: sem fim.',
      as: 'date',
      isOptional: true,
      listed: (day) => (day === null ? 'Sem fim' : dateText(day)),
    },
    site: {
      label: 'Site',
      help: 'Começa com https://.',
      as: 'text',
      type: 'url',
      maxLength: 300,
      autoComplete: 'off',
      isOptional: true,
    },
    contato: {
      label: 'Contato',
      help: 'E-mail ou telefone que os participantes podem usar.',
      as: 'text',
      maxLength: 120,
      autoComplete: 'off',
      isOptional: true,
    },
    documento: {
      label: 'Documento em PDF',
      help: 'O que os participantes podem ler, como um resumo do contrato. Opcional.',
      as: 'document',
      of: 'fornecedores',
      isWhole: true,
    },
  },
  text: {
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
  },
})
