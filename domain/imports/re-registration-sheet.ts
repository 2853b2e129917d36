import type { IsoDate } from '../calendar.ts'
import { isCategoryId } from '../participants.ts'
import { ReRegistrationStatus } from '../re-registration/admin-actions.ts'
import { column, type ImportSheet } from './import-sheet.ts'
import { emailOf } from './people-sheet.ts'
import { RowReader } from './row-reader.ts'

/** Somebody who is asked to re-register by a day. */
export type ReRegistrationRow = {
  cpf: string
  nome: string
  email: string | null
  plano_id: number
  matricula: string
  categoria_id: number
  prazo: IsoDate
  campanha: string
  /** 1 *Importado*: the only status in which a campaign begins. */
  status: number
}

/** The people of a campaign. */
export const reRegistrationSheet: ImportSheet<ReRegistrationRow> = {
  kind: 'recadastramentos',
  columns: [
    column('cpf', 'cpf', { names: ['cpf_participante', 'nr_cpf'] }),
    column('nome', 'text', { names: ['nome_completo', 'participante'] }),
    column('email', 'text', { isRequired: false, names: ['e_mail'] }),
    column('plano_id', 'text', { names: ['plano', 'id_plano', 'codigo_plano'] }),
    column('matricula', 'text', { names: ['inscricao', 'registro', 'nr_matricula'] }),
    column('categoria_id', 'text', { names: ['categoria', 'id_categoria'] }),
    column('prazo', 'day', { names: ['data_limite', 'ate', 'vencimento'] }),
    column('campanha', 'text', { names: ['nome_campanha'] }),
    column('status', 'text', { isRequired: false, names: ['situacao_recadastramento'] }),
  ],
  identify: ({ cpf }) => cpf,
  check: (cells, facts) => {
    const { today, planIds } = facts
    const read = new RowReader(cells, facts)
    const values = {
      cpf: read.cpf('cpf'),
      nome: read.required('nome', 120),
      email: emailOf(read),
      plano_id: read.oneOf('plano_id', (id) => planIds.has(id), 'plan'),
      matricula: read.requiredIdentifier('matricula', 20),
      categoria_id: read.oneOf('categoria_id', isCategoryId, 'category'),
      prazo: term(read, today),
      campanha: read.required('campanha', 80),
      status: ReRegistrationStatus.imported,
    }
    const status = read.identifier('status')
    if (status !== null && status !== String(ReRegistrationStatus.imported)) read.refuse('status', 'status')
    return { values, problems: read.problems }
  },
}

function term(read: RowReader, today: IsoDate): IsoDate {
  const day = read.requiredDay('prazo', today, { mayBeLater: true })
  if (day !== '' && day < today) read.refuse('prazo', 'past-date')
  return day
}
