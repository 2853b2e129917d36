import {
  arquivoDebitos,
  gerarArquivoDebitos,
  retornarDebitos,
} from '#contract/payment-clearings/debit-files.ts'
import type { Api } from '../api.ts'
import { debitFileById } from '../database/queries/debit-files.ts'
import { notFound } from '../problem.ts'
import { audit } from '../security/audit.ts'
import { readDebits } from '../usecases/payment-clearings/debit-files/read-debits.ts'
import { writeNextFile } from '../usecases/payment-clearings/debit-files/write-file.ts'
import { registerCall } from './register-call.ts'

/** Debits that the bank is asked for. */
export function registerDebitFileCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarDebitos, ({ today }) => readDebits(database, today))

  registerCall(api, gerarArquivoDebitos, ({ actor, body, work }) =>
    work((unit) => writeNextFile(unit, actor, body)),
  )

  registerCall(api, arquivoDebitos, async ({ params: { idArquivo: id }, work }) => {
    const file = await debitFileById(database, id)
    if (!file) throw notFound('Não há um arquivo de débitos com este número.')
    const { number, content } = file
    await work((unit) =>
      audit(unit, { subjectId: null, action: 'debit-file.exported', entityId: id, after: { number } }),
    )
    return {
      content: Buffer.from(content, 'latin1'),
      mediaType: 'text/plain; charset=us-ascii',
      fileName: `debitos_${String(number).padStart(6, '0')}.txt`,
    }
  })
}
