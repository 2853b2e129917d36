import { pageTitles } from '#app/navigation/page-titles.ts'
import { entityTypeNames } from '#contract/exits/pension-entities.text.ts'
import { entityTypeWords } from '#contract/exits/wire-words.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { defineRegistry } from '../define-registry.tsx'
import { optionsOf } from '../registry-field.tsx'

/** `/settings/entidades-previdencia`: the plans of other entities that savings can be taken to. */
export const pensionEntitiesRegistry = defineRegistry({
  id: 'entidades-previdencia',
  nameOf: ({ plano }) => plano,
  columns: ['nome', 'plano', 'tipo', 'cnpj', 'codigo'],
  fields: {
    nome: { label: 'Entidade', as: 'text', maxLength: 120 },
    cnpj: {
      label: 'CNPJ',
      help: 'Com ou sem pontos. Desde julho de 2026 pode ter letras.',
      as: 'text',
      maxLength: 18,
      listed: formatCnpj,
    },
    tipo: { label: 'Tipo', as: 'choice', options: optionsOf(entityTypeWords.words, entityTypeNames) },
    plano: { label: 'Plano', as: 'text', maxLength: 120 },
    codigo: {
      label: 'CNPB ou processo na SUSEP',
      help: 'CNPB do plano de entidade fechada; processo na SUSEP nos outros casos.',
      as: 'text',
      maxLength: 30,
    },
    banco: { label: 'Banco', help: 'Os três números, como 341.', as: 'text', maxLength: 3 },
    agencia: { label: 'Agência', as: 'text', maxLength: 4 },
    conta: { label: 'Conta', help: 'Com o dígito, como 12345-6.', as: 'text', maxLength: 14 },
  },
  text: {
    title: pageTitles.pensionEntities,
    lead: 'Os planos de outras entidades para onde o saldo pode ser levado na portabilidade.',
    searchHint: 'Ex.: nome, CNPJ sem pontos ou código',
    create: 'Novo plano de destino',
    found: (count) => (count === 1 ? '1 plano' : `${count} planos`),
    created: 'Plano criado. Ele já aparece na portabilidade.',
    noneTitle: 'Nenhum plano de destino ainda',
    noneText: 'Crie o primeiro para que a portabilidade possa ser pedida.',
    archiveTitle: 'Arquivar este plano?',
    archiveText: 'Ele deixa de aparecer na portabilidade e pode ser reativado. Pedidos já feitos continuam.',
  },
})
