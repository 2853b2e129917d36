import type { IndexerData, IndexerSummary } from '#contract/settings/indexers.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import type { RegistryRecord } from './registries.schema.ts'

type Index = RegistryRecord<IndexerData, IndexerSummary>

/** An index with values. */
export const inpc: Index = {
  id: 1,
  versao: 4,
  arquivado: false,
  atualizadoEm: '2026-11-18T14:05:00.000Z',
  atualizadoPor: 'Luiz Barbosa',
  dados: {
    codigo: 'INPC',
    nome: 'Índice Nacional de Preços ao Consumidor',
    tipo: 'precos',
    fonte: 'IBGE (demonstração)',
  },
  resumo: { ultimoMes: '2026-10', ultimoValor: 0.33, acumulado12Meses: 3.57, acumuladoAno: 3.33 },
}

/** An index without any. */
const tr: Index = {
  ...inpc,
  id: 2,
  atualizadoPor: null,
  dados: { codigo: 'TR', nome: 'Taxa Referencial', tipo: 'juros', fonte: 'Banco Central do Brasil' },
  resumo: { ultimoMes: null, ultimoValor: null, acumulado12Meses: null, acumuladoAno: null },
}

export const entries: Index[] = [inpc, tr]

/** The same index, archived. */
export const archivedEntry: Index = { ...inpc, arquivado: true }

export const steps: readonly RegistryStep[] = [
  {
    id: 12,
    em: '2026-11-18T14:05:00.000Z',
    por: 'Luiz Barbosa',
    ato: 'alterou',
    mudancas: [{ campo: 'fonte', antes: 'IBGE', depois: 'IBGE (demonstração)' }],
  },
  {
    id: 9,
    em: '2026-11-10T09:00:00.000Z',
    por: 'Marta Siqueira',
    ato: 'alterou-valores',
    mudancas: [{ campo: '2026-10', antes: null, depois: 0.33 }],
  },
]
