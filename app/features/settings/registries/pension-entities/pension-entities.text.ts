import { pageTitles } from '#app/navigation/page-titles.ts'
import type { PensionEntityData } from '#contract/settings/pension-entities.ts'
import type { RegistryText } from '../define-registry.ts'

export const pensionEntitiesText: RegistryText<keyof PensionEntityData> = {
  title: pageTitles.pensionEntities,
  lead: 'Os planos de outras entidades para onde o saldo pode ser levado na portabilidade.',
  searchHint: 'Ex.: nome, CNPJ sem pontos ou código',
  create: 'Novo plano de destino',
  found: (count) => (count === 1 ? '1 plano' : `${count} planos`),
  created: 'Plano criado. Ele já aparece na portabilidade.',
  noneTitle: 'Nenhum plano de destino ainda',
  noneText: 'Crie o primeiro para que a portabilidade possa ser pedida.',
  archiveTitle: 'Arquivar este plano?',
  archiveText: 'Ele deixa de aparecer na portabilidade e pode ser reativado. Pedidos já feitos continuam.',
  labels: {
    nome: 'Entidade',
    cnpj: 'CNPJ',
    tipo: 'Tipo',
    plano: 'Plano',
    codigo: 'CNPB ou processo na SUSEP',
    banco: 'Banco',
    agencia: 'Agência',
    conta: 'Conta',
  },
}

export const pensionEntityFieldsText = {
  cnpjHelp: 'Com ou sem pontos. Desde julho de 2026 pode ter letras.',
  codeHelp: 'CNPB do plano de entidade fechada; processo na SUSEP nos outros casos.',
  bankHelp: 'Os três números, como 341.',
  accountHelp: 'Com o dígito, como 12345-6.',
} as const
