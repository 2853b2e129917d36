import type { IdentityProtectionOnWire } from '#contract/identity/identity.ts'
import { allOfText, dateText, instantText } from '#contract/value-text.ts'

type Waiting = NonNullable<IdentityProtectionOnWire['emailEmEspera']>

/** Who made sure already, and how many more it takes. */
export function confirmationsSentence({ confirmadoPor, faltam }: Waiting): string {
  const names = confirmadoPor.map(({ nome }) => nome)
  const done = names.length === 0 ? 'Ninguém confirmou ainda.' : `Já confirmou: ${allOfText(names)}.`
  return `${done} ${faltam === 1 ? 'Falta 1 pessoa' : `Faltam ${faltam} pessoas`} do atendimento.`
}

/** Whether the person was told at their telephone, and where they were not, that somebody calls. */
export function phoneSentence(told: Waiting['avisoCelular']): string {
  if (told === null) return 'Não há celular no cadastro.'
  switch (told.situacao) {
    case 'enviada':
      return `Enviado a ${told.numero}.`
    case 'na-fila':
      return `A caminho de ${told.numero}.`
    case 'desistiu':
      return `Não chegou a ${told.numero}. Ligue para a pessoa.`
    case 'sem-provedor':
      return `Ninguém avisou ${told.numero}: a entidade não envia mensagens de texto. Ligue para a pessoa.`
  }
}

/** Who did something, and when: `Karina Alves, 20/11/2026 às 11:05`. */
export function doneBy(name: string, at: string): string {
  return `${name}, ${instantText(at)}`
}

/** Said once a person's e-mail was changed for them. */
export function opensSentence(opensOn: string): string {
  return `Antes de ${dateText(opensOn)} o e-mail novo não cria senha nova. O cartão da pessoa diz como confirmar antes.`
}
