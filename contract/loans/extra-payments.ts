import * as v from 'valibot'
import { reais, typedDate, wordFor, wordOf } from '../formats.ts'
import { submission } from '../submission.ts'
import { loanCollection } from './loan-collection.ts'
import { extraPaymentEffectWords, loanCollectionWords, loanSystemWords } from './wire-words.ts'

const day = v.string()

export const extraPaymentEffect = wordOf(extraPaymentEffectWords, 'Escolha o que diminuir.')
export type ExtraPaymentEffectOnWire = v.InferOutput<typeof extraPaymentEffect>

/**
 * Facts that an extra payment is judged by: the running contract as its rule takes it, reais and points a month, with what was paid and is asked
 * for of it; `minimo`: the least that is asked for by boleto; `dias`: for which it may be asked. `espera`: last day of a boleto of an extra
 * payment that is out; null for none.
 */
export const extraPaymentFacts = v.object({
  liberadoEm: day,
  sistema: v.picklist(loanSystemWords.codes),
  taxaMensal: v.string(),
  cobranca: loanCollection,
  atraso: v.object({ finePercent: v.number(), monthlyInterestPercent: v.number() }),
  minimo: v.number(),
  dias: v.array(day),
  espera: v.nullable(day),
  parcelas: v.array(
    v.object({
      numero: v.number(),
      vencimento: day,
      correcao: v.number(),
      juros: v.number(),
      amortizacao: v.number(),
      valor: v.number(),
      saldo: v.number(),
    }),
  ),
  pagamentos: v.array(v.object({ numero: v.number(), pagoEm: day, valor: v.number() })),
  cobradas: v.array(
    v.object({
      numero: v.number(),
      vencimento: day,
      como: wordFor(loanCollectionWords, ['boleto', 'payroll']),
    }),
  ),
})
export type ExtraPaymentFacts = v.InferOutput<typeof extraPaymentFacts>

/** An extra payment as it is filled in. */
export type ExtraPaymentValues = { valor: number | null; em: string; efeito: ExtraPaymentEffectOnWire }

/** A person's request to pay more than their instalments. */
export const extraPaymentToIssue = v.strictObject({
  chaveEnvio: submission.chaveEnvio,
  valor: reais,
  em: typedDate,
  efeito: extraPaymentEffect,
})
