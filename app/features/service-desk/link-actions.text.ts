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
  deliver: {
    action: 'Entregar extrato de desligamento',
    title: (plan: string) => `Entregar o extrato de desligamento do plano ${plan}?`,
    text: 'Os números de hoje ficam fixos no extrato, a pessoa é avisada e o prazo para escolher começa hoje.',
    confirm: 'Entregar',
    done: 'Extrato de desligamento entregue.',
  },
} as const
