import type { IsoDate } from '../calendar.ts'
import { column, type ImportSheet } from './import-sheet.ts'
import { RowReader } from './row-reader.ts'

/** Salary that a sponsor pays somebody from a day on. */
export type SalaryRow = {
  cpf: string
  plano_id: number
  matricula: string
  /** Reais a month, two decimals. */
  salario: string
  vigencia: IsoDate
}

/** Salaries of enrolments that are there, each from its day on. */
export const salariesSheet: ImportSheet<SalaryRow> = {
  kind: 'salarios',
  columns: [
    column('cpf', 'cpf', { names: ['cpf_participante', 'nr_cpf'] }),
    column('plano_id', 'text', { names: ['plano', 'id_plano', 'codigo_plano'] }),
    column('matricula', 'text', { names: ['inscricao', 'registro', 'nr_matricula'] }),
    column('salario', 'reais', { names: ['salario_base', 'remuneracao', 'valor'] }),
    column('vigencia', 'day', { names: ['a_partir_de', 'desde', 'data', 'inicio_vigencia'] }),
  ],
  identify: ({ plano_id, matricula, vigencia }) => `${plano_id}/${matricula}/${vigencia}`,
  check: (cells, facts) => {
    const { today, planIds } = facts
    const read = new RowReader(cells, facts)
    const values = {
      cpf: read.cpf('cpf'),
      plano_id: read.oneOf('plano_id', (id) => planIds.has(id), 'plan'),
      matricula: read.requiredIdentifier('matricula', 20),
      salario: read.requiredReais('salario'),
      vigencia: read.requiredDay('vigencia', today),
    }
    return { values, problems: read.problems }
  },
}
