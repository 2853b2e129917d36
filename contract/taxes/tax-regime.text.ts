import type { RegimeChoiceProblem } from '#domain/taxes/regime-option.ts'
import type { RegimeOnWire } from './tax-regime.ts'

/** Names of the regimes, as people read them. */
export const regimeNames: Readonly<Record<RegimeOnWire, string>> = {
  progressivo: 'Progressivo',
  regressivo: 'Regressivo',
}

export const regimeChoiceSentences: Readonly<Record<RegimeChoiceProblem['code'], string>> = {
  'regime-required': 'Escolha um dos regimes.',
  'regime-not-offered': 'Este regime não pode ser escolhido na sua situação.',
  'already-final': 'O regime deste plano já está definido e não pode mais mudar.',
  'confirmation-required': 'Confirme que sabe que a escolha não pode ser desfeita.',
  'comparison-required': 'Confirme que viu os dois regimes comparados no seu saldo.',
  'password-required': 'Digite a sua senha para assinar.',
}

/** Declarations by which a choice is signed, as one that cannot be changed or one that may. They are printed on the term as they stood on the day. */
export function regimeDeclarations({ isIrrevocable }: { isIrrevocable: boolean }): string[] {
  return [
    'Vi a comparação dos dois regimes com o meu saldo neste plano.',
    isIrrevocable
      ? 'Sei que esta escolha é irrevogável: depois de assinada, não pode ser desfeita nem trocada (Lei 11.053/2004, art. 1º, com a redação da Lei 14.803/2024).'
      : 'Sei que posso trocar o progressivo pelo regressivo até o benefício ou o primeiro resgate, e que depois disso o regime não muda mais (Lei 11.053/2004, art. 1º, com a redação da Lei 14.803/2024).',
    'Sei que o portal não dá conselho tributário e que a decisão é minha.',
  ]
}
