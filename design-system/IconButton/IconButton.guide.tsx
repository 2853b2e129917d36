import type { Guide } from '../docs/guide.ts'
import { TrashIcon } from '../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

export const guide: Guide = {
  summary: 'Um botão de um só símbolo, que todos conhecem.',
  status: 'stable',
  use: ['Onde não há lugar para palavras: linhas de tabela, campos, barras.'],
  avoid: ['Ações que pedem explicação: use Button com o verbo escrito.', 'Fechar: use CloseButton.'],
  dos: [
    {
      text: 'Diga no `label` a ação e sobre o que ela é.',
      example: <IconButton icon={TrashIcon} label="Excluir Ana Lima" />,
    },
  ],
  donts: [
    { text: 'Não use símbolos que só a equipe entende.' },
    { text: 'Não dê o mesmo nome a botões de linhas diferentes.' },
  ],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
