import { pageTitles } from '#app/navigation/page-titles.ts'

export const servicesManagementText = {
  title: pageTitles.servicesManagement,
  lead: 'Quem tem cada serviço, por quanto tempo valem os convites e as declarações, como o plano empresta, e até que idade contam os dependentes.',
  invitations: 'Convites já enviados ficam com a validade que foi prometida no e-mail.',
  declarations: 'Declarações já feitas ficam com a validade do dia em que foram feitas.',
  dependants: 'Quem já está na lista fica com o último dia que foi calculado quando entrou.',
  loans: 'Empréstimos já contratados ficam com as condições do contrato.',
  loanTax: 'Vale o imposto do dia em que o empréstimo é liberado.',
  loanParts: {
    systems: { price: 'Price', sac: 'SAC' },
    fixed: 'Juros ao mês, prefixado (%)',
    fine: 'Multa por atraso',
    interest: 'Juros por atraso ao mês',
  },
  units: { days: 'dias', years: 'anos', months: 'meses', degree: 'º grau' },
} as const
