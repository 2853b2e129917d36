import type { ConsentPurpose } from './personal-profile.ts'

/** A consent as a person reads it. A changed `text` is a new `version`: whoever agreed to the old one is asked again. */
export type ConsentText = { version: number; title: string; text: string }

/** None of the consents is needed for the plan itself, which rests on the contract and the law. */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  novidades: {
    version: 2,
    title: 'Receber novidades por e-mail',
    text: 'Escrevemos quando o seu plano publica mudanças nas regras. Usamos o seu nome e o seu e-mail.',
  },
}
