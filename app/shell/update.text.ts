export const updateText = {
  title: 'O portal foi atualizado',
  reloading: 'A página recarrega sozinha em instantes, com o que você preencheu.',
  ask: 'Recarregue a página para continuar. O que ainda não foi enviado precisará ser preenchido de novo.',
  reload: 'Recarregar a página',
} as const
