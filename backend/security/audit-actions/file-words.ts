import type { FilePurpose } from '../../database/schema/files.ts'

type FileWords = {
  /** Alone, as the title of a row. */
  label: string
  /** After "Enviou". */
  sent: string
  /** After "Abriu". */
  opened: string
}

export const fileWords: Readonly<Record<FilePurpose, FileWords>> = {
  'residence-proof': {
    label: 'Comprovante de residência no exterior',
    sent: 'um comprovante de residência no exterior',
    opened: 'o comprovante de residência no exterior',
  },
  'address-proof': {
    label: 'Comprovante de endereço',
    sent: 'um comprovante de endereço',
    opened: 'o comprovante de endereço',
  },
  selfie: { label: 'Foto do rosto', sent: 'uma foto do rosto', opened: 'a selfie do recadastramento' },
  'identity-document': {
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade do recadastramento',
  },
  'bank-account-proof': {
    label: 'Comprovante da conta bancária',
    sent: 'um comprovante da conta bancária',
    opened: 'o comprovante bancário do recadastramento',
  },
  'dependants-proof': {
    label: 'Documento dos dependentes',
    sent: 'um documento dos dependentes',
    opened: 'o comprovante de dependentes do recadastramento',
  },
  'dependant-document': {
    label: 'Documento de um dependente',
    sent: 'um documento de um dependente',
    opened: 'o documento de um dependente',
  },
  'medical-report': {
    label: 'Documento do pedido de isenção',
    sent: 'um documento do pedido de isenção',
    opened: 'o documento do pedido de isenção',
  },
  'benefit-identity': {
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade de um requerimento de benefício',
  },
  'benefit-cpf': { label: 'CPF', sent: 'um CPF', opened: 'o CPF de um requerimento de benefício' },
  'benefit-address-proof': {
    label: 'Comprovante de endereço',
    sent: 'um comprovante de endereço',
    opened: 'o comprovante de endereço de um requerimento de benefício',
  },
  'benefit-employment-end': {
    label: 'Documento da saída da empresa',
    sent: 'um documento da saída da empresa',
    opened: 'o documento da saída da empresa',
  },
  'benefit-disability-award': {
    label: 'Carta de concessão do INSS',
    sent: 'uma carta de concessão do INSS',
    opened: 'a carta de concessão do INSS',
  },
  'bank-return': {
    label: 'Arquivo de retorno do banco',
    sent: 'um arquivo de retorno do banco',
    opened: 'um arquivo de retorno do banco',
  },
  import: { label: 'Planilha para importar', sent: 'uma planilha', opened: 'uma planilha para importar' },
  'death-certificate': {
    label: 'Certidão de óbito',
    sent: 'uma certidão de óbito',
    opened: 'a certidão de óbito',
  },
  'court-order': {
    label: 'Ordem da Justiça',
    sent: 'uma ordem da Justiça',
    opened: 'uma ordem da Justiça',
  },
  'sent-document': { label: 'Documento enviado', sent: 'um documento', opened: 'um documento enviado' },
  'request-identity-document': {
    label: 'Documento de identidade',
    sent: 'um documento de identidade',
    opened: 'o documento de identidade de uma solicitação',
  },
  'request-bank-proof': {
    label: 'Comprovante da conta bancária',
    sent: 'um comprovante da conta bancária',
    opened: 'o comprovante bancário de uma solicitação',
  },
  'request-address-proof': {
    label: 'Comprovante de endereço',
    sent: 'um comprovante de endereço',
    opened: 'o comprovante de endereço de uma solicitação',
  },
  'request-signed-form': {
    label: 'Termo assinado',
    sent: 'um termo assinado',
    opened: 'o termo assinado de uma solicitação',
  },
  'request-other-document': {
    label: 'Outro documento',
    sent: 'um documento de uma solicitação',
    opened: 'um documento de uma solicitação',
  },
  conversation: {
    label: 'Arquivo de uma conversa',
    sent: 'um arquivo numa conversa',
    opened: 'um arquivo de uma conversa',
  },
  minutes: { label: 'Ata de reunião', sent: 'uma ata', opened: 'uma ata' },
  'supplier-document': {
    label: 'Documento de fornecedor',
    sent: 'um documento de fornecedor',
    opened: 'um documento de fornecedor',
  },
  export: { label: 'Planilha exportada', sent: 'uma planilha', opened: 'uma planilha exportada' },
}

/** Documents that are drawn when they are asked for, by the call that hands them over. After "Abriu". */
const drawnFiles = new Map([
  ['arquivoAta', 'uma ata'],
  ['arquivoBoleto', 'um boleto'],
  ['arquivoBoletoEmprestimo', 'um boleto de empréstimo'],
  ['arquivoComprovanteRendimentos', 'o comprovante de rendimentos'],
  ['arquivoComprovanteSolicitacao', 'o comprovante de uma solicitação'],
  ['arquivoContracheque', 'um contracheque'],
  ['arquivoContratoEmprestimo', 'um contrato de empréstimo'],
  ['arquivoDebitos', 'um arquivo de débitos em conta'],
  ['arquivoDeclaracao', 'uma declaração'],
  ['arquivoDemonstrativoContribuicoes', 'o demonstrativo de contribuições'],
  ['arquivoDescontosEmprestimo', 'a lista de parcelas de empréstimo a descontar'],
  ['arquivoExtrato', 'o extrato'],
  ['arquivoExtratoDesligamento', 'o extrato de desligamento'],
  ['arquivoPrimeiroAcesso', 'o comprovante do primeiro acesso'],
  ['arquivoFornecedor', 'o documento de um fornecedor'],
  ['arquivoSimulacaoBeneficio', 'uma simulação de benefício'],
  ['arquivoTermoOpcao', 'um termo de opção'],
  ['arquivoTermoRegime', 'o termo do regime de tributação'],
])

const storedFiles = new Map<unknown, FileWords>(Object.entries(fileWords))

/** That a file was sent, in words: `Enviou uma foto do rosto.` */
export function sentFileSentence(purpose: unknown): string {
  return `Enviou ${storedFiles.get(purpose)?.sent ?? 'um arquivo'}.`
}

/** That a file was opened, in words: `Abriu a selfie do recadastramento.`, and why where that was said. One without a name is still told. */
export function openedFileSentence(purpose: unknown, reason?: unknown): string {
  const opened = `Abriu ${storedFiles.get(purpose)?.opened ?? drawnFiles.get(String(purpose)) ?? 'um arquivo'}.`
  return typeof reason === 'string' ? `${opened} Motivo: ${reason}` : opened
}
