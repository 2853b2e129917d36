import type { ToDo } from '#contract/home/plan-summary.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { listLoanBills } from '../loans/read-loan-bills.ts'

type InstalmentToDo = Extract<ToDo, { idBoleto: number }>

/** Instalments of a loan that are paid by boleto and wait for their money, the late ones with what they cost today. */
export async function instalmentsToDo(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<{ late: InstalmentToDo[]; open: InstalmentToDo[] }> {
  const boletos = await listLoanBills(database, row, today)
  const facts = boletos.flatMap((boleto) =>
    boleto.parcela === null
      ? []
      : [
          {
            boleto,
            about: {
              idBoleto: boleto.id,
              parcela: boleto.parcela,
              parcelas: boleto.parcelas,
              vencimento: boleto.vencimento,
            },
          },
        ],
  )
  return {
    late: facts.flatMap(({ boleto: { encargos }, about }) =>
      encargos ? [{ tipo: 'parcela-vencida' as const, ...about, total: encargos.total }] : [],
    ),
    open: facts
      .filter(({ boleto }) => boleto.situacao === 'aberta')
      .map(({ boleto: { valor, pagavelAte }, about }) => ({
        tipo: 'parcela-aberta' as const,
        ...about,
        valor,
        pagavelAte,
      })),
  }
}
