import type { Guide } from '../docs/guide.ts'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

export const guide: Guide = {
  summary: 'Coloca coisas uma embaixo da outra, com uma só distância entre elas.',
  status: 'new',
  use: [
    'Para o corpo de uma página, de um cartão ou de um formulário.',
    'Para listas simples: diga `as="ul"` e, se os itens são frases, `marks="bullets"`. Passos em ordem: `as="ol"` e `marks="numbers"`.',
    'Para um campo curto ou um texto longo, com a largura de `width`.',
  ],
  avoid: ['Coisas lado a lado: use Cluster.', 'Colunas: use Columns.'],
  dos: [
    {
      text: 'Use distâncias maiores entre grupos do que dentro deles.',
      example: (
        <Stack gap="6">
          <Stack gap="1">
            <Text variant="label">Saldo</Text>
            <Text>R$ 23.415,04</Text>
          </Stack>
          <Stack gap="1">
            <Text variant="label">Rendimento</Text>
            <Text>R$ 1.204,10</Text>
          </Stack>
        </Stack>
      ),
    },
  ],
  donts: [{ text: 'Não afaste itens com margens próprias: a distância é do grupo, não da peça.' }],
}
