import type { StepRefusal } from '#domain/enrolment/onboarding-progress.ts'

/** Why a step can't be saved now. */
export const stepRefusals: Readonly<Record<StepRefusal, string>> = {
  'not-in-plan': 'Este passo não faz parte do primeiro acesso do seu plano. Volte ao passo em que parou.',
  'out-of-order': 'Há um passo anterior sem resposta. Volte e responda os passos na ordem.',
  'not-skippable': 'Este passo não pode ser pulado. Preencha os dados para continuar.',
}

/** Nothing is left to save. */
export const onboardingOver =
  'Seu primeiro acesso já foi concluído. Use os serviços do portal para mudar seus dados.'

/** Another tab or device saved a step meanwhile. */
export const savedElsewhere =
  'Seus dados foram salvos em outra aba ou aparelho. Atualize a página para continuar de lá.'

/** Steps of the first access as people know them. */
export const onboardingStepNames: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>> = {
  1: 'Senha',
  2: 'Pessoa exposta politicamente',
  3: 'Renda',
  4: 'Endereço',
  5: 'Contribuição',
  6: 'Percentuais',
  7: 'Perfil',
}

/** Monthly income, in the product's words. */
export const incomeRangeNames: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>> = {
  1: 'De R$ 1.412 a R$ 2.999',
  2: 'De R$ 3.000 a R$ 4.999',
  3: 'De R$ 5.000 a R$ 7.999',
  4: 'De R$ 8.000 a R$ 11.999',
  5: 'De R$ 12.000 a R$ 20.000',
  6: 'Acima de R$ 20.000',
}
