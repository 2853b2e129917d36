import { pageTitles } from '#app/navigation/page-titles.ts'

/** What is said only on the page of the rules of services. */
export const servicesManagementText = {
  title: pageTitles.servicesManagement,
  lead: 'Por quanto tempo valem os convites e as declarações, e até que idade contam os dependentes.',
  invitations: 'Convites já enviados ficam com a validade que foi prometida no e-mail.',
  declarations: 'Declarações já feitas ficam com a validade do dia em que foram feitas.',
  dependants: 'Quem já está na lista fica com o último dia que foi calculado quando entrou.',
  units: { days: 'dias', years: 'anos', degree: 'º grau' },
} as const
