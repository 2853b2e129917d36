import { createFieldMap } from '#app/forms/portal-form.ts'
import type { AddressValues } from '#contract/people/addresses.ts'
import { addressText as text } from './addresses.text.ts'

/** Labels of the fields by their wire paths, in the order of the form: what its error summary says. */
export const addressLabels: Readonly<Record<keyof AddressValues, string>> = {
  residente_exterior: text.livesAbroad,
  pais: text.country,
  cep: text.postalCode,
  logradouro: text.street,
  numero: text.number,
  complemento: text.complementName,
  bairro: text.neighborhood,
  cidade: text.city,
  estado: text.state,
  numeroIdentificacaoFiscal: text.taxNumber,
  comprovante: text.proof,
}

/** The same abroad, where the postal code is no CEP. */
export const foreignAddressLabels: typeof addressLabels = { ...addressLabels, cep: text.foreignPostalCode }

/** An address nobody filled in yet: in Brazil until it is said otherwise. */
export const emptyAddress: AddressValues = {
  residente_exterior: 'N',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
  pais: '',
  numeroIdentificacaoFiscal: '',
  comprovante: null,
}

/** For `fields` of a form that has the fields of an address by their names itself. */
export const addressFields = createFieldMap(emptyAddress)
