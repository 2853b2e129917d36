export const savingText = {
  idle: 'O que você preencher fica salvo sozinho.',
  saving: 'Salvando…',
  saved: (time: string) => `Salvo às ${time}`,
  offline: 'Sem conexão. O que você preencheu está guardado aqui e será salvo quando a conexão voltar.',
  failed: 'Não foi possível salvar.',
  retry: 'Tentar salvar de novo',
  reload: 'Atualizar a página',
} as const
