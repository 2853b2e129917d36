import { pageTitles } from '#app/navigation/page-titles.ts'
import type { HelpChannelData } from '#contract/publications/help-channels.ts'
import type { RegistryText } from '../define-registry.ts'

export const helpChannelsText: RegistryText<keyof HelpChannelData> = {
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
  labels: { nome: 'Nome', telefone: 'Telefone', email: 'E-mail', horario: 'Horário', ordem: 'Posição' },
}

export const helpChannelFieldsText = {
  phoneHelp: 'Como as pessoas discam, com DDD ou 0800.',
  hoursHelp: 'Por exemplo: segunda a sexta, das 8h às 18h.',
  placeHelp: 'O canal de número menor vem primeiro.',
} as const
