import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { id, idText, isoInstant, reais } from '../formats.ts'

const money = v.number()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const
const SETTING = 'baixas-contribuicoes'

/** Debits of a file with their sum, and how many it takes back. Reais. */
const asked = { debitos: count, valor: money, cancelamentos: count }

const debitFile = v.object({
  id,
  numero: v.number(),
  geradoEm: isoInstant,
  geradoPor: v.string(),
  ...asked,
})
export type DebitFileListed = v.InferOutput<typeof debitFile>

/**
 * Contributions that are paid by a debit: what the next file would ask for, how many nobody asked for in time (`foraDoPrazo`), whether there is an
 * agreement with the bank, and the newest files.
 */
export const retornarDebitos = defineCall({
  method: 'GET',
  path: '/retornarDebitos',
  summary: 'Retorna os débitos em conta a pedir ao banco e os arquivos já gerados.',
  group: 'Baixas',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  answer: v.object({
    temConvenio: v.boolean(),
    aPedir: v.object(asked),
    foraDoPrazo: v.number(),
    arquivos: v.array(debitFile),
  }),
  problems: [403],
})
export type Debits = v.InferOutput<typeof retornarDebitos.answer>

/**
 * Writes the next file. Each debit is asked for once. The figures are those that the attendant saw; 409 `versao-desatualizada` when they are not so any
 * more, and where there is nothing to ask for or no agreement.
 */
export const gerarArquivoDebitos = defineCall({
  method: 'POST',
  path: '/gerarArquivoDebitos',
  summary: 'Gera o arquivo que pede ao banco os débitos em conta.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  body: v.strictObject({ debitos: count, valor: reais, cancelamentos: count }),
  answer: v.object({ id }),
  problems: [403, 409],
})

/** A file as the bank takes it: FEBRABAN, 150 characters a line. */
export const arquivoDebitos = defineCall({
  method: 'GET',
  path: '/arquivoDebitos/{idArquivo}',
  summary: 'Entrega um arquivo de débitos em conta para enviar ao banco.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  params: v.object({ idArquivo: idText }),
  file: 'text/plain',
  problems: [403, 404],
})
