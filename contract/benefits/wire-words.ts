import { wireWords } from '../wire-words.ts'

/** How a balance is paid as an income. `single`: everything at once, where no income reaches the minimum. */
export const incomeWords = wireWords({
  percent: 'percentual',
  'fixed-term': 'prazo-certo',
  lifetime: 'vitalicia',
  single: 'pagamento-unico',
})

/** Benefits that somebody asks for themselves. */
export const benefitKindWords = wireWords({
  normal: 'normal',
  early: 'antecipada',
  deferred: 'bpd',
  disability: 'invalidez',
})
