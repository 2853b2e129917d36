import type { Description } from '@portal/design-system/DescriptionList'
import { countryName } from '#contract/country-names.ts'
import { fatcaDataOf } from '#contract/declarations/fatca-check.ts'
import { fatcaDeclarationReading } from '#contract/declarations/fatca-declaration-reading.ts'
import { pepDataOf } from '#contract/declarations/pep-check.ts'
import { pepDeclarationReading } from '#contract/declarations/pep-declaration-reading.ts'
import { dependantTypeNames, kinshipNames } from '#contract/dependants/dependants.text.ts'
import { fieldNames, maritalNames } from '#contract/re-registration/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration/re-registration.ts'
import { lineName, readingText } from '#contract/readings/reading-text.ts'
import { dateText, percentText } from '#contract/value-text.ts'
import { bankName } from '#domain/people/banks.ts'
import { formatPhone } from '#domain/people/phone.ts'
import { formatPostalCode } from '#domain/people/postal-code.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { group: words } = reRegistrationText

type Lines = { [Group in ReRegistrationGroup]: (values: GroupValues[Group]) => Description[] }

/** Fields of a group under their names. */
const named = (group: ReRegistrationGroup, values: Readonly<Record<string, string>>): Description[] =>
  Object.entries(values).map(([field, description]) => ({
    id: field,
    term: fieldNames[group][field] ?? field,
    description,
  }))

const lines: Lines = {
  pessoal: ({ estadoCivil, ...rest }) =>
    named('pessoal', { ...rest, estadoCivil: estadoCivil === null ? '' : maritalNames[estadoCivil] }),
  endereco: ({ residente_exterior, cep, pais, comprovante: _, ...rest }) =>
    residente_exterior === 'S'
      ? named('endereco', {
          pais: countryName(pais),
          cep,
          numeroIdentificacaoFiscal: rest.numeroIdentificacaoFiscal,
          complemento: rest.complemento,
        })
      : named('endereco', {
          cep: formatPostalCode(cep),
          logradouro: rest.logradouro,
          numero: rest.numero,
          complemento: rest.complemento,
          bairro: rest.bairro,
          cidade: rest.cidade,
          estado: rest.estado,
        }),
  contatos: ({ email, celular, telefone }) =>
    named('contatos', { email, celular: formatPhone(celular), telefone: formatPhone(telefone) }),
  banco: ({ banco, ...rest }) => named('banco', { banco: banco && bankName(banco), ...rest }),
  dependentes: ({ dependentes }) =>
    dependentes.length === 0
      ? [{ id: 'none', term: fieldNames.dependentes.dependentes, description: words.none }]
      : dependentes.map(({ id, name, cpf, birthdate, kindship, finality, average }) => ({
          id: id || cpf,
          term: kindship === null ? '' : kinshipNames[kindship],
          description: [
            name,
            cpf,
            birthdate && dateText(birthdate),
            finality && dependantTypeNames[finality],
            finality === 2 && average !== null && percentText(average),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
  declaracoes: ({ pep, fatca }) =>
    readingText([
      ...pepDeclarationReading(pepDataOf(pep)),
      ...fatcaDeclarationReading(fatcaDataOf(fatca)),
    ]).map((line) => ({ id: lineName(line), term: lineName(line), description: line.after })),
}

/** The values of a group as names and values. */
export function recordLines<Group extends ReRegistrationGroup>(
  group: Group,
  values: GroupValues[Group],
): Description[] {
  return lines[group](values)
}
