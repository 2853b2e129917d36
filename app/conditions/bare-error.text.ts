export const bareErrorText = {
  title: 'A página não carregou. Confira a sua conexão.',
  reload: 'Recarregar a página',
} as const
