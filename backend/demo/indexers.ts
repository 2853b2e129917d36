import type { IndexerData } from '#contract/settings/indexers.ts'
import {
  addToCompetence,
  type Competence,
  competenceOf,
  type IsoDate,
  monthsBetween,
} from '#domain/calendar.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'

const FIRST_MONTH: Competence = '2024-01'

/**
 * Monthly changes in percent points from January 2024 on. Those of 2024 and 2025 follow the published ones; 2026 is invented, and after it
 * each month changes as it did a year before.
 */
const MONTHS = {
  INPC: [
    0.57, 0.81, 0.19, 0.37, 0.46, 0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48, 0, 1.48, 0.51, 0.48, 0.35, 0.23,
    0.21, -0.21, 0.52, 0.03, 0.03, 0.21, 0.37, 0.72, 0.44, 0.39, 0.31, 0.2, 0.17, -0.05, 0.4, 0.33,
  ],
  IPCA: [
    0.42, 0.83, 0.16, 0.38, 0.46, 0.21, 0.38, -0.02, 0.44, 0.56, 0.39, 0.52, 0.16, 1.31, 0.56, 0.43, 0.26,
    0.24, 0.26, -0.11, 0.48, 0.09, 0.18, 0.33, 0.35, 0.7, 0.41, 0.36, 0.28, 0.22, 0.19, -0.03, 0.42, 0.31,
  ],
  IGPM: [
    0.07, -0.52, -0.47, 0.31, 0.89, 0.81, 0.61, 0.29, 0.62, 1.52, 1.3, 0.94, 0.27, 1.06, -0.34, 0.24, -0.49,
    -1.67, -0.77, 0.36, 0.42, -0.36, 0.27, -0.01, 0.41, 0.19, 0.25, 0.12, -0.08, 0.06, 0.21, 0.33, 0.29, 0.38,
  ],
  SELIC: [
    0.97, 0.8, 0.83, 0.89, 0.83, 0.79, 0.91, 0.87, 0.84, 0.93, 0.79, 0.93, 1.01, 0.99, 0.96, 1.06, 1.14, 1.1,
    1.28, 1.16, 1.22, 1.28, 1.05, 1.22, 1.16, 1, 1.21, 1.09, 1.07, 1.08, 1.18, 1.09, 1.08, 1.06,
  ],
  CDI: [
    0.97, 0.8, 0.83, 0.89, 0.83, 0.79, 0.91, 0.87, 0.83, 0.93, 0.79, 0.93, 1.01, 0.99, 0.96, 1.06, 1.14, 1.1,
    1.28, 1.16, 1.22, 1.28, 1.05, 1.22, 1.16, 1, 1.21, 1.09, 1.07, 1.08, 1.18, 1.09, 1.08, 1.06,
  ],
} as const

const indexes: readonly IndexerData[] = [
  {
    codigo: 'INPC',
    nome: 'Índice Nacional de Preços ao Consumidor',
    tipo: 'precos',
    fonte: 'IBGE (demonstração)',
  },
  {
    codigo: 'IPCA',
    nome: 'Índice Nacional de Preços ao Consumidor Amplo',
    tipo: 'precos',
    fonte: 'IBGE (demonstração)',
  },
  {
    codigo: 'IGPM',
    nome: 'Índice Geral de Preços – Mercado',
    tipo: 'precos',
    fonte: 'FGV (demonstração)',
  },
  {
    codigo: 'SELIC',
    nome: 'Taxa Selic',
    tipo: 'juros',
    fonte: 'Banco Central do Brasil (demonstração)',
  },
  {
    codigo: 'CDI',
    nome: 'Certificado de Depósito Interbancário',
    tipo: 'juros',
    fonte: 'B3 (demonstração)',
  },
]

export interface DemoIndexer {
  data: IndexerData
  values: readonly IndexerValue[]
}

/** Indexes with their months up to the one before the day of the seed. */
export function demoIndexers(today: IsoDate): DemoIndexer[] {
  const months = monthsBetween(FIRST_MONTH, competenceOf(today))
  return indexes.map((data) => ({
    data,
    values: valuesOf(MONTHS[data.codigo as keyof typeof MONTHS], months),
  }))
}

function valuesOf(known: readonly number[], months: number): IndexerValue[] {
  const percents = known.slice(0, months)
  while (percents.length < months) percents.push(percents.at(-12) ?? 0)
  return percents.map((percent, index) => ({ competence: addToCompetence(FIRST_MONTH, index), percent }))
}
