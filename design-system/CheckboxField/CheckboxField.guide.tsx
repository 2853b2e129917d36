import type { Guide } from '../docs/guide.ts'
import { CheckboxField } from './CheckboxField.tsx'

export const guide: Guide = {
  summary: 'Um sim ou não, enviado depois com o formulário.',
  status: 'stable',
  use: ['Para concordar, declarar ou incluir algo.'],
  avoid: ['Ligar algo na hora: use Switch.', 'Uma resposta entre algumas: use RadioGroup.'],
  dos: [
    {
      text: 'Escreva na afirmativa, na voz de quem marca.',
      example: <CheckboxField label="Li e aceito o regulamento" />,
    },
  ],
  donts: [
    { text: 'Não escreva negações.', example: <CheckboxField label="Não quero deixar de receber avisos" /> },
    { text: 'Não traga marcado um consentimento.' },
  ],
  keyboard: [
    ['Tab', 'Leva o foco à marca.'],
    ['Espaço', 'Marca ou desmarca.'],
  ],
}
