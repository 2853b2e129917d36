/** Every sentence of a person's e-mail that waits, on their card. */
export const emailProtectionText = {
  facts: {
    before: 'E-mail antigo',
    by: 'Quem alterou',
    confirmations: 'Confirmações',
    phone: 'Aviso ao celular',
    email: 'E-mail novo',
    askedBy: 'Quem pediu',
    reason: 'Motivo',
  },
  noneBefore: 'Nenhum',
  asked: {
    title: 'Troca de e-mail à espera de outro administrador',
    text: 'Esta pessoa também é do atendimento: o e-mail dela só muda quando outro administrador confirma.',
  },
  confirm: {
    action: 'Confirmar que o e-mail é da pessoa',
    title: 'O e-mail é desta pessoa?',
    text: 'Antes de confirmar, fale com a pessoa por outro meio que não seja este e-mail: o telefone do cadastro, por exemplo. A confirmação fica registrada com o seu nome.',
    confirm: 'Confirmar o e-mail',
    done: 'Confirmação registrada.',
  },
  takeBack: {
    action: 'Desfazer a troca',
    title: 'Desfazer a troca de e-mail?',
    text: 'O e-mail antigo volta a valer, e a pessoa e os dois endereços são avisados.',
    requestedText: 'O pedido é descartado, e o e-mail desta pessoa continua como está.',
    reason: 'Motivo',
    reasonHint: 'Fica registrado na auditoria. Exemplo: a pessoa disse que não pediu a troca.',
    confirm: 'Desfazer a troca',
    done: 'Troca de e-mail desfeita.',
  },
} as const
