import type {
  ReRegistrationGroup,
  ReRegistrationItem,
  ReRegistrationProof,
} from '#domain/re-registration/groups.ts'

/** Why a re-registration is not begun again; the sentence is the product's. */
export const restartRefused = 'Erro ao reiniciar o recadastramento.'

/** Refusal of any step that the status does not allow. */
export const alreadySent = 'Este recadastramento já foi enviado e está em análise. Acompanhe pelo portal.'

/** Declaration that is signed with the code. */
export const reRegistrationDeclaration =
  'Declaro que as informações acima são verdadeiras e que a foto enviada é minha e atual.'

/** Groups and documents as people know them. */
export const itemNames: Readonly<Record<ReRegistrationItem, string>> = {
  pessoal: 'Dados pessoais',
  endereco: 'Endereço',
  contatos: 'Contatos',
  banco: 'Conta bancária',
  dependentes: 'Dependentes',
  declaracoes: 'Declarações',
  documentos: 'Foto e documentos',
}

export const proofNames: Readonly<Record<ReRegistrationProof, string>> = {
  selfie: 'Sua foto de hoje',
  documento: 'Documento de identidade',
  'comprovante-residencia': 'Comprovante de residência',
  'comprovante-bancario': 'Comprovante da conta bancária',
  'comprovante-dependentes': 'Documento dos dependentes',
}

export const maritalNames = {
  solteiro: 'Solteiro(a)',
  casado: 'Casado(a)',
  'uniao-estavel': 'União estável',
  divorciado: 'Divorciado(a)',
  viuvo: 'Viúvo(a)',
} as const
export type MaritalStatus = keyof typeof maritalNames

export const fieldNames: Readonly<Record<ReRegistrationGroup, Readonly<Record<string, string>>>> = {
  pessoal: {
    nome: 'Nome completo',
    nomeMae: 'Nome da mãe',
    estadoCivil: 'Estado civil',
    documento: 'Número do documento de identidade',
    orgaoEmissor: 'Órgão emissor',
  },
  endereco: {
    residente_exterior: 'Mora no exterior',
    cep: 'CEP',
    logradouro: 'Endereço',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    cidade: 'Cidade',
    estado: 'Estado',
    pais: 'País',
    numeroIdentificacaoFiscal: 'Número de identificação fiscal',
  },
  contatos: { email: 'E-mail', celular: 'Celular', telefone: 'Telefone fixo' },
  banco: { banco: 'Banco', agencia: 'Agência', conta: 'Conta' },
  dependentes: { dependentes: 'Dependentes' },
  declaracoes: { pep: 'Pessoa exposta politicamente', fatca: 'FATCA' },
}

export const groupSentences = {
  unanswered: 'Confirme se ainda está certo.',
  refused: 'Este item foi recusado. Corrija o que for preciso.',
  name: 'Informe o nome completo.',
  motherName: 'Informe o nome da mãe.',
  maritalStatus: 'Escolha o estado civil.',
  document: 'Informe o número do documento.',
  issuer: 'Informe o órgão emissor.',
  mobile: 'Informe o celular.',
  proof: 'Envie este arquivo.',
} as const
