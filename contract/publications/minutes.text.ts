import type { MinutesVisibility } from '#domain/publications/minutes/publication.ts'

/** The bodies whose meetings have minutes, by their ids from 1. */
export const minutesBodyNames = [
  'Conselho Deliberativo',
  'Conselho Fiscal',
  'Diretoria Executiva',
  'Comitê de Investimentos',
] as const

/** Who sees minutes, as people say it. */
export const minutesVisibilityNames: Readonly<Record<MinutesVisibility, string>> = {
  participantes: 'Participantes',
  atendimento: 'Somente o atendimento',
}

export const minutesSentences = {
  body: 'Escolha o órgão.',
  number: 'Informe o número da ata, de 1 a 99.999.',
  held: 'Informe o dia da reunião.',
  title: 'Escreva o título.',
  summary: 'Escreva o resumo.',
  plan: 'Escolha o plano.',
  visibility: 'Escolha quem vê.',
  published: 'Informe o dia da publicação ou deixe em branco.',
  publishedAfter: 'A publicação não pode ser antes da reunião.',
  fileNeeded: 'Envie a ata em PDF antes de publicar.',
} as const
