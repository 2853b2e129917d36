import { formatCompetence } from '#app/format/dates.ts'
import { formatIndexChange, formatReturn } from '#app/format/percent.ts'
import type { RegistryEntry } from '#contract/registries.ts'
import type { RegistryColumn } from '../define-registry.ts'
import { openerDetail } from '../registries.css.ts'
import { indexerFieldsText } from './indexers.text.ts'

const { columns, kinds, noFigure } = indexerFieldsText

/** Columns of the list of indexes. */
export const indexerColumns: readonly RegistryColumn[] = [
  {
    id: 'name',
    header: columns.name,
    cell: ({ dados }) => (
      <>
        <span>{dados.codigo}</span>
        <span className={openerDetail}>{dados.nome}</span>
      </>
    ),
  },
  { id: 'kind', header: columns.kind, cell: ({ dados }) => kindName(dados.tipo) },
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

type Scalar = RegistryEntry['dados'][string] | undefined

function kindName(kind: Scalar): string {
  return kinds[kind as keyof typeof kinds] ?? noFigure
}

function newestFigure({ ultimoMes, ultimoValor }: RegistryEntry['resumo']): string {
  if (typeof ultimoMes !== 'string' || typeof ultimoValor !== 'number') return noFigure
  return `${formatIndexChange(ultimoValor)} em ${formatCompetence(ultimoMes)}`
}

function figure(percent: Scalar): string {
  return typeof percent === 'number' ? formatReturn(percent) : noFigure
}
