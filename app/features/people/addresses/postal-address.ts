/** What the postal service knows about a CEP; what it does not know is empty. */
export type PostalAddress = {
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}
