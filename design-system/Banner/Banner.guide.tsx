import type { Guide } from '../docs/guide.ts'
import { Banner } from './Banner.tsx'

export const guide: Guide = {
  summary: 'Um aviso que fica: sobre a página, uma falha ou um pedido.',
  status: 'stable',
  use: ['Para o que a pessoa precisa saber antes de continuar.'],
  avoid: ['Uma linha ao lado de algo: use InlineMessage.', 'Confirmar o que acabou de ser feito: use Toast.'],
  dos: [
    {
      text: 'Diga o que houve e o que fazer.',
      example: (
        <Banner tone="warning" title="Falta um documento">
          Envie o comprovante de endereço até 30/11/2026.
        </Banner>
      ),
    },
  ],
  donts: [
    { text: 'Não empilhe avisos: junte-os ou escolha o mais importante.' },
    { text: 'Não ponha um erro em tom de informação.' },
  ],
}
