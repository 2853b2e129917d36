import type { Announcement } from '#contract/messages/announcements.ts'
import { instantText, numberText } from '#contract/value-text.ts'

const people = (count: number) => (count === 1 ? '1 pessoa' : `${numberText(count)} pessoas`)

/** How many get one; `nome` of the one person that it is for. */
export type Reach = { pessoas: number; porEmail: number; nome: string | null }

/** "34 pessoas recebem no portal, 30 delas também por e-mail."; to one person: "Ana Souza recebe no portal, sem e-mail." */
export function reachSentence({ pessoas, porEmail, nome }: Reach): string {
  const who = nome !== null && pessoas === 1 ? nome : people(pessoas)
  const verb = pessoas === 1 ? 'recebe' : 'recebem'
  if (porEmail === 0) return `${who} ${verb} no portal, sem e-mail.`
  if (porEmail === pessoas) return `${who} ${verb} no portal e também por e-mail.`
  return `${who} ${verb} no portal, ${numberText(porEmail)} delas também por e-mail.`
}

/** Whom one is for: "Plano HPE", "Assistido de todos os planos", a name. */
export function audienceName({ destino, pessoa, plano, categoria }: Announcement): string {
  if (destino === 'pessoa') return pessoa ?? ''
  if (destino === 'plano') return `Plano ${plano ?? ''}`
  return `${categoria?.nome ?? ''}, ${plano === null ? 'todos os planos' : `plano ${plano}`}`
}

/** How many have it and read it: "34 pessoas, 12 leram". */
export function resultSentence({ estado, alcance, lidas }: Announcement): string {
  if (estado === 'cancelado') return '–'
  if (estado === 'agendado') return `${people(alcance)}, se fosse agora`
  return `${people(alcance)}, ${numberText(lidas)} ${lidas === 1 ? 'leu' : 'leram'}`
}

/** How many of its e-mails got to nobody; null for none. */
export function undeliveredSentence({ naoEntregues }: Announcement): string | null {
  if (naoEntregues === 0) return null
  return naoEntregues === 1 ? '1 e-mail não entregue' : `${numberText(naoEntregues)} e-mails não entregues`
}

/** Who wrote it and when, or for when it is planned. */
export function timeSentence({ estado, enviarEm, encerradaEm, canceladaPor }: Announcement): string {
  if (estado === 'agendado') return `para ${instantText(enviarEm)}`
  if (estado === 'cancelado' && encerradaEm !== null)
    return `em ${instantText(encerradaEm)}${canceladaPor === null ? '' : `, por ${canceladaPor}`}`
  return `em ${instantText(encerradaEm ?? enviarEm)}`
}
