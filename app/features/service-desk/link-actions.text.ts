/** Every sentence of what an attendant does on a plan of a person. */
export const linkActionsText = {
  leave: 'Voltar',
  end: {
    action: 'Registrar desligamento',
    title: (plan: string) => `Registrar o desligamento no plano ${plan}`,
    text: 'As contribuições param, a pessoa é avisada e recebe o extrato de desligamento no prazo do plano. Pedidos abertos que exigem o emprego não podem mais ser deferidos. Isto não pode ser desfeito.',
    ended: 'Último dia na patrocinadora',
    noticed: 'Dia em que a patrocinadora avisou',
    hired: 'Admissão na patrocinadora',
    hiredHint: 'Opcional. Aparece no extrato.',
    confirm: 'Registrar desligamento',
  },
  order: {
    number: 'Número do documento da Justiça',
    numberHint: 'Do processo ou do ofício, como está no documento.',
    from: 'A ordem vale desde',
    reason: 'O que a ordem diz',
    document: 'Documento da ordem',
    documentHint: 'Opcional. Fica com os documentos da pessoa.',
  },
  suspend: {
    action: 'Suspender por ordem da Justiça',
    title: (plan: string) => `Suspender o benefício do plano ${plan} por ordem da Justiça`,
    text: 'O benefício deixa de ser pago a partir de hoje, e a pessoa é avisada. O que deixar de ser pago fica guardado.',
    confirm: 'Suspender benefício',
  },
  lift: {
    action: 'Liberar por ordem da Justiça',
    title: (plan: string) => `Liberar o benefício do plano ${plan} por ordem da Justiça`,
    text: 'O benefício volta a ser pago, e a pessoa é avisada. O que ficou guardado sai junto com o próximo pagamento.',
    confirm: 'Liberar benefício',
  },
  deliver: {
    action: 'Entregar extrato de desligamento',
    title: (plan: string) => `Entregar o extrato de desligamento do plano ${plan}?`,
    text: 'Os números de hoje ficam fixos no extrato, a pessoa é avisada e o prazo para escolher começa hoje.',
    confirm: 'Entregar',
    done: 'Extrato de desligamento entregue.',
  },
} as const
