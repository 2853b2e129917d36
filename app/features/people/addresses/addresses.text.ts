/** Every sentence of the address form, but for those of the rule, which come from the contract. */
export const addressText = {
  livesAbroad: 'Você mora fora do Brasil?',
  postalCode: 'CEP',
  postalCodeHelp: 'Com o CEP, preenchemos o que encontrarmos.',
  search: {
    idle: '',
    searching: 'Procurando o endereço…',
    found: 'Encontramos o endereço. Confira e complete.',
    partly: 'Pelo CEP preenchemos o que já se sabe. Confira e complete o endereço.',
    missed: 'Não encontramos este CEP agora. Digite o endereço nos campos abaixo.',
  },
  street: 'Endereço',
  number: 'Número',
  complement: 'Complemento (opcional)',
  complementName: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  country: 'País onde mora',
  foreignPostalCode: 'Código postal',
  taxNumber: 'Número de identificação fiscal',
  taxNumberHelp: 'Só números.',
  proof: 'Upload do Documento',
  proofHelp: 'Comprovante de residência, como uma conta de luz. É opcional.',
  foreignProofHelp: 'Declaração de Saída Definitiva do País ou documento do consulado.',
  /** Name of a proof that was sent before. */
  proofName: 'Comprovante enviado',
} as const
