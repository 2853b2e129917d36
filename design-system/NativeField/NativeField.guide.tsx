import type { Guide } from '../docs/guide.ts'
import { NativeField } from './NativeField.tsx'

export const guide: Guide = {
  summary: 'Uma lista ou um dia como o próprio navegador os desenha.',
  status: 'stable',
  use: ['No lugar de um Select ou DateField enquanto o programa deles não chegou.'],
  avoid: ['Em formulários: use Select e DateField, que explicam erros e limites.'],
  dos: [
    {
      text: 'Dê a mesma etiqueta e as mesmas opções do campo que virá.',
      example: (
        <NativeField
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
  keyboard: [['As do navegador', 'Abrem a lista, passam pelas opções e pelas partes do dia.']],
}
