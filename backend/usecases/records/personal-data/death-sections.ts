import { asc, eq } from 'drizzle-orm'
import { deaths, pensions } from '#backend/database/schema/deaths.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** Pensions that the person receives. What a death did to the links of who died is nobody's to ask for. */
export const deathSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Pensões por morte',
    tables: ['deaths', 'death_links', 'pensions'],
    columns: {
      Matrícula: 'text',
      'Dia do falecimento': 'date',
      'Parte do saldo (%)': 'points',
      'Valor recebido (R$)': 'amount',
      'Aberta em': 'instant',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Dia do falecimento': deaths.diedOn,
          'Parte do saldo (%)': pensions.points,
          'Valor recebido (R$)': pensions.amount,
          'Aberta em': pensions.openedAt,
        })
        .from(pensions)
        .innerJoin(deaths, eq(deaths.id, pensions.deathId))
        .innerJoin(planLinks, eq(planLinks.id, pensions.beneficiaryLinkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(asc(pensions.id)),
  }),
]
