import { countryName } from './country-names.ts'
import { kinshipNames as degreeNames, noTaxNumberNames, pepRelationNames } from './declarations.text.ts'
import { kinshipNames } from './invitations.text.ts'
import { incomeRangeNames } from './onboarding.text.ts'
import { paymentMethodNames } from './payment-method.ts'
import { regimeNames } from './tax-regime.text.ts'

/** What the fields of forms are called that are kept before they are sent, by their names on the wire. */
const names: Readonly<Record<string, string>> = {
  modalidade: 'Forma da contribuição',
  percentualBasica: 'Contribuição básica (%)',
  percentualSuplementar: 'Contribuição suplementar (%)',
  valorContribuicao: 'Valor da contribuição',
  formaPagamento: 'Forma de pagamento',
  agencia: 'Agência',
  conta: 'Conta',
  banco: 'Banco',
  meses: 'Meses de suspensão',
  cienteRisco: 'Ciente do aviso sobre a cobertura de risco',
  outraFonte: 'Recebe de outra fonte pagadora',
  fontes: 'Fontes pagadoras',
  mesInicio: 'Mês de início',
  declaracao: 'Declara que é verdade',
  ppe: 'Pessoa exposta politicamente',
  relacao: 'Relação com o cargo',
  nome: 'Nome',
  cpf: 'CPF',
  grauParentesco: 'Grau de parentesco',
  cargo: 'Cargo ou função',
  orgao: 'Órgão ou entidade',
  pais: 'País',
  inicio: 'Começou em',
  fim: 'Terminou em',
  emExercicio: 'Ainda no cargo',
  confirmacao: 'Declara que as informações são verdadeiras',
  cidadeNascimento: 'Cidade onde nasceu',
  paisNascimento: 'País onde nasceu',
  nacionalidade: 'Nacionalidade',
  outraNacionalidade: 'Outra nacionalidade',
  pessoaEstadosUnidos: 'Cidadão ou residente fiscal dos EUA',
  indiciosEstadosUnidos: 'Endereço ou telefone nos Estados Unidos',
  explicacaoIndicios: 'Explicação',
  residenciasFiscais: 'Residências fiscais',
  nif: 'Número fiscal',
  motivoSemNif: 'Motivo de não ter o número',
  explicacao: 'Explicação',
  residente_exterior: 'Mora fora do Brasil',
  foreignResident: 'Mora fora do Brasil',
  codigoPostal: 'Código postal',
  cep: 'CEP',
  logradouro: 'Endereço',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  numeroIdentificacaoFiscal: 'Número de identificação fiscal',
  comprovante: 'Comprovante',
  comprovanteEmitidoEm: 'Comprovante emitido em',
  openTerms: 'Termos abertos',
  incomeRange: 'Faixa de renda',
  salary: 'Salário',
  salario: 'Salário',
  basicContributions: 'Contribuição básica',
  supplementaryContributions: 'Contribuição suplementar',
  perfil: 'Perfil de investimento',
  idPerfil: 'Perfil de investimento',
  aceitaTermo: 'Aceita o termo de ciência',
  email: 'E-mail',
  telefone: 'Telefone',
  parentesco: 'Parentesco',
  consentimento: 'Pode receber o convite',
  finalidade: 'Para quê',
  regime: 'Regime de tributação',
  viuComparacao: 'Viu a comparação',
  aceitaIrrevogavel: 'Ciente de que a escolha não muda mais',
}

const modes: Readonly<Record<string, string>> = {
  percentual: 'Percentual do salário',
  voluntaria: 'Valor fixo',
}

/** Values that are codes on the wire, by their field. */
const values: Readonly<Record<string, (code: string) => string | undefined>> = {
  modalidade: of(modes),
  formaPagamento: of(paymentMethodNames),
  relacao: of(pepRelationNames),
  grauParentesco: of(degreeNames),
  pais: countryName,
  paisNascimento: countryName,
  nacionalidade: countryName,
  outraNacionalidade: countryName,
  motivoSemNif: of(noTaxNumberNames),
  incomeRange: of(incomeRangeNames),
  parentesco: of(kinshipNames),
  regime: of(regimeNames),
}

function of(named: Readonly<Record<string, string>>) {
  return (code: string): string | undefined => named[code]
}

/** What a field of the wire is called; null for one that no form has any more. */
export function typedFieldName(field: string): string | null {
  return names[field] ?? null
}

/** What was chosen in a field, in words; null where it holds no code. */
export function typedValueName(field: string, value: string | number): string | null {
  return value === '' ? null : (values[field]?.(String(value)) ?? null)
}
