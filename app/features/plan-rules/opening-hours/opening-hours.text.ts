import { pageTitles } from '#app/navigation/page-titles.ts'

export const openingHoursText = {
  title: pageTitles.openingHours,
  lead: 'Os dias e horas em que o atendimento responde às conversas.',
  hours: 'Fora do horário as pessoas escrevem do mesmo jeito, e a conversa diz quando alguém responde.',
  format: 'Ex.: 08:00-12:00, 13:00-18:00. Em branco, ninguém atende.',
} as const
