import type { MessageGroup } from './message-preferences.ts'

export const messageGroupTexts: Readonly<Record<MessageGroup, { title: string; text: string }>> = {
  lembretes: {
    title: 'Lembretes de prazos',
    text: 'Contribuições que estão para vencer e períodos para mudar o perfil de investimentos.',
  },
  documentos: {
    title: 'Documentos disponíveis',
    text: 'Contracheques e informes de rendimentos, quando são publicados.',
  },
  andamento: {
    title: 'Andamento das solicitações',
    text: 'Cada etapa a que uma solicitação chega. A decisão e o que você precisa corrigir sempre são enviados.',
  },
  mensagens: {
    title: 'Mensagens do atendimento',
    text: 'Um e-mail quando o atendimento escreve para você. A conversa fica no portal de qualquer forma.',
  },
  comunicados: {
    title: 'Comunicados da entidade',
    text: 'Avisos gerais que a entidade envia a quem participa do plano.',
  },
}
