import { countryName } from '#contract/country-names.ts'
import type { ProfileAnswer } from '#contract/perfil.ts'
import { formatPostalCode } from '#domain/address/postal-code.ts'
import { profileText } from './profile.text.ts'

const { personal: text } = profileText

/** An address as on an envelope, a line each; nothing for none. */
export function addressLines(address: ProfileAnswer['endereco']): string[] {
  if (!address) return []
  const { logradouro, numero, complemento, bairro, cidade, estado, pais, cep } = address
  if (address.residente_exterior === 'S')
    return filled(text.abroad(countryName(pais)), cep && text.foreignPostalCode(cep))
  return filled(
    filled(logradouro, numero, complemento).join(', '),
    filled(bairro, filled(cidade, estado).join(', ')).join(' · '),
    cep && text.postalCode(formatPostalCode(cep)),
  )
}

function filled(...parts: string[]): string[] {
  return parts.filter((part) => part !== '')
}
