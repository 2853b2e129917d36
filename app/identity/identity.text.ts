import type { IdentityProtectionOnWire } from '#contract/identity/identity.ts'

/** Names for what is said of a changed e-mail and of what waits with it, at the desk and to the person alike. */
export const identityText = {
  waitingEmail: 'E-mail em espera',
  account: 'Conta em que a pessoa recebe',
  diligence: {
    inOffice: 'Pessoa exposta politicamente: diligência reforçada',
    until: (day: string) => `Pessoa exposta politicamente: diligência reforçada até ${day}`,
    asks: 'Confira com mais cuidado a origem dos valores e o que foge do costume desta pessoa, pela política da entidade. Não comente o motivo com ela.',
  },
} as const

/** The change before an account, in the middle of a sentence. */
export const changedFacts: Readonly<
  Record<NonNullable<IdentityProtectionOnWire['contaRecente']>['mudou'], string>
> = { email: 'e-mail', telefones: 'telefone', senha: 'senha' }
