import { pageTitles } from '#app/navigation/page-titles.ts'
import { defineRegistry } from '../define-registry.tsx'

/** `/settings/canais-de-ajuda`: how the entity is reached. */
export const helpChannelsRegistry = defineRegistry({
  id: 'canais-de-ajuda',
  nameOf: ({ nome }) => nome,
  columns: ['nome', 'telefone', 'email', 'ordem'],
  fields: {
    nome: { label: 'Nome', as: 'text', maxLength: 60 },
    telefone: {
      label: 'Telefone',
      help: 'Como as pessoas discam, com DDD ou 0800.',
      as: 'text',
      type: 'tel',
      maxLength: 30,
      autoComplete: 'off',
      isOptional: true,
    },
    email: {
      label: 'E-mail',
      as: 'text',
      type: 'email',
      maxLength: 120,
      autoComplete: 'off',
      isOptional: true,
    },
    horario: {
      label: 'Horário',
      help: 'Por exemplo: segunda a sexta, das 8h às 18h.',
      as: 'text',
      maxLength: 120,
      isOptional: true,
    },
    ordem: { label: 'Posição', help: 'O canal de número menor vem primeiro.', as: 'number' },
  },
  text: {
    title: pageTitles.helpChannels,
    lead: 'Os telefones, e-mails e horários que aparecem no rodapé de todas as páginas.',
    searchHint: 'Ex.: ouvidoria',
    create: 'Novo canal',
    found: (count) => (count === 1 ? '1 canal' : `${count} canais`),
    created: 'Canal criado. Ele já aparece no rodapé.',
    noneTitle: 'Nenhum canal ainda',
    noneText: 'Crie o primeiro para que as pessoas saibam como falar com a entidade.',
    archiveTitle: 'Arquivar este canal?',
    archiveText: 'Ele sai do rodapé de todas as páginas e pode ser reativado.',
  },
})
