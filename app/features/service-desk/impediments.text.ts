import type { ReRegistrationObstacle } from '#domain/re-registration/admin-actions.ts'

export const impedimentsText = {
  title: (count: number) => `O que não dá para fazer agora (${count})`,
  onPlan: (action: string, plan: string) => `${action}: ${plan}`,
  noPlan: 'A pessoa não participa de nenhum plano ativo: não há o que ver em nome dela.',
  /** `who`: `Cadastro ou acima`. */
  level: (who: string) => `Só o atendimento de nível ${who} faz isto.`,
} as const

/** Why there is no re-registration to generate or to begin again. */
export const reRegistrationObstacleText: Readonly<Record<ReRegistrationObstacle, string>> = {
  'not-asked': 'A pessoa não foi chamada para o recadastramento.',
  sent: 'O recadastramento já foi enviado e espera a análise.',
  over: 'O recadastramento já foi deferido.',
}
