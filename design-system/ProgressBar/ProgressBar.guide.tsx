import type { Guide } from '../docs/guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide: Guide = {
  summary: 'Até onde algo já foi.',
  status: 'stable',
  use: ['Para envios de arquivos e trabalhos longos.'],
  avoid: ['Uma parte de um todo parado: use Meter.', 'Passos de um formulário: use Steps.'],
  dos: [
    { text: 'Escreva o quanto falta.', example: <ProgressBar label="Enviando comprovante.pdf" value={60} /> },
  ],
  donts: [{ text: 'Não invente um progresso que não se conhece: deixe sem valor.' }],
}
