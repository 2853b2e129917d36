/** Sentences about debits that the bank is asked for; those with figures are in `debits-sentences.ts`. */
export const debitsText = {
  heading: 'Débitos em conta',
  lead: 'Contribuições que o banco debita da conta do participante. Gere o arquivo, envie-o ao banco e traga aqui o retorno.',
  nothing: 'Nenhum débito a pedir ao banco agora.',
  write: 'Gerar arquivo de débitos',
  title: 'Gerar o arquivo de débitos?',
  once: 'Cada débito é pedido uma vez. Envie o arquivo ao banco antes do dia do débito.',
  keep: 'Voltar',
  done: 'Arquivo gerado. Baixe-o e envie ao banco.',
  files: 'Arquivos gerados',
  file: 'Arquivo',
  asks: 'O que pede',
  written: 'Gerado por',
} as const
