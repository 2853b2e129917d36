import type { Guide } from '../docs/guide.ts'
import { NativeSelect } from './NativeSelect.tsx'

export const guide: Guide = {
  summary: 'Uma lista como o próprio navegador a desenha.',
  status: 'stable',
  use: [
    'Filtros de uma lista: respondem na hora, também antes de o programa chegar.',
    'O celular abre a lista do jeito que a pessoa já conhece.',
  ],
  avoid: ['Em formulários: use Select, que explica erros e descreve as opções.'],
  dos: [
    {
      text: 'Mostre a escolha antes de buscar o que ela muda.',
      example: (
        <NativeSelect
          label="Status"
          value="2"
          onChange={() => undefined}
          options={[
            { id: 1, label: 'Recebida' },
            { id: 2, label: 'Em análise' },
          ]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não troque o campo enquanto a pessoa está nele.' }],
  keyboard: [['As do navegador', 'Abrem a lista e passam pelas opções.']],
}
