import { countryName } from '#contract/country-names.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { formatPostalCode } from '#domain/people/postal-code.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { address: text } = personalProfileText

/** An address as on an envelope, a line each; nothing for none. */
export function addressLines(address: PersonalProfileAnswer['endereco']): string[] {
  if (!address) return []
  const { logradouro, numero, complemento, bairro, cidade, estado, pais, cep } = address
  if (address.residente_exterior === 'S')
    return filled(text.inCountry(countryName(pais)), complemento, cep && text.foreignPostalCode(cep))
  return filled(
    filled(logradouro, numero, complemento).join(', '),
    filled(bairro, filled(cidade, estado).join(', ')).join(' · '),
    cep && text.postalCode(formatPostalCode(cep)),
  )
}

function filled(...parts: string[]): string[] {
  return parts.filter((part) => part !== '')
}
