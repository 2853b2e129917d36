import { wireWords } from '../wire-words.ts'

/** By what a person is known when they come back. */
export const identityFactWords = wireWords({ email: 'email', phones: 'telefones', password: 'senha' })
