import type { IncomeReportAnswer } from '#contract/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { maskCpf } from '#domain/cpf.ts'
import { incomeReportDueOn } from '#domain/income-reports/income-reports.ts'
import type { Querier } from '../../database/client.ts'
import { readEntity } from '../../database/queries/entity.ts'
import { cpfOf } from '../../database/queries/person-cpf.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'

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
