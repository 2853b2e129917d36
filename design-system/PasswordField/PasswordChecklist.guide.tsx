import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Mostra quais regras a nova senha já cumpre, enquanto se digita.',
  status: 'stable',
  use: ['Logo abaixo do campo de uma senha nova.'],
  avoid: ['Ao entrar: a senha já existe.'],
  dos: [{ text: 'Escreva as regras antes do erro, não depois.' }],
  donts: [{ text: 'Não use só a cor para dizer que uma regra foi cumprida.' }],
}
