import * as v from 'valibot'
import { countryCodes } from '../country-names.ts'
import { defineCall } from '../define-call.ts'
import { idText, yesNo } from '../formats.ts'
import { takesProof } from '../proof.ts'

/** Text that the rule of addresses asks for or not; empty while it is not filled. */
const text = (maximum: number) =>
  v.optional(
    v.pipe(
      v.string('Informe um texto.'),
      v.trim(),
      v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`),
      v.check(
        (given) => !/[\p{Cc}\p{Cs}]/u.test(given),
        'O texto tem caracteres que não podem ser guardados.',
      ),
    ),
    '',
  )

const proofId = v.pipe(v.string('Envie o comprovante de novo.'), v.uuid('Envie o comprovante de novo.'))

/**
 * An address as a form sends it. `cep`: with or without its dash in Brazil, the country's postal code
 * abroad. `pais` and `numeroIdentificacaoFiscal` count only abroad; street to state only in Brazil. `comprovante`: id of a file that
 * was sent before.
 */
export const addressValues = v.strictObject({
  residente_exterior: v.nullable(yesNo),
  cep: text(20),
  logradouro: text(120),
  numero: text(20),
  complemento: text(120),
  bairro: text(80),
  cidade: text(80),
  estado: text(2),
  pais: v.optional(v.picklist(['', ...countryCodes], 'Escolha um país da lista.'), ''),
  numeroIdentificacaoFiscal: text(20),
  comprovante: v.optional(v.nullable(proofId), null),
})
export type AddressValues = v.InferOutput<typeof addressValues>

/** An address in Brazil as its form sends it: what a residence abroad asks for is left out. */
export const brazilianAddressForm = v.omit(addressValues, [
  'residente_exterior',
  'pais',
  'numeroIdentificacaoFiscal',
])
export type BrazilianAddressForm = v.InferOutput<typeof brazilianAddressForm>

/** An address as it is kept: `cep` as eight digits in Brazil, `pais` always filled, what was not asked for empty. */
export const addressData = v.object({
  residente_exterior: yesNo,
  cep: v.string(),
  logradouro: v.string(),
  numero: v.string(),
  complemento: v.string(),
  bairro: v.string(),
  cidade: v.string(),
  estado: v.string(),
  pais: v.string(),
  numeroIdentificacaoFiscal: v.string(),
  comprovante: v.nullable(v.string()),
})
export type AddressData = v.InferOutput<typeof addressData>

/** Keeps a proof of residence until an address names it: an image or a PDF, by its bytes. Of those that wait, the five newest stay. */
export const enviarComprovanteEndereco = defineCall({
  method: 'POST',
  path: '/enviarComprovanteEndereco/{idPessoa}',
  summary: 'Recebe um comprovante de endereço.',
  group: 'Endereço',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'act' },
  params: v.object({ idPessoa: idText }),
  ...takesProof,
})

/** A proof of residence as it was sent. */
export const arquivoComprovanteEndereco = defineCall({
  method: 'GET',
  path: '/arquivoComprovanteEndereco/{idPessoa}/{idComprovante}',
  summary: 'Entrega um comprovante de endereço.',
  group: 'Endereço',
  access: { kind: 'authenticated' },
  about: { file: 'params.idComprovante', of: 'address-proof', owner: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText, idComprovante: proofId }),
  file: 'application/octet-stream',
})
