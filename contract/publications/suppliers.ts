import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import {
  cnpj,
  id,
  idOrZero,
  idText,
  named,
  numberFromOne,
  optionalText,
  sentence,
  typedDate,
  webAddress,
} from '../formats.ts'
import { registryDocument } from '../proof.ts'
import { supplierCategoryNames, supplierSentences as text } from './suppliers.text.ts'

/**
 * A company with a contract, as attendants record it. `cnpj`: 14 letters or digits without mask; `categoria` is one of the services by its
 * number; `idPlano` 0: works for the whole entity; the days of the contract count, `fimContrato` null: without an end; `site` and `contato`
 * may be empty; `documento` is a PDF that participants may read, null: none.
 */
export const supplierData = v.pipe(
  v.strictObject({
    nome: sentence(120, text.name),
    cnpj: cnpj(text.cnpj),
    categoria: numberFromOne(supplierCategoryNames.length, text.category),
    idPlano: v.pipe(v.number(text.plan), idOrZero),
    inicioContrato: v.pipe(v.string(text.since), typedDate),
    fimContrato: v.nullable(v.pipe(v.string(text.until), typedDate)),
    site: webAddress(text.site),
    contato: optionalText(120),
    documento: registryDocument,
  }),
  v.forward(
    v.check(
      ({ inicioContrato, fimContrato }) => fimContrato === null || inicioContrato <= fimContrato,
      text.order,
    ),
    ['fimContrato'],
  ),
)
export type SupplierData = v.InferOutput<typeof supplierData>

/**
 * A company that works for the plan. `cnpj` is its 14 characters without mask (letters are possible since July 2026); the contract's
 * days are inclusive, `fimContrato` null: without an end; `site` is an https address. `temDocumento`: {@link arquivoFornecedor} has a PDF.
 */
const supplier = v.object({
  id,
  nome: v.string(),
  cnpj: v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}\d{2}$/)),
  categoria: named,
  inicioContrato: typedDate,
  fimContrato: v.nullable(typedDate),
  site: v.nullable(v.pipe(v.string(), v.regex(/^https:\/\//))),
  contato: v.nullable(v.string()),
  temDocumento: v.boolean(),
})
export type Supplier = v.InferOutput<typeof supplier>

/** Suppliers whose contract with the plan, or with the whole entity, is in force today; by category, then by name. */
export const retornarFornecedores = defineLinkReading({
  path: '/retornarFornecedores/{idPessoa}/{idPlano}',
  summary: 'Lista as empresas que prestam serviços ao plano.',
  group: 'Fornecedores',
  service: 'fornecedores',
  answer: v.array(supplier),
})

/** Document of a supplier's record, as PDF. 404 where it has none, or its contract is not in force. */
export const arquivoFornecedor = defineLinkReading({
  path: '/arquivoFornecedor/{idPessoa}/{idPlano}/{idFornecedor}',
  summary: 'Entrega o documento de um fornecedor em PDF.',
  group: 'Fornecedores',
  service: 'fornecedores',
  params: { idFornecedor: idText },
  file: 'application/pdf',
})
