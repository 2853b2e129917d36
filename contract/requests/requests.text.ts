/** Said where filters find nothing to write to a spreadsheet. */
export const nothingToExport = 'Requisições não encontradas'

/** Said to who keeps one view after the other. */
export const tooManyViews = (most: number) =>
  `Você já tem ${most} visões salvas. Remova uma para guardar outra.`

/** Said to who asks for one spreadsheet after the other. */
export const tooManyExports =
  'Já há cinco planilhas suas em preparação. Espere uma ficar pronta e peça de novo.'

/** Said of a spreadsheet that is asked for before it is written. */
export const exportNotReady = 'A planilha ainda está sendo preparada. Tente de novo em alguns segundos.'

/** Why nothing came of a spreadsheet. */
export const exportFailures = {
  'no-room': 'Não houve espaço para guardar a planilha. Exporte de novo em alguns minutos.',
  'storage-away': 'Os arquivos estavam fora do ar. Exporte de novo em alguns minutos.',
  unexpected: 'A planilha não pôde ser preparada. Exporte de novo; se continuar, avise o atendimento.',
} as const

/** Why a request comes before others, as `prioridade` says it. A reason of health is not named. */
export const priorityNames = {
  '80-anos': 'Prioridade: 80 anos ou mais',
  '60-anos': 'Prioridade: 60 anos ou mais',
  'por-lei': 'Prioridade por lei',
} as const
