import type { MinutesItem } from '#contract/publications/minutes.ts'
import { dateText } from '#contract/value-text.ts'

/** Every sentence of the minutes page; those with figures follow. */
export const minutesText = {
  title: 'Atas',
  lead: 'O que os conselhos, a diretoria e o comitê de investimentos decidiram.',
  pending: 'Carregando as atas',
  noMinutes: 'Esta ata não existe ou não é do seu plano.',
  filters: 'Procurar atas',
  words: 'Palavras do título ou do resumo',
  wordsHint: 'Ex.: investimentos',
  body: 'Órgão',
  allBodies: 'Todos os órgãos',
  year: 'Ano',
  allYears: 'Todos os anos',
  date: 'Reunião',
  minutes: 'Ata',
  file: 'Documento',
  pdf: 'Baixar PDF',
  clear: 'Limpar filtros',
  noneFound: {
    title: 'Nenhuma ata encontrada',
    text: 'Tente outras palavras, outro órgão ou outro ano.',
  },
  empty: {
    title: 'Ainda não há atas publicadas',
    text: 'Elas aparecem aqui depois de aprovadas.',
    action: 'Ver serviços',
  },
} as const

/** How many minutes are shown. */
export function foundSentence(count: number): string {
  if (count === 0) return 'Nenhuma ata'
  return count === 1 ? '1 ata' : `${count} atas`
}

/** Whose meeting it was, which one, and about what, when it was about one plan only. */
export function meetingSentence({ orgao, numero, plano }: MinutesItem): string {
  const meeting = `${orgao.nome}, ata nº ${numero}`
  return plano ? `${meeting} · Plano ${plano.nome}` : meeting
}

/** Name of the link to a document, so that two of them are told apart. */
export function downloadSentence({ titulo, data }: Pick<MinutesItem, 'titulo' | 'data'>): string {
  return `Baixar PDF: ${titulo}, ${dateText(data)}`
}

/** Name of a year's table. */
export function yearCaption(year: number): string {
  return `Atas de ${year}`
}
