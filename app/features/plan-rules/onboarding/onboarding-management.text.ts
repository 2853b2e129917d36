import { pageTitles } from '#app/navigation/page-titles.ts'

export const onboardingManagementText = {
  title: pageTitles.onboardingManagement,
  lead: 'O que lê quem entra no plano, e o que pode deixar para depois.',
  welcomeHelp: 'Aparece antes do primeiro passo, com o nome da pessoa e do plano.',
  termsHelp: 'Cada linha é um parágrafo. Em branco, nada aparece.',
  preview: 'Como quem entra vai ver',
  title0: (plan: string) => `Boas-vindas ao ${plan}`,
  steps: 'Passos',
  later: 'pode ficar para depois',
  voluntary:
    'Este plano recebe valores em reais: pede a renda e a forma de pagamento, e não pede percentuais.',
  percentages: 'Este plano recebe percentuais do salário: não pede a renda nem a forma de pagamento.',
} as const
