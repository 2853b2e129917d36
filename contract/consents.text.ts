import type { ConsentPurpose } from './personal-profile.ts'

/** A consent as a person reads it. A changed `text` is a new `version`: whoever agreed to the old one is asked again. */
export type ConsentText = { version: number; title: string; text: string }

/** What each consent is about. None of them is needed for the plan itself, which rests on the contract and the law. */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  novidades: {
    version: 1,
    title: 'Receber novidades por e-mail',
    text: 'Enviamos conteúdos de educação previdenciária e novidades do plano. Usamos o seu nome e o seu e-mail.',
  },
  lembretes: {
    version: 1,
    title: 'Receber lembretes no celular',
    text: 'Enviamos mensagens sobre prazos e vencimentos. Usamos o número do seu celular.',
  },
  pesquisas: {
    version: 1,
    title: 'Participar de pesquisas de satisfação',
    text: 'Convidamos você a responder pesquisas curtas sobre o atendimento. Usamos o seu e-mail e o tipo de atendimento.',
  },
}
