import type { Guide } from '../docs/guide.ts'
import { DateField } from './DateField.tsx'

export const guide: Guide = {
  summary: 'Um dia, digitado.',
  status: 'stable',
  use: ['Para datas que se sabem de cor, como um nascimento.'],
  avoid: [
    'Dias próximos de hoje: use DatePicker.',
    'Períodos: use DateRangePicker.',
    'Mês e ano: use MonthField.',
  ],
  dos: [{ text: 'Diga os limites na descrição.', example: <DateField label="Data de nascimento" /> }],
  donts: [{ text: 'Não peça três campos separados.' }],
  keyboard: [
    ['Tab ou setas laterais', 'Passam por dia, mês e ano.'],
    ['Setas para cima e para baixo', 'Mudam a parte.'],
    ['Backspace', 'Apaga a parte.'],
  ],
}
