import { filePurposes } from '../../file-purposes.ts'

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

const storedFiles = new Map<unknown, { sent: string; opened: string }>(Object.entries(filePurposes))

/** That a file was sent, in words: `Enviou uma foto do rosto.` */
export function sentFileSentence(purpose: unknown): string {
  return `Enviou ${storedFiles.get(purpose)?.sent ?? 'um arquivo'}.`
}

/** That a file was opened, in words: `Abriu a selfie do recadastramento.`, and why where that was said. One without a name is still told. */
export function openedFileSentence(purpose: unknown, reason?: unknown): string {
  const opened = `Abriu ${storedFiles.get(purpose)?.opened ?? drawnFiles.get(String(purpose)) ?? 'um arquivo'}.`
  return typeof reason === 'string' ? `${opened} Motivo: ${reason}` : opened
}
