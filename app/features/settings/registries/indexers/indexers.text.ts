import { pageTitles } from '#app/navigation/page-titles.ts'
import { competenceText } from '#contract/value-text.ts'
import type { RegistryText } from '../define-registry.tsx'

export const indexersText: RegistryText = {
  title: pageTitles.indexers,
  lead: 'Índices de preços e de juros que corrigem valores do plano, mês a mês.',
  searchHint: 'Ex.: INPC, preços, IBGE',
  create: 'Novo indexador',
  found: (count) => (count === 1 ? '1 indexador' : `${count} indexadores`),
  created: 'Indexador criado. Agora registre os valores mensais.',
  noneTitle: 'Nenhum indexador ainda',
  noneText: 'Crie o primeiro para registrar os valores mensais dele.',
  archiveTitle: 'Arquivar este indexador?',
  archiveText:
    'Ele sai da lista e não recebe novos valores. O que já foi calculado com ele continua como está, e ele pode ser reativado.',
}

/** Columns and fields of an index. */
export const indexerFieldsText = {
  kinds: { precos: 'Índice de preços', juros: 'Taxa de juros' },
  columns: {
    name: 'Indexador',
    kind: 'Tipo',
    newest: 'Último mês',
    year: 'No ano',
    twelveMonths: 'Em 12 meses',
  },
  noFigure: '–',
  figureOf: (change: string, month: string) => `${change} em ${month}`,
} as const

/** Monthly values of an index. */
export const indexerValuesText = {
  heading: 'Valores mensais',
  newest: 'Último mês',
  year: (year: string) => `Acumulado em ${year}`,
  twelveMonths: 'Acumulado em 12 meses',
  noneTitle: 'Nenhum mês registrado',
  noneText: 'Adicione o primeiro mês para ver o acumulado.',
  gapTitle: 'Há meses sem valor',
  gap: (months: readonly string[]) =>
    `Faltam ${list(months.map(competenceText))}. Sem eles não há acumulado.`,
  gapOne: (month: string) => `Falta ${competenceText(month)}. Sem ele não há acumulado.`,
  table: (year: string) => `Valores mensais de ${year}`,
  yearField: 'Ano',
  month: 'Mês',
  percent: 'Variação',
  percentOf: (month: string) => `Variação de ${month}`,
  soFar: 'Acumulado no ano',
  remove: (month: string) => `Remover ${month}`,
  actions: 'Ações',
  add: 'Adicionar mês',
  addHeading: 'Novo mês',
  save: 'Salvar valores',
  undo: 'Desfazer',
  saved: 'Valores salvos.',
  unsaved: 'Há valores que ainda não foram salvos.',
  chart: {
    label: 'Acumulado em 12 meses',
    series: 'Em 12 meses',
    description: 'Cada ponto acumula os doze meses que terminam nele.',
    finding: (month: string, percent: string) => `Nos 12 meses até ${month}, o índice variou ${percent}.`,
  },
} as const

function list(items: readonly string[]): string {
  const shown = items.slice(0, 6)
  const more = items.length - shown.length
  if (more > 0) return `${shown.join(', ')} e mais ${more}`
  return `${shown.slice(0, -1).join(', ')} e ${shown.at(-1)}`
}

/** The way to the import of monthly values. */
export const importValuesLabel = 'Importar valores'
