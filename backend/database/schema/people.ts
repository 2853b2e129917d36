import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'

/** Everyone who can be somebody in the portal: participants, beneficiaries and attendants. */
export const people = pgTable(
  'people',
  {
    id: identity(),
    /** Eleven digits, no mask; of who was made nameless a minus and ten digits, which nobody has. */
    cpf: char('cpf', { length: 11 }).notNull().unique(),
    name: text('name').notNull(),
    email: text('email'),
    /** Name and e-mail as they are searched: without accents and capitals. Kept by the database, since making them takes a while. */
    searchedName: text('searched_name').notNull().generatedAlwaysAs(sql`searchable(name)`),
    searchedEmail: text('searched_email').generatedAlwaysAs(sql`searchable(email)`),
    birthDate: calendarDate('birth_date'),
    /** As the sponsor tells it; null: it does not. */
    sex: text('sex', { enum: ['F', 'M'] }),
    /** 1 Atendente, 2 Cadastro, 3 Administrador; null for who is not an attendant. */
    adminLevel: smallint('admin_level'),
    /** True while the person still has the onboarding wizard to finish. */
    onboardingOpen: boolean('onboarding_open').notNull().default(false),
    /** 1 Importado, 2 Em andamento, 3 Pendente, 4 Indeferido, 5 Deferido, 6 Exportado; null: never asked to re-register. */
    reRegistrationStatus: smallint('re_registration_status'),
    /** Last day of the term to re-register; null: none runs. */
    reRegistrationDueOn: calendarDate('re_registration_due_on'),
    /** The campaign in which the person is asked to re-register; null where none was named. */
    reRegistrationCampaign: text('re_registration_campaign'),
    /** Monthly income as it was declared, 1 (lowest range) to 6; null: never asked. */
    incomeRange: smallint('income_range'),
    /** The import that brought the person, with which they go again; null for who came otherwise. */
    importId: integer('import_id'),
    /** When the row was made nameless, because nothing of the person may be kept any more; null for everybody else. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'people_cpf_digits',
      sql`case when ${table.erasedAt} is null then ${table.cpf} ~ '^[0-9]{11}$' else ${table.cpf} ~ '^-[0-9]{10}$' end`,
    ),
    check('people_admin_level', sql`${table.adminLevel} between 1 and 3`),
    check('people_re_registration_status', sql`${table.reRegistrationStatus} between 1 and 6`),
    check('people_sex', sql`${table.sex} in ('F', 'M')`),
    check('people_income_range', sql`${table.incomeRange} between 1 and 6`),
    index('people_name_search').using('gin', sql`${table.searchedName} gin_trgm_ops`),
    index('people_cpf_search').using('gin', sql`(${table.cpf}::text) gin_trgm_ops`),
    index('people_email_search').using('gin', sql`${table.searchedEmail} gin_trgm_ops`),
    index('people_attendants').on(table.id).where(sql`${table.adminLevel} is not null`),
  ],
)
