import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import {
  boundedText,
  id,
  idText,
  isoInstant,
  optionalText,
  percentPoints,
  sentence,
  typedDate,
} from '../formats.ts'

const group = 'Perfis de investimento'
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const
const setting = 'investment-profile-management'

/** Description of a profile from a day on. Shares of variable income in percent points; `oferecido`: it may be chosen. */
const described = {
  descricao: sentence(1000, 'Escreva a descrição.'),
  rendaVariavelMinima: percentPoints,
  rendaVariavelMaxima: percentPoints,
  oferecido: v.boolean(),
}

/** A version of what is said of a profile, newest first; `publicadoPor` null: the installation. */
const profileVersion = v.object({
  desde: v.string(),
  descricao: v.string(),
  rendaVariavelMinima: v.number(),
  rendaVariavelMaxima: v.number(),
  oferecido: v.boolean(),
  publicadoEm: isoInstant,
  publicadoPor: v.nullable(v.string()),
})

/**
 * A profile as the settings have it. `ordem`: its place from the least to the most risk. `versao`: how many versions there are. `cota`: its
 * newest unit value, decimal text; null without one.
 */
const managedProfile = v.object({
  id,
  nome: v.string(),
  ordem: v.number(),
  versao: v.number(),
  versoes: v.array(profileVersion),
  cota: v.nullable(v.object({ data: v.string(), valor: v.string() })),
})
export type ManagedProfile = v.InferOutput<typeof managedProfile>

/** A unit value as decimal text, eight decimals at most; a comma leaves as a point. */
const unitValueText = v.pipe(
  v.string('Informe o valor da cota.'),
  v.trim(),
  v.transform((text) => text.replace(',', '.')),
  v.regex(/^\d{1,9}(\.\d{1,8})?$/, 'Informe um valor maior que zero, com até oito casas decimais.'),
)

/** A unit value of a day: every version of it, newest first, with why it was corrected. `usada`: money was posted at it. */
const unitValueOfDay = v.object({
  data: v.string(),
  valor: v.string(),
  /** Against the value before it, percent points; null for the first. */
  variacao: v.nullable(v.number()),
  usada: v.boolean(),
  versoes: v.array(
    v.object({
      valor: v.string(),
      motivo: v.nullable(v.string()),
      registradaEm: isoInstant,
      registradaPor: v.nullable(v.string()),
    }),
  ),
})
export type UnitValueOfDay = v.InferOutput<typeof unitValueOfDay>

/** Every profile, from the least to the most risk. */
export const retornarPerfis = defineCall({
  method: 'GET',
  path: '/retornarPerfis',
  summary: 'Lista os perfis de investimento, com o que se diz deles e a última cota.',
  group,
  access: anyAttendant,
  about: { nothing: 'settings' },
  answer: v.array(managedProfile),
  problems: [403],
})

/**
 * A profile: a new one (`idPerfil` null), or one that is described otherwise from a day on. Choices that were made keep what was said then.
 * `versao`: the number of versions that the sender saw, 0 for a new one; another: 409 `versao-desatualizada`. `nome` and `ordem` count at once.
 */
export const salvarPerfil = defineCall({
  method: 'POST',
  path: '/salvarPerfil',
  summary: 'Cria um perfil de investimento ou muda o que se diz dele a partir de um dia.',
  group,
  access: anyAttendant,
  about: { setting, act: 'publish' },
  body: v.strictObject({
    idPerfil: v.nullable(id),
    versao: v.pipe(v.number('Informe a versão.'), v.integer('Informe a versão.'), v.minValue(0)),
    nome: sentence(60, 'Escreva o nome.'),
    ordem: v.pipe(
      v.number('Informe a posição.'),
      v.integer('Informe um número inteiro.'),
      v.minValue(1, 'A primeira posição é 1.'),
      v.maxValue(99, 'Informe uma posição até 99.'),
    ),
    ...described,
    aPartirDe: typedDate,
  }),
  answer: managedProfile,
  problems: [403, 404, 409],
})

/** Unit values of a profile in a year, newest first, and the years that have any. */
export const retornarCotas = defineCall({
  method: 'GET',
  path: '/retornarCotas/{idPerfil}',
  summary: 'Retorna os valores da cota de um perfil num ano.',
  group,
  access: anyAttendant,
  about: { nothing: 'settings' },
  params: v.object({ idPerfil: idText }),
  query: v.object({ ano: boundedText(1900, 2200, 1900) }),
  answer: v.object({ ano: v.number(), anos: v.array(v.number()), cotas: v.array(unitValueOfDay) }),
  problems: [403, 404],
})

/**
 * Records the unit value of a day. A day that has one is corrected by a further version, with a reason, as long as no money was posted at it:
 * 409 afterwards. Whatever waits for a value (contributions, changes of profile) goes on with the next duties.
 */
export const registrarCota = defineCall({
  method: 'POST',
  path: '/registrarCota',
  summary: 'Registra ou corrige o valor da cota de um dia.',
  group,
  access: anyAttendant,
  about: { setting, act: 'publish' },
  body: v.strictObject({
    idPerfil: id,
    data: typedDate,
    valor: unitValueText,
    motivo: optionalText(300),
  }),
  answer: unitValueOfDay,
  problems: [403, 404, 409],
})
