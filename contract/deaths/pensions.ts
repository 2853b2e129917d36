import * as v from 'valibot'
import { incomeChangeValues } from '../benefits/income-change.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../formats.ts'
import { death } from './deaths.ts'

/**
 * The account that a pension is paid to, the beneficiary's or that of who answers for them, and how it is paid: null in all three where the
 * income of who died goes on.
 */
const pensionValues = v.strictObject({
  banco: v.nullable(v.string()),
  agencia: v.pipe(v.string(), v.maxLength(20, 'Confira a agência.')),
  conta: v.pipe(v.string(), v.maxLength(30, 'Confira a conta.')),
  ...incomeChangeValues.entries,
})

/**
 * Opens the pension of one beneficiary: their part of the balance goes to a plan of their own in granting, with its first payment at the end
 * of the next month. Not by who registered the death. `idPessoa`: who died.
 * 409: it is open, or the beneficiary cannot receive it as they are on record. 422: an account or an income that cannot be.
 */
export const abrirPensao = defineCall({
  method: 'POST',
  path: '/abrirPensao',
  summary: 'Abre a pensão por morte de um dependente.',
  group: 'Falecimento',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, idPensao: id, ...pensionValues.entries }),
  answer: death,
  problems: [409],
})
