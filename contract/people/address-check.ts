import type { Outcome } from '#domain/outcome.ts'
import { type AddressProblem, checkAddress } from '#domain/people/address.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { proofRequired } from '../declarations/declarations.text.ts'
import { isYes, yesNoOf } from '../yes-no.ts'
import { addressSentence } from './addresses.text.ts'
import type { AddressData, AddressValues } from './addresses.ts'

const fields: Readonly<Record<AddressProblem['field'], keyof AddressValues>> = {
  livesAbroad: 'residente_exterior',
  postalCode: 'cep',
  street: 'logradouro',
  number: 'numero',
  neighborhood: 'bairro',
  city: 'cidade',
  state: 'estado',
  country: 'pais',
  taxNumber: 'numeroIdentificacaoFiscal',
}

/**
 * An address with its proof, as it is kept. Abroad a proof is required; whether the one that is named is really there only the API
 * knows.
 */
export function checkProvenAddressValues(values: AddressValues): Outcome<AddressData, Complaint> {
  const outcome = checkAddressValues(values)
  if (values.residente_exterior !== 'S' || values.comprovante !== null) return outcome
  const missing = { field: 'comprovante', sentence: proofRequired }
  return { ok: false, problems: outcome.ok ? [missing] : [...outcome.problems, missing] }
}

/** An address under the rule of the domain, as it is kept, whatever proves it. */
export function checkAddressValues(values: AddressValues): Outcome<AddressData, Complaint> {
  const livesAbroad = isYes(values.residente_exterior)
  const outcome = checkAddress({
    livesAbroad,
    postalCode: values.cep,
    street: values.logradouro,
    number: values.numero,
    complement: values.complemento,
    neighborhood: values.bairro,
    city: values.cidade,
    state: values.estado,
    country: values.pais,
    taxNumber: values.numeroIdentificacaoFiscal,
  })
  if (!outcome.ok) {
    return complaints(outcome.problems, (problem) => [
      fields[problem.field],
      addressSentence(problem, livesAbroad === true),
    ])
  }
  const kept = outcome.result
  return {
    ok: true,
    result: {
      residente_exterior: yesNoOf(kept.livesAbroad),
      cep: kept.postalCode,
      logradouro: kept.street,
      numero: kept.number,
      complemento: kept.complement,
      bairro: kept.neighborhood,
      cidade: kept.city,
      estado: kept.state,
      pais: kept.country,
      numeroIdentificacaoFiscal: kept.taxNumber,
      comprovante: values.comprovante,
    },
  }
}
