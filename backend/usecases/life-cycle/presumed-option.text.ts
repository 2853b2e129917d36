import type { PresumedOption } from '#domain/exits/presumed-option.ts'

/** Meaning of a presumed option, for the message about it. */
export const presumedSentences: Readonly<Record<PresumedOption, string>> = {
  bpd: 'Você fica com o benefício proporcional diferido: as contribuições param e o saldo continua investido até a aposentadoria.',
  resgate: 'Vale o resgate do saldo. Peça o resgate no portal para dizer como quer receber.',
}
