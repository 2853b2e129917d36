import type { UnitValueObstacle } from '#domain/investments/investment-profiles/unit-value-obstacle.ts'

/** Why a unit value cannot be recorded, and what to do. */
export const unitValueSentences: Readonly<Record<Exclude<UnitValueObstacle, 'posted'>, string>> = {
  future: 'Este dia ainda não chegou.',
  value: 'Informe um valor maior que zero, com até oito casas decimais.',
  implausible: 'Este valor está a mais de 50% do anterior. Confira a vírgula.',
  same: 'Este dia já tem este valor.',
  reason: 'Este dia já tem um valor. Diga por que ele muda.',
}
