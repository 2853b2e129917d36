import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { contentHash, id, idText, named, version } from '../formats.ts'

const KIBIBYTE = 1024

/** Images accepted for a theme. A logo is PNG, because only there the API can measure whether it is seen. */
export const themeImageRules = {
  logo: { types: ['image/png'], maximumBytes: 512 * KIBIBYTE, largestSide: 2000 },
  background: { types: ['image/png', 'image/jpeg', 'image/webp'], maximumBytes: 2048 * KIBIBYTE },
} as const

export const themeImageUse = v.picklist(['logo', 'background'], 'Diga se é o logotipo ou o fundo.')
export type ThemeImageUse = v.InferOutput<typeof themeImageUse>

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/**
 * An image of a theme. `visivel` is the share of its ink, 0 to 1, that stands out from the bar by day and by night; null when it was
 * not measured. Sides in pixels, null when unknown.
 */
export const themeImage = v.object({
  imagem: contentHash,
  tipo: v.string(),
  bytes: v.number(),
  largura: v.nullable(v.number()),
  altura: v.nullable(v.number()),
  visivel: v.nullable(v.object({ claro: share, escuro: share })),
})
export type ThemeImage = v.InferOutput<typeof themeImage>

const look = {
  cor_primaria: v.string(),
  logo: v.nullable(themeImage),
  background: v.nullable(themeImage),
}

/** A theme that is or was in force. `restauradaDe` is the number of the version it repeats; `publicadoPor` null: the installation. */
const themeVersion = v.object({
  id,
  numero: v.number(),
  ...look,
  publicadoEm: v.string(),
  publicadoPor: v.nullable(v.string()),
  restauradaDe: v.nullable(v.number()),
})
export type ThemeVersion = v.InferOutput<typeof themeVersion>

/** The theme that is being prepared; one a plan, shared by everyone who may prepare. */
const themeDraft = v.object({
  versao: version,
  ...look,
  alteradoEm: v.string(),
  alteradoPor: v.string(),
})

/** All there is to know about a plan's theme; the history is newest first, the first of it in force. */
const themeEdition = v.object({
  plano: named,
  rascunho: v.nullable(themeDraft),
  historico: v.array(themeVersion),
})
export type ThemeEdition = v.InferOutput<typeof themeEdition>

/** A call that changes a setting names the setting, whose own levels decide. */
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

/** A plan's theme with its draft and its history. */
export const retornarEdicaoTema = defineCall({
  method: 'GET',
  path: '/retornarEdicaoTema/{idPlano}',
  summary: 'Retorna o tema de um plano, o rascunho e o histórico.',
  group: 'Configurações',
  access: anyAttendant,
  about: { nothing: 'settings' },
  params: v.object({ idPlano: idText }),
  answer: themeEdition,
  problems: [403, 404],
})

/** Keeps an image for a theme. What it is is read from its bytes; SVG is refused, because a drawing can carry a program. */
export const enviarImagemTema = defineCall({
  method: 'POST',
  path: '/enviarImagemTema/{uso}',
  summary: 'Guarda uma imagem para um tema.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'theme-settings', act: 'edit' },
  params: v.object({ uso: themeImageUse }),
  upload: {
    field: 'arquivo',
    maximumBytes: themeImageRules.background.maximumBytes,
    types: themeImageRules.background.types,
  },
  answer: themeImage,
  problems: [403, 413, 415],
})

/** The draft that the sender saw; 0 where there was none. Any other: 409 `versao-desatualizada`. */
const expectedDraft = v.pipe(v.number('Informe a versão.'), v.integer('Informe a versão.'), v.minValue(0))

/** Keeps a draft. It may still have obstacles: only publishing asks for none. */
export const salvarRascunhoTema = defineCall({
  method: 'POST',
  path: '/salvarRascunhoTema',
  summary: 'Guarda o rascunho do tema de um plano.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'theme-settings', act: 'edit' },
  body: v.strictObject({
    idPlano: id,
    versao: expectedDraft,
    cor_primaria: v.pipe(
      v.string('Informe a cor.'),
      v.trim(),
      v.regex(/^#[0-9A-Fa-f]{6}$/, 'Escreva a cor como #RRGGBB, por exemplo #0B3A82.'),
    ),
    logo: v.nullable(contentHash),
    background: v.nullable(contentHash),
  }),
  answer: themeEdition,
  problems: [403, 404, 409],
})

/** Throws the draft away; what is in force stays. */
export const descartarRascunhoTema = defineCall({
  method: 'POST',
  path: '/descartarRascunhoTema',
  summary: 'Descarta o rascunho do tema de um plano.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'theme-settings', act: 'edit' },
  body: v.strictObject({ idPlano: id, versao: version }),
  answer: themeEdition,
  problems: [403, 404, 409],
})

/** Puts the draft in force at once. A draft with obstacles (`domain/theme`) is refused with 422, by field. */
export const publicarTema = defineCall({
  method: 'POST',
  path: '/publicarTema',
  summary: 'Publica o rascunho do tema de um plano.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'theme-settings', act: 'publish' },
  body: v.strictObject({ idPlano: id, versao: version }),
  answer: themeEdition,
  problems: [403, 404, 409],
})

/** Puts an earlier version in force again, as a new one. `idVersaoAtual` is the one in force that the sender saw. */
export const restaurarTema = defineCall({
  method: 'POST',
  path: '/restaurarTema',
  summary: 'Volta a uma versão anterior do tema de um plano.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'theme-settings', act: 'publish' },
  body: v.strictObject({ idPlano: id, idVersao: id, idVersaoAtual: id }),
  answer: themeEdition,
  problems: [403, 404, 409],
})
