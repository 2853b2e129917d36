import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { competence, id, idText, sentence, version } from '../formats.ts'

/** Kinds of index: prices, or the price of money. */
export const indexerKinds = ['precos', 'juros'] as const

/** An index. `codigo` names it in rules and is unique. */
export const indexerData = v.strictObject({
  codigo: v.pipe(
    v.string('Escreva o código.'),
    v.trim(),
    v.toUpperCase(),
    v.minLength(1, 'Escreva o código.'),
    v.regex(/^[A-Z][A-Z0-9-]{1,11}$/, 'Use de 2 a 12 letras maiúsculas, números ou hífen.'),
  ),
  nome: sentence(80, 'Escreva o nome.'),
  tipo: v.picklist(indexerKinds, 'Escolha o tipo.'),
  fonte: sentence(120, 'Escreva quem publica o índice.'),
})
export type IndexerData = v.InferOutput<typeof indexerData>

/** The newest figures of an index. */
export const indexerSummary = v.object({
  /** Newest month, and its change in percent points. */
  ultimoMes: v.nullable(competence),
  ultimoValor: v.nullable(v.number()),
  /** Change of the twelve months up to the newest, and of its year so far; null where a month is missing. */
  acumulado12Meses: v.nullable(v.number()),
  acumuladoAno: v.nullable(v.number()),
})
export type IndexerSummary = v.InferOutput<typeof indexerSummary>

/** A month's change in percent points (0.46 is 0,46%), at most four decimals. */
const indexerValue = v.object({ competencia: competence, percentual: v.number() })

const valuesAnswer = v.object({ versao: version, valores: v.array(indexerValue) })

/** Monthly values of an index, oldest first. `versao` is that of the index as a whole. */
export const retornarValoresIndexador = defineCall({
  method: 'GET',
  path: '/retornarValoresIndexador/{idIndexador}',
  summary: 'Retorna os valores mensais de um indexador.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  params: v.object({ idIndexador: idText }),
  answer: valuesAnswer,
  problems: [403, 404],
})

const MOST_MONTHS = 600

/**
 * Replaces all monthly values of an index. Repeated and future months are refused, each under `valores.<place>.competencia` or
 * `.percentual`; months left out between others are accepted, but nothing accumulates across them.
 */
export const salvarValoresIndexador = defineCall({
  method: 'POST',
  path: '/salvarValoresIndexador',
  summary: 'Substitui os valores mensais de um indexador.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { setting: 'indexadores', act: 'edit' },
  body: v.strictObject({
    idIndexador: id,
    versao: version,
    valores: v.pipe(
      v.array(
        v.strictObject({
          competencia: v.pipe(v.string('Informe o mês.'), v.maxLength(7, 'Escreva o mês como MM/AAAA.')),
          percentual: v.number('Informe o percentual.'),
        }),
      ),
      v.maxLength(MOST_MONTHS, `Registre no máximo ${MOST_MONTHS} meses.`),
    ),
  }),
  answer: valuesAnswer,
  problems: [403, 404, 409],
})
