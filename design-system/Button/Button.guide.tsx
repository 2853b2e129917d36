import { Cluster } from '../Cluster/Cluster.tsx'
import type { Guide } from '../docs/guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  summary: 'Faz alguma coisa aqui: envia, salva, abre, exclui.',
  status: 'stable',
  use: [
    'Para ações na própria página.',
    '`primary` para o passo que leva adiante: um por tela.',
    '`danger` para o que não tem volta.',
  ],
  avoid: ['Ir a outra página: use LinkButton ou TextLink.', 'Escolher entre vistas: use ToggleButtonGroup.'],
  dos: [
    { text: 'Comece pelo verbo e diga o resultado.', example: <Button>Enviar solicitação</Button> },
    {
      text: 'Enquanto a ação corre, use `isPending`: o botão mantém o lugar e o foco.',
      example: <Button isPending>Enviando</Button>,
    },
  ],
  donts: [
    {
      text: 'Não ponha dois botões principais lado a lado.',
      example: (
        <Cluster>
          <Button>Salvar</Button>
          <Button>Enviar</Button>
        </Cluster>
      ),
    },
    { text: 'Não escreva "OK" nem "Clique aqui".', example: <Button>OK</Button> },
  ],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
