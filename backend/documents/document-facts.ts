import { instantText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'

/** When a document was issued: `Emitido em 11/11/2026 às 12:00`, in São Paulo. */
export function issuedSentence(now: Date): string {
  return `Emitido em ${instantText(now)}`
}

/** When somebody signed, to the second: `11/11/2026 às 12:00:07, horário de Brasília`. */
export function signedAtText(instant: string): string {
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0')
  return `${instantText(instant)}:${seconds}, horário de Brasília`
}

/** Whose a document is, first among its facts. `cpf`: the whole number, since it proves something. */
export function personFacts(
  name: string,
  cpf: string,
  { plan, enrolment }: { plan: string; enrolment: string },
) {
  return [
    { label: 'Nome', value: name },
    { label: 'CPF', value: formatCpf(cpf) },
    { label: 'Plano', value: plan },
    { label: 'Matrícula', value: enrolment },
  ]
}

/** A form that somebody signed says first to which entity. */
export function signedFacts(
  entity: { name: string; cnpj: string },
  name: string,
  cpf: string,
  link: { plan: string; enrolment: string },
) {
  return [
    { label: 'Entidade', value: entity.name },
    { label: 'CNPJ', value: entity.cnpj },
    ...personFacts(name, cpf, link),
  ]
}
