/** What the postal service knows about a CEP; what it does not know is empty. */
export type PostalAddress = {
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}

/** Asks the postal service for the eight digits of a CEP; null when it knows nothing. */
export type LookUp = (digits: string) => Promise<PostalAddress | null>
