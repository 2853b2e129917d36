import type { Guide } from '../docs/guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const guide: Guide = {
  summary: 'Uma resposta de algumas, todas à vista.',
  status: 'stable',
  use: ['De duas a seis respostas curtas.'],
  avoid: ['Muitas respostas: use Select.', 'Respostas que pedem explicação: use RadioCards.'],
  dos: [
    {
      text: 'Escreva respostas do mesmo tipo e tamanho.',
      example: (
        <RadioGroup
          label="Estado civil"
          options={[
            { value: 'solteira', label: 'Solteira' },
            { value: 'casada', label: 'Casada' },
          ]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não escolha pela pessoa uma resposta com consequência.' }],
  keyboard: [
    ['Tab', 'Leva à resposta escolhida, ou à primeira.'],
    ['Setas', 'Passam pelas respostas e escolhem.'],
  ],
}
