import type { Guide } from '../docs/guide.ts'
import { TextLink } from './TextLink.tsx'

export const guide: Guide = {
  summary: 'Leva a outro lugar e tem a aparência do texto em volta.',
  status: 'stable',
  use: ['Para links em uma linha ou célula própria.', 'Para caminhos menos importantes que um botão.'],
  avoid: ['O passo principal: use LinkButton.'],
  dos: [
    {
      text: 'O texto do link faz sentido sozinho.',
      example: <TextLink href="#regulamento">Regulamento do plano</TextLink>,
    },
  ],
  donts: [
    {
      text: 'Não escreva "clique aqui" nem "saiba mais" sozinhos.',
      example: <TextLink href="#mais">Clique aqui</TextLink>,
    },
  ],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
