import { pageTitles } from '#app/navigation/page-titles.ts'

/** Sentences of the page of the protection of access. */
export const accessProtectionText = {
  title: pageTitles.accessProtection,
  lead: 'Por quantos dias um e-mail ou uma conta alterados há pouco são conferidos duas vezes.',
  waiting:
    'Vale para as trocas feitas desde o primeiro dia da regra. O e-mail que já está em espera fica com o dia que a pessoa recebeu.',
  days: 'dias',
  emailHoldHelp:
    'Nesses dias o e-mail que a pessoa não trocou sozinha não cria senha nova, e uma conta nova não recebe.',
  youngAccountHelp:
    'Depois de uma troca de e-mail, telefone ou senha, cada pagamento numa conta mais nova pede um nível acima.',
} as const
