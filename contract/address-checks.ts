import { type AddressProblem, checkAddress } from '#domain/addresses/address.ts'
import type { Outcome } from '#domain/outcome.ts'
import { addressSentence } from './addresses.text.ts'
import type { AddressData, AddressValues } from './addresses.ts'
import { proofRequired } from './declarations.text.ts'

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

type AddressComplaint = { field: keyof AddressValues; sentence: string }

/**
 * An address under the rule of the domain, as it is kept. Abroad a proof is required; whether the one that is named is really there
 * only the API knows.
 */
export function checkAddressValues(values: AddressValues): Outcome<AddressData, AddressComplaint> {
  const livesAbroad = values.residente_exterior === null ? null : values.residente_exterior === 'S'
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
  const problems: AddressComplaint[] = outcome.ok
    ? []
    : outcome.problems.map((problem) => ({
        field: fields[problem.field],
        sentence: addressSentence(problem, livesAbroad === true),
      }))
  if (livesAbroad && values.comprovante === null)
    problems.push({ field: 'comprovante', sentence: proofRequired })
  if (!outcome.ok || problems.length > 0) return { ok: false, problems }
  const kept = outcome.result
  return {
    ok: true,
    result: {
      residente_exterior: kept.livesAbroad ? 'S' : 'N',
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
