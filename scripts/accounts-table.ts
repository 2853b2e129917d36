import type { DemoPerson } from '#backend/demo/demo-person.ts'
import { DEMO_PASSWORD, presentedPeople } from '#backend/demo/people.ts'
import { seedCalendar } from '#backend/demo/seed-calendar.ts'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'

const categories = {
  1: 'Contribuinte',
  2: 'Assistido',
  3: 'Pensionista',
  4: 'Autopatrocinado',
  5: 'BPD',
} as const
const plans = { 1: 'HPE', 4: 'MAIS_VALOR', 7: 'DXC' } as const

/** The presented demo accounts as a table of plain text: CPF, name and who they are in which plan. */
export function accountsTable(): string {
  const people = presentedPeople(seedCalendar(saoPauloDateOf(new Date())))
  const rows = [
    ['CPF', 'Nome', 'Quem é'],
    ...people.map((person) => [formatCpf(person.cpf) ?? '', person.name, role(person)]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd()
  const [head = [], ...body] = rows
  const rule = `  ${widths.map((width) => '─'.repeat(width)).join('   ')}`
  return [
    `Contas de demonstração (senha de todas: ${DEMO_PASSWORD})`,
    '',
    line(head),
    rule,
    ...body.map(line),
  ].join('\n')
}

function role({ adminLevel, links }: DemoPerson): string {
  if (adminLevel !== null) return `Equipe de atendimento: ${attendantLevelNames[adminLevel]}`
  return links
    .map((link) => `${categories[link.category]}, ${plans[link.planId]} ${link.enrolment}`)
    .join('; ')
}
