/** Every sentence about the session itself. */
export const sessionText = {
  choosePlan: 'Escolha um plano para continuar.',
  servingOver: 'O atendimento em nome desta pessoa terminou. Escolha a pessoa de novo para continuar.',
  onlyThePerson: 'Só a própria pessoa pode fazer isto',
  onlyThePersonText: (name: string) =>
    `O atendimento não faz isto em nome de ninguém. Peça que ${name} entre no portal com o CPF e a senha.`,
  planChanged: 'O plano foi trocado em outra aba. Recarregue a página.',
  signOutFailed: 'Não conseguimos encerrar a sessão. Confira a internet e tente sair de novo.',
  reRegistrationEnded: 'O tempo deste acesso terminou. Peça outro código de segurança para continuar.',
  refusedDocument: {
    title: 'Não conseguimos abrir este documento',
    back: 'Voltar ao portal',
  },
} as const
