import type { Palette } from './color-contract.ts'

type Status = Palette['status']
type Chart = Palette['chart']

/** Status colours on light grounds; the same for participants and admins. */
export const lightStatus: Status = {
  info: { text: '#00579a', soft: '#e5f2ff', line: '#2b7ec9', solid: '#116bb5', onSolid: '#ffffff' },
  success: { text: '#006732', soft: '#e2f6e6', line: '#388e56', solid: '#227c45', onSolid: '#ffffff' },
  warning: { text: '#774a00', soft: '#fdeedd', line: '#a36d24', solid: '#915c08', onSolid: '#ffffff' },
  danger: { text: '#a30014', soft: '#ffebe8', line: '#d03738', solid: '#be2327', onSolid: '#ffffff' },
}

/** Status colours on dark grounds. Solid badges and buttons stay as they are by day: pastel ones would glare. */
export const darkStatus: Status = {
  info: { text: '#89c3ff', soft: '#172d43', line: '#4d9be8', solid: '#116bb5', onSolid: '#ffffff' },
  success: { text: '#8ad19d', soft: '#16321f', line: '#52a76d', solid: '#227c45', onSolid: '#ffffff' },
  warning: { text: '#e9b97f', soft: '#3b260c', line: '#bd853f', solid: '#915c08', onSolid: '#ffffff' },
  danger: { text: '#ffa097', soft: '#41211e', line: '#f0605a', solid: '#be2327', onSolid: '#ffffff' },
}

/** Chart series on light grounds, told apart by lightness as well as by hue. */
export const lightChart: Chart = {
  one: '#2463ae',
  two: '#c2571a',
  three: '#14806a',
  four: '#8b4499',
  five: '#8a6a00',
  six: '#56657a',
}

/** Chart series on dark grounds. */
export const darkChart: Chart = {
  one: '#7db4f5',
  two: '#f0965a',
  three: '#5cc4a8',
  four: '#cf96dc',
  five: '#d9b84a',
  six: '#a3b1c4',
}
