import type { ConfirmationCode } from '#domain/identity/identity-protection.ts'
import { dateText } from '../value-text.ts'

/** Sentences about changes of what a person is known by, said by the API and by the portal alike. */
export const identitySentences = {
  ownAccess: 'Altere o seu próprio e-mail no seu perfil, ou peça a outra pessoa do atendimento.',
  needsAdministrator:
    'Esta pessoa também é do atendimento. Quem muda o acesso dela é um administrador, com a confirmação de outro.',
  noDeskCode:
    'Esta pessoa também é do atendimento e faz o recadastramento pelo portal, com a própria senha. O atendimento não gera código para ela.',
  waiting:
    'Já há uma troca de e-mail desta pessoa à espera de outro administrador. Confirme ou desfaça essa antes.',
  nothingWaits: 'Não há uma troca de e-mail desta pessoa à espera. Atualize a página.',
  deadLink:
    'Este link não vale mais: o prazo passou, ele já foi usado ou o e-mail mudou de novo. Se precisar, fale com o atendimento.',
  accountWaits: (until: string) =>
    `O e-mail desta pessoa foi alterado há poucos dias e a conta dela é nova: antes de ${dateText(until)} nada é pago nessa conta. Defira a partir desse dia, ou confirme antes, no cartão da pessoa, que o e-mail é dela.`,
} as const

/** Where a change of e-mail came from, as e-mails and pages say it after "foi trocado". */
export const emailOrigins = {
  atendimento: 'pelo atendimento',
  planilha: 'por uma planilha da equipe',
  recadastramento: 'no recadastramento feito com o atendimento',
} as const

/** Why an attendant may not confirm a changed e-mail. */
export const confirmationRefusals: Readonly<Record<ConfirmationCode, string>> = {
  own: 'O e-mail é o seu. Confirme no seu perfil, com a sua senha, ou peça a outra pessoa do atendimento.',
  'changed-by-actor': 'Foi você quem alterou este e-mail. Quem confirma é outra pessoa do atendimento.',
  'confirmed-by-actor': 'Você já confirmou. Falta outra pessoa do atendimento.',
  'needs-administrator': identitySentences.needsAdministrator,
}
