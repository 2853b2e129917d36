/** What the keys of the request centre do, and how one switches them off. */
export const deskKeysText = {
  next: 'Vai à solicitação seguinte da lista',
  previous: 'Vai à solicitação anterior da lista',
  open: 'Abre a solicitação em que você está',
  select: 'Seleciona a solicitação, ou tira da seleção',
  search: 'Vai à busca',
  take: 'Assume a solicitação',
  undo: 'Desfaz o que você acabou de fazer',
  grant: 'Defere',
  grantAndNext: 'Defere e abre a próxima',
  return: 'Devolve para correção',
  nextCase: 'Abre a próxima sem decidir esta',
  backToList: 'Volta à lista',
  help: 'Mostra esta lista',

  button: 'Atalhos do teclado',
  title: 'Atalhos do teclado',
  lead: 'Funcionam nesta página, fora dos campos em que você escreve.',
  or: 'ou',
  switch: 'Usar atalhos de uma tecla',
  switchHint: 'Desligue se você usa comandos de voz ou se esbarra em teclas. Vale neste navegador.',
  close: 'Fechar os atalhos',
} as const
