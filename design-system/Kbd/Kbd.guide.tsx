import type { Guide } from '../docs/guide.ts'
import { Kbd } from './Kbd.tsx'

export const guide: Guide = {
  summary: 'Teclas, como estão no teclado.',
  status: 'stable',
  use: ['Ao lado do que a tecla faz, em uma lista de atalhos ou em um botão.'],
  avoid: ['Valores e códigos: escreva como texto.'],
  dos: [{ text: 'Escreva a tecla como está impressa nela.', example: <Kbd caps={['Shift', 'D']} /> }],
  donts: [{ text: 'Não deixe a tecla sozinha: diga ao lado o que ela faz.' }],
}
