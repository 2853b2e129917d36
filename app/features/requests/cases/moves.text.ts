/** How a move is called and confirmed. */
export type MoveText = { action: string; title: string; text: string }

/** The grant, by itself or with the request taken first. */
export const grantText: MoveText = {
  action: 'Deferir',
  title: 'Deferir a solicitação?',
  text: 'O participante é avisado de que o pedido foi aceito.',
}

/** Moves by the status they lead to. */
export const moveTexts: Readonly<Record<number, MoveText>> = {
  2: {
    action: 'Assumir',
    title: 'Assumir a análise?',
    text: 'A solicitação fica em seu nome e o participante vê que ela está em análise.',
  },
  3: {
    action: 'Devolver para correção',
    title: 'Devolver para correção?',
    text: 'O participante recebe o motivo e tem 30 dias para corrigir. O prazo de análise fica parado.',
  },
  4: {
    action: 'Aguardar terceiros',
    title: 'Marcar como aguardando terceiros?',
    text: 'Use quando falta a resposta da patrocinadora, do banco, do INSS ou de outra instituição.',
  },
  5: grantText,
  6: {
    action: 'Indeferir',
    title: 'Indeferir a solicitação?',
    text: 'O pedido termina aqui. O participante recebe o motivo.',
  },
  7: {
    action: 'Cancelar solicitação',
    title: 'Cancelar a solicitação?',
    text: 'O pedido termina aqui. Para pedir de novo, será preciso fazer outra solicitação.',
  },
  8: {
    action: 'Concluir',
    title: 'Concluir a solicitação?',
    text: 'Confirme que o que foi deferido já foi aplicado.',
  },
}

/** Back to analysis after a third party answered. */
export const resumeText: MoveText = {
  action: 'Retomar a análise',
  title: 'Retomar a análise?',
  text: 'A resposta chegou e a solicitação volta para a análise.',
}

/** Back to analysis because the correction came by another way than the service's form. */
export const correctedText: MoveText = {
  action: 'Registrar a correção',
  title: 'Registrar a correção recebida?',
  text: 'Use quando a correção chegou pela conversa ou por outro meio. Escreva como ela chegou; a solicitação volta para a análise.',
}

/** On to the next stage. */
export const advanceText = (stage: string): MoveText => ({
  action: `Avançar para ${stage}`,
  title: `Avançar para ${stage}?`,
  text: 'A etapa atual termina em seu nome, e a solicitação passa para quem cuida da próxima.',
})

/** A status that this version of the portal does not know. */
export const unknownMoveText = (status: string): MoveText => ({
  action: `Mudar para ${status}`,
  title: `Mudar para ${status}?`,
  text: 'O participante vê a mudança no andamento.',
})
