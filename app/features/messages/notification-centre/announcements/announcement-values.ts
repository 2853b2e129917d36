import type { FieldErrors } from '#app/forms/portal-form.ts'
import type { AnnouncementAudience } from '#contract/messages/announcement-states.ts'
import { announcementsText } from './announcements.text.ts'

/** The form of a notification to many people; names are the wire's but for when it goes. */
export type AnnouncementValues = {
  destino: AnnouncementAudience | null
  idPessoa: number | null
  /** 0: all plans. */
  idPlano: number | null
  idCategoria: number | null
  titulo: string
  texto: string
  /** Empty: the notification centre. */
  caminho: string
  quando: 'agora' | 'depois'
  dia: string | null
  hora: string | null
}

/** The form as it opens. */
export const noAnnouncement: AnnouncementValues = {
  destino: null,
  idPessoa: null,
  idPlano: null,
  idCategoria: null,
  titulo: '',
  texto: '',
  caminho: '',
  quando: 'agora',
  dia: null,
  hora: null,
}

const { required } = announcementsText.form

/** Missing fields. Everything else is checked by the API. */
export function checkAnnouncement(values: AnnouncementValues): FieldErrors<AnnouncementValues> {
  const { destino, idPessoa, idPlano, idCategoria, titulo, texto, quando, dia, hora } = values
  const fields = {
    ...(destino === null && { destino: required.audience }),
    ...(destino === 'pessoa' && idPessoa === null && { idPessoa: required.person }),
    ...(destino === 'plano' && !idPlano && { idPlano: required.plan }),
    ...(destino === 'categoria' && idCategoria === null && { idCategoria: required.category }),
    ...(titulo.trim() === '' && { titulo: required.title }),
    ...(texto.trim() === '' && { texto: required.text }),
    ...(quando === 'depois' && dia === null && { dia: required.day }),
    ...(quando === 'depois' && hora === null && { hora: required.time }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** Whom the values mean, without what belongs to another choice. */
function targetOf({ destino, idPessoa, idPlano, idCategoria }: AnnouncementValues) {
  return {
    destino: destino ?? 'pessoa',
    idPessoa: destino === 'pessoa' ? idPessoa : null,
    idPlano: destino === 'pessoa' || !idPlano ? null : idPlano,
    idCategoria: destino === 'categoria' ? idCategoria : null,
  }
}

/** The people whom it would reach, as the API counts them; what does not matter is left out. */
export function reachOf(values: AnnouncementValues) {
  const { idPessoa, idPlano, idCategoria } = targetOf(values)
  return {
    idPessoa: idPessoa ?? 0,
    ...(idPlano !== null && { idPlano }),
    ...(idCategoria !== null && { idCategoria }),
  }
}

/** When it goes out, as an instant; null: at once. The clock is São Paulo's, which keeps no summer time. */
export function sendAtOf({ quando, dia, hora }: AnnouncementValues): string | null {
  if (quando === 'agora' || dia === null || hora === null) return null
  return new Date(`${dia}T${hora}:00-03:00`).toISOString()
}

/** Body of the API call. */
export function formOf(values: AnnouncementValues, chaveEnvio: string) {
  return {
    ...targetOf(values),
    titulo: values.titulo,
    texto: values.texto,
    caminho: values.caminho === '' ? null : values.caminho,
    enviarEm: sendAtOf(values),
    chaveEnvio,
  }
}
