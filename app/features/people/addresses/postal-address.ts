/** Address of a CEP; parts the postal service does not know are empty. */
export type PostalAddress = {
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}
