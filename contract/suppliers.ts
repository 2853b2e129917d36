import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { dateText, id, linkParams, linkQuery, named } from './formats.ts'

/**
 * A company that works for the plan. `cnpj` is its 14 characters without mask (letters are possible since July 2026); the contract's
 * days are inclusive, `fimContrato` null: without an end; `site` is an https address.
 */
export const supplier = v.object({
  id,
  nome: v.string(),
  cnpj: v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}\d{2}$/)),
  categoria: named,
  inicioContrato: dateText,
  fimContrato: v.nullable(dateText),
  site: v.nullable(v.pipe(v.string(), v.regex(/^https:\/\//))),
  contato: v.nullable(v.string()),
})
export type Supplier = v.InferOutput<typeof supplier>

/** Suppliers whose contract with the plan, or with the whole entity, is in force today; by category, then by name. */
export const retornarFornecedores = defineCall({
  method: 'GET',
  path: '/retornarFornecedores/{idPessoa}/{idPlano}',
  summary: 'Lista as empresas que prestam serviços ao plano.',
  group: 'Fornecedores',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'read', service: 'fornecedores' },
  params: linkParams,
  query: linkQuery,
  answer: v.array(supplier),
})
