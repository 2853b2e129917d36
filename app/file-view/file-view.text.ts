/** Sentences of a file that is seen in place. */
export const fileViewText = {
  opening: 'Abrindo o documento',
  download: 'Baixar',
  close: 'Fechar',
  retry: 'Tentar de novo',
  failed: 'Não foi possível abrir o documento. Confira a conexão e tente de novo.',
  gone: 'Este documento não está mais disponível. Volte à lista e atualize a página.',
  ended: 'Sua sessão terminou. Entre de novo para ver o documento.',
  unknown: 'Este tipo de arquivo não aparece aqui. Baixe para ver.',
  unreadable: 'Não conseguimos mostrar este PDF aqui. Baixe para ver.',
} as const
