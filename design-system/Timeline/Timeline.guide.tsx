import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que aconteceu, em ordem.',
  status: 'stable',
  use: ['Para o andamento de uma solicitação.'],
  avoid: ['Passos que a pessoa ainda vai dar: use Steps.'],
  dos: [{ text: 'Diga quem fez e quando.' }],
  donts: [{ text: 'Não liste o que a pessoa não precisa saber.' }],
}
