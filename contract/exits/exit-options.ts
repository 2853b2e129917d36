import * as v from 'valibot'
import { WAYS } from '#domain/exits/open-ways.ts'
import { defineLinkReading } from '../define-call.ts'
import { wordOf } from '../formats.ts'
import { bothRegimes } from '../taxes/both-regimes.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import { deferredEstimate } from './deferred-estimate.ts'
import { exitClock } from './exit-statement.ts'

/** Why an option is not open; null where it is. The codes are those of the conditions of services. */
const reason = v.nullable(v.string())

/** Ways that sentences about leaving may send somebody to. */
export const openWays = v.array(v.picklist(WAYS))

/**
 * The four options of who leaves, on their own numbers of today, in reais. `relogio`: the time to choose, null for who has nothing to decide.
 * `regime`: null while the person has to choose. `presumida`: what happens without a choice. `percentualPatrocinadora`: points of the sponsor's part that belong to the person.
 */
const exitOptions = v.object({
  relogio: v.nullable(exitClock),
  presumida: v.nullable(v.picklist(['bpd', 'resgate'])),
  mesesPlano: v.number(),
  saldo: v.object({ proprio: v.number(), patrocinadora: v.number(), portado: v.number(), total: v.number() }),
  regime: v.nullable(wordOf(regimeWords)),
  resgate: v.object({
    motivo: reason,
    bruto: v.number(),
    percentualPatrocinadora: v.number(),
    patrocinadora: v.number(),
    perde: v.number(),
    ...bothRegimes.entries,
  }),
  portabilidade: v.object({ motivo: reason, valor: v.number() }),
  bpd: v.object({
    motivo: reason,
    saldo: v.number(),
    taxaMensal: v.number(),
    aposentadoriaEm: v.nullable(v.string()),
    estimativa: deferredEstimate,
  }),
  autopatrocinio: v.object({
    motivo: reason,
    total: v.nullable(v.number()),
    primeiroVencimento: v.string(),
    /** With what is paid each month until then. */
    estimativa: deferredEstimate,
  }),
})
export type ExitOptionsOnWire = v.InferOutput<typeof exitOptions>

/** The four options side by side (LC 109/2001, art. 14; CNPC 50/2022). */
export const retornarOpcoesSaida = defineLinkReading({
  path: '/retornarOpcoesSaida/{idPessoa}/{idPlano}',
  summary: 'Retorna as quatro opções de quem sai do plano, com os números da própria pessoa.',
  group: 'Institutos legais',
  answer: exitOptions,
})
