import type { IsoDate } from '#domain/calendar.ts'
import { addDays, addYears } from '#domain/calendar.ts'
import type { suppliers } from '../database/schema/suppliers.ts'

/** Ids of the categories, as the wire names them. */
const CUSTODY = 1
const AUDIT = 2
const ACTUARY = 3
const MANAGEMENT = 4
const TECHNOLOGY = 5
const LEGAL = 6

/**
 * Invented companies: most work for the whole entity, two for one plan, and one has a contract that ended the day before the seed. The
 * CNPJs only have right check digits.
 */
export function demoSuppliers(today: IsoDate): (typeof suppliers.$inferInsert)[] {
  const january = `${today.slice(0, 4)}-01-01`
  const yearsAgo = (years: number) => addYears(january, -years)
  const untilEndOf = (years: number) => addDays(addYears(january, years + 1), -1)
  return [
    {
      planId: null,
      name: 'Guarda Segura Custódia',
      cnpj: '99000101000120',
      category: CUSTODY,
      startsOn: yearsAgo(6),
      endsOn: null,
      site: 'https://guardasegura.example',
      contact: 'atendimento@guardasegura.example',
    },
    {
      planId: null,
      name: 'Prado & Lemos Auditores',
      cnpj: '99000102000174',
      category: AUDIT,
      startsOn: yearsAgo(2),
      endsOn: untilEndOf(2),
      site: 'https://pradolemos.example',
      contact: null,
    },
    {
      planId: null,
      name: 'Conferência Auditores',
      cnpj: '99000103000119',
      category: AUDIT,
      startsOn: yearsAgo(7),
      endsOn: addDays(today, -1),
      site: null,
      contact: null,
    },
    {
      planId: null,
      name: 'Horizonte Cálculo Atuarial',
      cnpj: '99000104000163',
      category: ACTUARY,
      startsOn: yearsAgo(4),
      endsOn: untilEndOf(1),
      site: null,
      contact: '(11) 4002-0104',
    },
    {
      planId: 1,
      name: 'Vereda Gestão de Recursos',
      cnpj: '99000105000108',
      category: MANAGEMENT,
      startsOn: yearsAgo(5),
      endsOn: null,
      site: 'https://vereda.example',
      contact: 'cotistas@vereda.example',
    },
    {
      planId: 7,
      name: 'Farol Investimentos',
      cnpj: '99000106000152',
      category: MANAGEMENT,
      startsOn: yearsAgo(3),
      endsOn: null,
      site: 'https://farolinvestimentos.example',
      contact: null,
    },
    {
      planId: null,
      name: 'Malha Sistemas',
      cnpj: '99000107000105',
      category: TECHNOLOGY,
      startsOn: yearsAgo(1),
      endsOn: null,
      site: null,
      contact: null,
    },
    {
      planId: null,
      name: 'Barros & Quintela Advogados',
      cnpj: '99000108000141',
      category: LEGAL,
      startsOn: yearsAgo(8),
      endsOn: null,
      site: null,
      contact: 'contato@barrosquintela.example',
    },
  ]
}
