import type { SupplierData } from '#contract/publications/suppliers.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays, addYears } from '#domain/calendar.ts'
import { demoDocumentId } from './demo-document-id.ts'

/** Ids of the categories, as the wire names them. */
const CUSTODY = 1
const AUDIT = 2
const ACTUARY = 3
const MANAGEMENT = 4
const TECHNOLOGY = 5
const LEGAL = 6

/** Series of the ids of contracts' PDFs, beside those of the bodies. */
const AUDITOR_CONTRACT = 90

/**
 * Invented companies: most work for the whole entity, two for one plan, and one has a contract that ended the day before the seed. The
 * CNPJs only have right check digits.
 */
export function demoSuppliers(today: IsoDate): SupplierData[] {
  const january = `${today.slice(0, 4)}-01-01`
  const yearsAgo = (years: number) => addYears(january, -years)
  const untilEndOf = (years: number) => addDays(addYears(january, years + 1), -1)
  return [
    {
      idPlano: 0,
      nome: 'Guarda Segura Custódia',
      cnpj: '99000101000120',
      categoria: CUSTODY,
      inicioContrato: yearsAgo(6),
      fimContrato: null,
      site: 'https://guardasegura.example',
      contato: 'atendimento@guardasegura.example',
      documento: null,
    },
    {
      idPlano: 0,
      nome: 'Prado & Lemos Auditores',
      cnpj: '99000102000174',
      categoria: AUDIT,
      inicioContrato: yearsAgo(2),
      fimContrato: untilEndOf(2),
      site: 'https://pradolemos.example',
      contato: '',
      documento: demoDocumentId(AUDITOR_CONTRACT, 1),
    },
    {
      idPlano: 0,
      nome: 'Conferência Auditores',
      cnpj: '99000103000119',
      categoria: AUDIT,
      inicioContrato: yearsAgo(7),
      fimContrato: addDays(today, -1),
      site: '',
      contato: '',
      documento: null,
    },
    {
      idPlano: 0,
      nome: 'Horizonte Cálculo Atuarial',
      cnpj: '99000104000163',
      categoria: ACTUARY,
      inicioContrato: yearsAgo(4),
      fimContrato: untilEndOf(1),
      site: '',
      contato: '(11) 4002-0104',
      documento: null,
    },
    {
      idPlano: 1,
      nome: 'Vereda Gestão de Recursos',
      cnpj: '99000105000108',
      categoria: MANAGEMENT,
      inicioContrato: yearsAgo(5),
      fimContrato: null,
      site: 'https://vereda.example',
      contato: 'cotistas@vereda.example',
      documento: null,
    },
    {
      idPlano: 7,
      nome: 'Farol Investimentos',
      cnpj: '99000106000152',
      categoria: MANAGEMENT,
      inicioContrato: yearsAgo(3),
      fimContrato: null,
      site: 'https://farolinvestimentos.example',
      contato: '',
      documento: null,
    },
    {
      idPlano: 0,
      nome: 'Malha Sistemas',
      cnpj: '99000107000105',
      categoria: TECHNOLOGY,
      inicioContrato: yearsAgo(1),
      fimContrato: null,
      site: '',
      contato: '',
      documento: null,
    },
    {
      idPlano: 0,
      nome: 'Barros & Quintela Advogados',
      cnpj: '99000108000141',
      categoria: LEGAL,
      inicioContrato: yearsAgo(8),
      fimContrato: null,
      site: '',
      contato: 'contato@barrosquintela.example',
      documento: null,
    },
  ]
}
