import type { Querier } from '#backend/database/client.ts'
import {
  debitAgreement,
  newestDebitFiles,
  type WaitingDebit,
  waitingDebits,
} from '#backend/database/queries/debit-files.ts'
import type { Debits } from '#contract/payment-clearings/debit-files.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { debitDuty } from '#domain/payment-clearings/debit-files/debits-to-ask.ts'
import { debitsToIssue } from './standing-debits.ts'

/** Files that the page lists. */
const NEWEST = 12

/** Lines of the next file: debits that it asks for, those that are issued for it, and those that it takes back. */
type DebitsToAsk = {
  asked: readonly WaitingDebit[]
  issued: readonly Pick<WaitingDebit, 'amount'>[]
  takenBack: readonly WaitingDebit[]
}

/** Debits by what is to be said of them to the bank today; `late`: how many nobody asked for in time. */
export async function waitingDebitsByDuty(
  database: Querier,
  today: IsoDate,
): Promise<Omit<DebitsToAsk, 'issued'> & { late: number }> {
  const byDuty = Map.groupBy(await waitingDebits(database), (debit) => debitDuty(debit, today))
  return {
    asked: byDuty.get('ask') ?? [],
    takenBack: byDuty.get('take-back') ?? [],
    late: byDuty.get('late')?.length ?? 0,
  }
}

/** Counts and the sum of a file, as the attendant confirms them. */
export function askedOnWire({ asked, issued, takenBack }: DebitsToAsk): Debits['aPedir'] {
  const all = [...asked, ...issued]
  return {
    debitos: all.length,
    valor: sumReais(all.map(({ amount }) => amount)),
    cancelamentos: takenBack.length,
  }
}

/** Debits for the attendants' page: the agreement, the next file, and the files so far. */
export async function readDebits(database: Querier, today: IsoDate): Promise<Debits> {
  const next = await waitingDebitsByDuty(database, today)
  const issued = await debitsToIssue(database, today)
  const files = await newestDebitFiles(database, NEWEST)
  return {
    temConvenio: (await debitAgreement(database)) !== null,
    aPedir: askedOnWire({ ...next, issued }),
    foraDoPrazo: next.late,
    arquivos: files.map(({ id, number, writtenAt, writtenBy, asked, amount, takenBack }) => ({
      id,
      numero: number,
      geradoEm: writtenAt.toISOString(),
      geradoPor: writtenBy,
      debitos: asked,
      valor: amount,
      cancelamentos: takenBack,
    })),
  }
}
