/** What a file is called that an attendant opened: a stored one by its purpose, a drawn one by the call that hands it over. */
const FILES: Readonly<Record<string, string>> = {
  arquivoAta: 'uma ata',
  arquivoBoleto: 'um boleto',
  arquivoComprovanteRendimentos: 'o comprovante de rendimentos',
  arquivoComprovanteResidencia: 'o comprovante de residência no exterior',
  arquivoComprovanteSolicitacao: 'o comprovante de uma solicitação',
  arquivoContracheque: 'um contracheque',
  arquivoDeclaracao: 'uma declaração',
  arquivoDemonstrativoContribuicoes: 'o demonstrativo de contribuições',
  arquivoExtrato: 'o extrato',
  arquivoTermoRegime: 'o termo do regime de tributação',
  'address-proof': 'o comprovante de endereço',
  selfie: 'a selfie do recadastramento',
  'identity-document': 'o documento de identidade do recadastramento',
  'bank-account-proof': 'o comprovante bancário do recadastramento',
  'dependants-proof': 'o comprovante de dependentes do recadastramento',
}

/** That a file was opened, in words: `Abriu a selfie do recadastramento.` One without a name is still told. */
export function openedFileSentence(purpose: unknown): string {
  return `Abriu ${FILES[String(purpose)] ?? 'um arquivo'}.`
}
