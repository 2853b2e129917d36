import { numberText } from '#contract/value-text.ts'

/** Every sentence about spreadsheets of requests. */
export const exportsText = {
  export: 'Exportar planilha',
  begun: 'A planilha está sendo preparada. Você pode sair desta página e voltar depois.',
  ready: (file: string) => `Planilha pronta: ${file}`,
  nothing: 'Requisições não encontradas',
  gone: 'Esta planilha não está mais disponível. Volte à lista e exporte de novo.',

  list: 'Suas planilhas',
  rows: (written: number, total: number) => `${numberText(written)} de ${numberText(total)} linhas`,
  queued: (ahead: number) =>
    ahead === 0
      ? 'Na fila: é a próxima'
      : ahead === 1
        ? 'Na fila: 1 planilha na frente'
        : `Na fila: ${numberText(ahead)} planilhas na frente`,
  percent: (file: string, percent: number) => `${file}: ${percent}% preparada`,
  download: (file: string) => `Baixar ${file}`,
  until: (time: string) => `Disponível até ${time}`,
  failed: (file: string, warning: string) => `${file}: ${warning}`,
  away: 'Sem notícias do andamento agora. A planilha continua sendo preparada.',
} as const
