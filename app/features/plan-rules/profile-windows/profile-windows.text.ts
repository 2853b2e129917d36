import { pageTitles } from '#app/navigation/page-titles.ts'

export const profileWindowsText = {
  title: pageTitles.profileWindows,
  lead: 'Em que dias de quais meses o participante pode alterar o perfil.',
  windows: 'Escolhas já pedidas seguem pela regra do dia em que foram pedidas.',
  firstHelp: 'De 1 a 31, em todos os meses escolhidos.',
  lastHelp: 'Um dia que todos os meses escolhidos tenham.',
} as const
