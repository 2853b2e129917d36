import { formatDate } from '#app/format/dates.ts'
import type { MinutesItem } from '#contract/publications/minutes.ts'

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
  return `Baixar PDF: ${titulo}, ${formatDate(data)}`
}

/** Name of a year's table. */
export function yearCaption(year: number): string {
  return `Atas de ${year}`
}
