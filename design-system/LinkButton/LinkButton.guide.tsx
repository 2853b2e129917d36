import type { Guide } from '../docs/guide.ts'
import { LinkButton } from './LinkButton.tsx'

export const guide: Guide = {
  summary: 'Leva a outro lugar e tem a aparência de um botão.',
  status: 'stable',
  use: ['Para o próximo passo que é outra página: "Ver extrato".', 'Para baixar um arquivo.'],
  avoid: ['Uma ação nesta página: use Button.', 'Um link no meio de um texto: use TextLink.'],
  dos: [
    {
      text: 'Diga para onde vai.',
      example: (
        <LinkButton href="#extrato" variant="secondary">
          Ver extrato
        </LinkButton>
      ),
    },
  ],
  donts: [{ text: 'Não use para enviar um formulário.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
