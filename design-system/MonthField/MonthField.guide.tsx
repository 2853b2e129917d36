import type { Guide } from '../docs/guide.ts'
import { MonthField } from './MonthField.tsx'

export const guide: Guide = {
  summary: 'Um mês de um ano, digitado como MM/AAAA.',
  status: 'stable',
  use: ['Para competências e meses de extrato.'],
  avoid: ['Um dia: use DateField.'],
  dos: [{ text: 'Mostre a forma no exemplo.', example: <MonthField label="Competência" /> }],
  donts: [{ text: 'Não peça o dia se ele não importa.' }],
  keyboard: [['Tab', 'Leva o foco ao campo.']],
}
