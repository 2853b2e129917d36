import type { Guide } from '../docs/guide.ts'
import { DiffTable } from './DiffTable.tsx'

export const guide: Guide = {
  summary: 'O que uma alteração faz de cada valor: antes e depois.',
  status: 'stable',
  use: ['Para conferir uma alteração antes de gravar.', 'Para contar o que já mudou, no histórico.'],
  avoid: ['Comparar opções entre si: use StatementTable.', 'Um valor só: escreva a frase.'],
  dos: [
    {
      text: 'Mostre só o que muda, na ordem do formulário.',
      example: (
        <DiffTable
          caption="O que muda"
          differences={[{ id: 'a', label: 'Salário', before: 'R$ 10.000,00', after: 'R$ 12.000,00' }]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não escreva “vazio” no lugar de um valor: passe nulo.' }],
}
