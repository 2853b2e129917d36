import type { Guide } from '../docs/guide.ts'
import { Message, MessageEvent } from './Message.tsx'

export const guide: Guide = {
  summary: 'O que uma pessoa escreveu numa conversa, com os arquivos, a hora e até onde chegou.',
  status: 'new',
  use: ['Dentro de MessageList.', 'MessageEvent para o que aconteceu e ninguém escreveu.'],
  avoid: ['Avisos do sistema: use Banner.', 'O andamento de um pedido: use Timeline.'],
  dos: [
    {
      text: 'Diga por que uma mensagem não foi e ofereça tentar de novo.',
      example: (
        <Message
          author="Ana Beatriz Lima"
          isOwn
          time="10:12"
          dateTime="2026-11-21T13:12:00Z"
          state="failed"
          problem="Esta conversa foi encerrada."
          onRetry={() => undefined}
        >
          Bom dia!
        </Message>
      ),
    },
    {
      text: 'Conte em uma frase o que aconteceu na conversa.',
      example: (
        <MessageEvent time="10:15" dateTime="2026-11-21T13:15:00Z">
          Luiz assumiu a conversa
        </MessageEvent>
      ),
    },
  ],
  donts: [{ text: 'Não mostre o estado em todas as mensagens: basta na última que se escreveu.' }],
  keyboard: [['Tab', 'Passa pelos arquivos e pelas ações de uma mensagem que não foi.']],
}
