import { Text } from '@portal/design-system/Text'
import { indexChangeText } from '#app/format/percent.ts'
import type { IndexerData, IndexerSummary } from '#contract/settings/indexers.ts'
import { competenceText, returnText } from '#contract/value-text.ts'
import type { RegistryColumn } from '../define-registry.tsx'
import { indexerFieldsText } from './indexers.text.ts'

const { columns, figureOf, kinds, noFigure } = indexerFieldsText

/** Columns of the list of indexes. */
export const indexerColumns: readonly RegistryColumn<IndexerData, IndexerSummary>[] = [
  {
    id: 'name',
    header: columns.name,
    cell: ({ dados }) => (
      <>
        <span>{dados.codigo}</span>
        <Text as="span" variant="small" tone="muted">
          {dados.nome}
        </Text>
      </>
    ),
  },
  { id: 'kind', header: columns.kind, cell: ({ dados }) => kinds[dados.tipo] },
  { id: 'newest', header: columns.newest, isNumeric: true, cell: ({ resumo }) => newestFigure(resumo) },
  {
    id: 'year',
    header: columns.year,
    isNumeric: true,
    cell: ({ resumo }) => figure(resumo.acumuladoAno),
  },
  {
    id: 'twelve-months',
    header: columns.twelveMonths,
    isNumeric: true,
    cell: ({ resumo }) => figure(resumo.acumulado12Meses),
  },
]

function newestFigure({ ultimoMes, ultimoValor }: IndexerSummary): string {
  if (ultimoMes === null || ultimoValor === null) return noFigure
  return figureOf(indexChangeText(ultimoValor), competenceText(ultimoMes))
}

function figure(percent: number | null): string {
  return percent === null ? noFigure : returnText(percent)
}
