import type { Competence, IsoDate } from '../calendar.ts'
import { column, type ImportSheet } from './import-sheet.ts'
import { profileOf } from './people-sheet.ts'
import { RowReader } from './row-reader.ts'

/** Types of contribution that a sheet may bring. Ported money comes with its transfer. */
export const IMPORTED_TYPES = ['CB', 'CS', 'CV', 'CP', 'CR', 'CA'] as const
type ImportedType = (typeof IMPORTED_TYPES)[number]

/** One contribution that was credited. */
export type ContributionRow = {
  cpf: string
  plano_id: number
  matricula: string
  competencia: Competence
  tipo: ImportedType
  /** Reais, two decimals. */
  valor: string
  data_credito: IsoDate
  perfil: string | null
  /** The sender's own value of the quota: a check, no more. */
  valor_cota: string | null
}

const types = Object.fromEntries(IMPORTED_TYPES.map((type) => [type.toLowerCase(), type]))

/** Contributions of a month, for the ledger. */
export const contributionsSheet: ImportSheet<ContributionRow> = {
  kind: 'contribuicoes',
  columns: [
    column('cpf', 'cpf', { names: ['cpf_participante', 'nr_cpf'] }),
    column('plano_id', 'text', { names: ['plano', 'id_plano', 'codigo_plano'] }),
    column('matricula', 'text', { names: ['inscricao', 'registro', 'nr_matricula'] }),
    column('competencia', 'month', { names: ['mes', 'mes_referencia', 'mes_de_referencia'] }),
    column('tipo', 'text', { names: ['tipo_contribuicao', 'rubrica'] }),
    column('valor', 'reais', { names: ['contribuicao', 'valor_contribuicao'] }),
    column('data_credito', 'day', { names: ['credito', 'dt_credito', 'data_do_credito', 'data_cota'] }),
    column('perfil', 'text', { isRequired: false, names: ['perfil_de_investimento'] }),
    column('valor_cota', 'unit', { isRequired: false, names: ['cota', 'valor_da_cota'] }),
  ],
  identify: ({ plano_id, matricula, competencia, tipo, data_credito }) =>
    [plano_id, matricula, competencia, tipo, data_credito].join('/'),
  check: (cells, facts) => {
    const { today, planIds } = facts
    const read = new RowReader(cells, facts)
    const type = read.word('tipo', types, 'type')
    read.required('tipo')
    const values = {
      cpf: read.cpf('cpf'),
      plano_id: read.oneOf('plano_id', (id) => planIds.has(id), 'plan'),
      matricula: read.requiredIdentifier('matricula', 20),
      competencia: read.requiredMonth('competencia', today),
      tipo: type ?? 'CB',
      valor: read.requiredReais('valor'),
      data_credito: read.requiredDay('data_credito', today),
      perfil: profileOf(read, facts),
      valor_cota: read.decimal('valor_cota')?.toString() ?? null,
    }
    return { values, problems: read.problems }
  },
}
