import { countryName } from '#contract/country-names.ts'
import {
  kinshipNames as degreeNames,
  noTaxNumberNames,
  pepRelationNames,
} from '#contract/declarations/declarations.text.ts'
import {
  dependantEndNames,
  kinshipNames as dependantKinshipNames,
  dependantTypeNames,
} from '#contract/dependants/dependants.text.ts'
import { kinshipNames } from '#contract/enrolment/invitations.text.ts'
import { incomeRangeNames } from '#contract/enrolment/onboarding.text.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import { paymentMethodNames } from '#contract/value-text.ts'

/** Names of the fields that forms keep before they are sent, by their keys in a draft. */
export const typedFieldNames: Readonly<Record<string, string>> = {
  aceitaTermo: 'Termo de Ciência de Risco aceito',
  agencia: 'Agência',
  average: 'Parte que recebe, em %',
  bairro: 'Bairro',
  birthdate: 'Data de nascimento',
  cargo: 'Cargo',
  cep: 'CEP',
  cidade: 'Cidade',
  cidadeNascimento: 'Cidade onde nasceu',
  cienteRisco: 'Aviso sobre a cobertura de risco lido',
  codigoPostal: 'Código postal',
  complemento: 'Complemento',
  comprovante: 'Comprovante',
  comprovanteEmitidoEm: 'Comprovante emitido em',
  confirmacao: 'Declaração confirmada',
  consentimento: 'Autorização da pessoa convidada',
  conta: 'Conta',
  cpf: 'CPF',
  declaracao: 'Declaração confirmada',
  dependentes: 'Dependentes',
  email: 'E-mail',
  encerra: 'Deixa de ser dependente',
  emExercicio: 'Ainda ocupa o cargo',
  estado: 'Estado',
  escolar: 'Comprovante de matrícula',
  estudante: 'Estuda',
  explicacao: 'Explicação',
  explicacaoIndicios: 'Explicação sobre os Estados Unidos',
  fim: 'Fim',
  finality: 'Conta para',
  fontes: 'Outras fontes pagadoras',
  foreignResident: 'Mora fora do Brasil',
  formaPagamento: 'Forma de pagamento',
  grauParentesco: 'Grau de parentesco',
  idPerfil: 'Número do perfil escolhido',
  incapaz: 'Não pode trabalhar',
  incomeRange: 'Renda por mês',
  indiciosEstadosUnidos: 'Endereço ou telefone nos Estados Unidos',
  inicio: 'Início',
  kindship: 'Parentesco',
  laudo: 'Laudo médico',
  logradouro: 'Endereço',
  mesInicio: 'Mês de início',
  meses: 'Meses',
  motivo: 'Motivo',
  motivoFim: 'O que aconteceu',
  motivoSemNif: 'Motivo de não ter o número fiscal',
  name: 'Nome',
  nacionalidade: 'Nacionalidade',
  nif: 'Número fiscal',
  nome: 'Nome',
  numero: 'Número',
  numeroIdentificacaoFiscal: 'Número de identificação fiscal',
  openTerms: 'Termos abertos',
  orgao: 'Órgão',
  outraFonte: 'Usa a parcela isenta em outra fonte',
  outraNacionalidade: 'Outra nacionalidade',
  pais: 'País',
  paisNascimento: 'País onde nasceu',
  parentesco: 'Parentesco',
  percentualBasica: 'Contribuição básica, em %',
  percentualSuplementar: 'Contribuição suplementar, em %',
  pessoaEstadosUnidos: 'Cidadão ou residente fiscal dos EUA',
  ppe: 'Pessoa exposta politicamente',
  regime: 'Regime de tributação',
  relacao: 'Relação com a pessoa exposta',
  residenciasFiscais: 'Residências fiscais',
  residente_exterior: 'Mora fora do Brasil',
  telefone: 'Telefone',
  valorContribuicao: 'Valor da contribuição',
}

const names = (known: Readonly<Record<string | number, string>>) => (code: string | number) => known[code]

/** Meaning of the codes of such fields, by the same keys. */
const codeNames: Readonly<Record<string, (code: string | number) => string | undefined>> = {
  finality: names(dependantTypeNames),
  formaPagamento: names(paymentMethodNames),
  grauParentesco: names(degreeNames),
  incomeRange: names(incomeRangeNames),
  kindship: names(dependantKinshipNames),
  motivoFim: names(dependantEndNames),
  motivoSemNif: names(noTaxNumberNames),
  nacionalidade: (code) => countryName(String(code)),
  outraNacionalidade: (code) => countryName(String(code)),
  pais: (code) => countryName(String(code)),
  paisNascimento: (code) => countryName(String(code)),
  parentesco: names(kinshipNames),
  regime: names(regimeNames),
  relacao: names(pepRelationNames),
}

/** A typed value in words where it is a code; undefined where it says by itself what it is. */
export function typedCodeName(field: string, code: string | number): string | undefined {
  return codeNames[field]?.(code)
}
