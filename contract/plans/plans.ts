import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { contentHash, id, idOrZero, idOrZeroText, idText, linkQuery, named } from '../formats.ts'

/** A plan. `onboarding_plano` 6 marks the voluntary-contribution plans (boleto or direct debit). */
const plan = v.object({ id: idOrZero, nome: v.string(), onboarding_plano: v.number() })

/** Plan link: one person in one plan under one enrolment, with category 1–5 and situation 1–9. */
const planLink = v.object({
  id,
  matricula: v.string(),
  plano: plan,
  categoria: named,
  situacao: named,
  pessoa: named,
})
export type PlanLink = v.InferOutput<typeof planLink>

/** Active links of a person: situations 1, 2, 3, 6, 7 and 9, plus closed and ported ones for 13 months. */
export const retornarPlanosAtivos = defineCall({
  method: 'GET',
  path: '/retornarPlanosAtivos/{idPessoa}',
  summary: 'Lista os planos ativos de uma pessoa, com as matrículas.',
  group: 'Planos',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  answer: v.array(planLink),
})

/** Every plan, for attendants. */
export const retornarPlanos = defineCall({
  method: 'GET',
  path: '/retornarPlanos',
  summary: 'Lista todos os planos.',
  group: 'Planos',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { nothing: 'public' },
  answer: v.array(plan),
  problems: [403],
})

/** One functionality of a plan. `id` is the service catalogue's and repeats (0); `slug` is unique and equals the service's URL. */
export const planFeature = v.object({
  id: idOrZero,
  slug: v.string(),
  nome: v.string(),
  somenteLeitura: v.boolean(),
})
export type PlanFeature = v.InferOutput<typeof planFeature>

/**
 * Services that a plan offers to a category and situation. `funcionalidades` is a JSON *string* of {@link planFeature} items. For a
 * participant the answer also applies everything that depends on the person (age, time in plan, waiting periods).
 */
export const retornarPlanoFuncionalidades = defineCall({
  method: 'GET',
  path: '/retornarPlanoFuncionalidades/{idPlano}/{idCategoria}/{idSituacao}',
  summary: 'Lista as funcionalidades de um plano para uma categoria e situação.',
  group: 'Planos',
  access: { kind: 'authenticated' },
  about: { nothing: 'scoped-list' },
  params: v.object({ idPlano: idText, idCategoria: idText, idSituacao: idText }),
  query: linkQuery,
  answer: v.object({ funcionalidades: v.string() }),
  problems: [403, 404],
})

/** Theme of a plan. `cor_primaria` is `#RRGGBB`; `logo` and `background` are paths below {host}, or null. */
const theme = v.object({
  id: idOrZero,
  background: v.nullable(v.string()),
  cor_primaria: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
  logo: v.nullable(v.string()),
  plano: named,
})
export type PlanTheme = v.InferOutput<typeof theme>

/** While no plan is chosen, and for the portal when a plan's theme can't be read. */
export const defaultTheme: PlanTheme = {
  id: 0,
  background: null,
  cor_primaria: '#0B2E5F',
  logo: null,
  plano: { id: 0, nome: 'Default' },
}

/** Colours and marks of a plan. Unknown plan: 404, and the portal falls back to its default theme. */
export const retornarConfiguracaoTema = defineCall({
  method: 'GET',
  path: '/retornarConfiguracaoTema/{idPlano}',
  summary: 'Retorna cor, logotipo e fundo de um plano.',
  group: 'Planos',
  access: { kind: 'authenticated' },
  about: { nothing: 'public' },
  params: v.object({ idPlano: idOrZeroText }),
  answer: theme,
  problems: [404],
})

/**
 * An image of a theme by the hash of its bytes, so that an address never shows anything else and may be kept for ever. Public: it
 * holds no data of anyone.
 */
export const imagemTema = defineCall({
  method: 'GET',
  path: '/imagemTema/{imagem}',
  summary: 'Entrega uma imagem de tema.',
  group: 'Planos',
  access: { kind: 'public' },
  about: { nothing: 'public' },
  params: v.object({ imagem: contentHash }),
  file: 'image/*',
  problems: [404],
})
