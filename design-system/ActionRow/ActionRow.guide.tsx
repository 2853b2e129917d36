import type { Guide } from '../docs/guide.ts'
import { ActionRow } from './ActionRow.tsx'

export const guide: Guide = {
  summary: 'Um de vários caminhos a seguir, como uma linha: aperta-se e acontece.',
  status: 'stable',
  use: ['Para escolher a matrícula ou o plano em que entrar.'],
  avoid: ['Uma escolha que fica marcada: use RadioCards.', 'Itens para ler: use List.'],
  dos: [
    {
      text: 'Dê no detalhe o que diferencia as linhas.',
      example: <ActionRow title="HPE" detail="Matrícula 100234 · Ativo" />,
    },
  ],
  donts: [{ text: 'Não ponha outros botões dentro da linha.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
