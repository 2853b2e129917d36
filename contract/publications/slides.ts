import * as v from 'valibot'
import { slideAudiences } from '#domain/publications/slides/slides.ts'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import {
  contentHash,
  id,
  idOrZero,
  numberFromOne,
  optionalText,
  sentence,
  typedDate,
  webAddress,
} from '../formats.ts'
import { placeOf } from '../portal-paths.ts'
import { slidesText as text } from './slides.text.ts'

const MEBIBYTE = 1024 * 1024

/** Images accepted for a slide: wide enough for large screens, and drawn at most `widest` pixels wide. */
export const slideImageRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maximumBytes: 5 * MEBIBYTE,
  smallest: { width: 800, height: 400 },
  widest: 1600,
} as const

/**
 * A slide of the home page, as attendants set it. It leads to a page of the portal (`pagina`), to an address of the web (`endereco`), or
 * nowhere: both empty. `idPlano` 0: every plan; `inicio` and `fim` are days that count, `fim` null: no end; `ordem` says where it stands,
 * from 1. `imagem` is what {@link enviarImagemCarrossel} answered.
 */
export const slideData = v.pipe(
  v.strictObject({
    titulo: sentence(60, text.title),
    texto: optionalText(160),
    imagem: v.pipe(v.string(text.image), v.minLength(1, text.image), contentHash),
    textoAlternativo: sentence(160, text.alternative),
    pagina: v.pipe(
      v.string(text.page),
      v.check((path) => path === '' || placeOf(path) !== null, text.page),
    ),
    endereco: webAddress(text.address),
    idPlano: v.pipe(v.number(text.plan), idOrZero),
    publico: v.picklist(slideAudiences, text.audience),
    inicio: v.pipe(v.string(text.since), typedDate),
    fim: v.nullable(v.pipe(v.string(text.until), typedDate)),
    ordem: numberFromOne(99, text.place),
  }),
  v.forward(
    v.check(({ pagina, endereco }) => pagina === '' || endereco === '', text.onePlace),
    ['endereco'],
  ),
  v.forward(
    v.check(({ inicio, fim }) => fim === null || inicio <= fim, text.order),
    ['fim'],
  ),
)
export type SlideData = v.InferOutput<typeof slideData>

/** A slide as people see it. `imagem`: a path below {host}; `destino`: a page of the portal or an `https` address, null: none. */
const slide = v.object({
  id,
  titulo: v.string(),
  texto: v.string(),
  imagem: v.string(),
  textoAlternativo: v.string(),
  destino: v.nullable(v.string()),
})
export type SlideOnWire = v.InferOutput<typeof slide>

/** The slides that a person sees today on the home page of a plan, in the entity's order. */
export const retornarDestaques = defineLinkReading({
  path: '/retornarDestaques/{idPessoa}/{idPlano}',
  summary: 'Retorna os destaques da página inicial para uma pessoa em um plano.',
  group: 'Planos',
  answer: v.array(slide),
})

/** An image that was kept for a slide: its name, and its sides in pixels as it is drawn. */
export const slideImage = v.object({ imagem: contentHash, largura: v.number(), altura: v.number() })
export type SlideImage = v.InferOutput<typeof slideImage>

/**
 * Keeps an image for a slide, drawn anew and made smaller where it is very large. What no slide uses goes after a day.
 * 422: unreadable, or smaller than {@link slideImageRules} asks.
 */
export const enviarImagemCarrossel = defineCall({
  method: 'POST',
  path: '/enviarImagemCarrossel',
  summary: 'Guarda uma imagem para um destaque da página inicial.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { setting: 'configurar-carrossel', act: 'edit' },
  upload: { field: 'arquivo', maximumBytes: slideImageRules.maximumBytes, types: slideImageRules.types },
  answer: slideImage,
  problems: [403, 413, 415],
})
