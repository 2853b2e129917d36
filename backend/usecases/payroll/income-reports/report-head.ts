import type { Querier } from '#backend/database/client.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { IncomeReportAnswer } from '#contract/payroll/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { maskCpf } from '#domain/cpf.ts'
import { incomeReportDueOn } from '#domain/payroll/income-reports/income-reports.ts'

/** A year is closed once it is over: every payment of it was made. */
export function isClosedYear(year: number, today: IsoDate): boolean {
  return year < Number(today.slice(0, 4))
}

/** Who pays, who receives, and of which year: the head of every report. */
export async function reportHead(
  database: Querier,
  { link, plan, person }: LinkRow,
  { year, today }: { year: number; today: IsoDate },
): Promise<Omit<IncomeReportAnswer, 'comprovantes'>> {
  const [entity, cpf] = await Promise.all([readEntity(database), cpfOf(database, person.id)])
  return {
    ano: year,
    fechado: isClosedYear(year, today),
    prazo: incomeReportDueOn(year),
    fontePagadora: {
      nome: entity.name,
      cnpj: formatCnpj(entity.cnpj),
      responsavel: entity.informationOfficer,
    },
    beneficiario: { nome: person.name, cpf: maskCpf(cpf) },
    plano: plan.name,
    matricula: link.enrolment,
  }
}
