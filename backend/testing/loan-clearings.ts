import { inArray } from 'drizzle-orm'
import {
  confirmarBaixa,
  enviarArquivoRetorno,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { type WrittenLine, writeBankReturn } from '#domain/payment-clearings/write-return.fixtures.ts'
import { loanBills } from '../database/schema/loans.ts'
import { DemoCpf } from './demo-people.ts'
import { paidLine } from './paid-line.ts'
import type { TestApi } from './test-api.ts'

/** The bank's word on a bill where it was not paid whole on its day. */
export type ReturnedBill = Partial<WrittenLine> & { id: number }

/** A return file of the bank over bills of loans, in their order, prepared by Karina. @returns what the API answers */
export async function returnBills(test: TestApi, bills: readonly ReturnedBill[]) {
  const rows = await test.database
    .select()
    .from(loanBills)
    .where(
      inArray(
        loanBills.id,
        bills.map(({ id }) => id),
      ),
    )
  const lines = bills.map(({ id, ...over }): WrittenLine => {
    const bill = rows.find((row) => row.id === id)
    if (!bill) throw new Error(`no bill ${id}`)
    return paidLine(bill, over)
  })
  const [first] = lines
  const account = { agency: '0057', account: '12345', number: bills[0]?.id ?? 0 }
  const file = { layout: 'cnab400', ...account, writtenOn: first?.occurredOn ?? '', lines } as const
  const content = Buffer.from(writeBankReturn(file), 'latin1')
  const token = await test.signIn(DemoCpf.karina)
  return (
    await test.call(enviarArquivoRetorno, { token, file: { field: 'arquivo', content, name: 'R.RET' } })
  ).answer
}

/** The lines of a clearing as Luiz sees them. */
export async function clearingLines(test: TestApi, idBaixa: number) {
  const token = await test.signIn(DemoCpf.luiz)
  return (await test.call(retornarBaixa, { params: { idBaixa }, token })).answer.linhas
}

/** Luiz confirms what he sees of a clearing. */
export async function confirmClearing(test: TestApi, idBaixa: number) {
  const token = await test.signIn(DemoCpf.luiz)
  const { resumo } = (await test.call(retornarBaixa, { params: { idBaixa }, token })).answer
  const seen = { liquidam: resumo.liquidam, valor: resumo.valor }
  return test.call(confirmarBaixa, { token, body: { idBaixa, ...seen } })
}
