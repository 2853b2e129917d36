/** The sentences for where a program of the page failed and the page stays as the server drew it. */
export const loadFailureText = {
  sentence:
    'Parte desta página não carregou neste navegador. O que está escrito continua valendo e os links funcionam; algum botão pode não responder.',
  reload: 'Recarregar a página',
} as const
