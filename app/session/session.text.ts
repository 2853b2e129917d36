/** Every sentence about the session itself. */
export const sessionText = {
  choosePlan: 'Escolha um plano para continuar.',
  planChanged: 'O plano foi trocado em outra aba. Recarregue a página.',
  signOutFailed: 'Não conseguimos encerrar a sessão. Confira a internet e tente sair de novo.',
} as const
