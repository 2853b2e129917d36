import { type SQL, sql } from 'drizzle-orm'
import { RequestPriority } from '#domain/requests/priority.ts'

/** An enrolment whose time is over; `isLastInPlan`: its person has no other one in that plan. */
export type LinkToErase = { linkId: number; personId: number; planId: number; isLastInPlan: boolean }

/** Tables of which the same rows go, those that refer to others first. */
type Going<Whose> = { tables: readonly string[]; where: (whose: Whose) => SQL }

/** Rows of which columns are emptied while the figures stay. */
type Emptied = { table: string; set: SQL; where: (link: LinkToErase) => SQL }

const ofLink = ({ linkId }: LinkToErase) => sql`link_id = ${linkId}`
const requestsOf = ({ linkId }: LinkToErase) => sql`(select id from requests where link_id = ${linkId})`
const ofRequests = (link: LinkToErase) => sql`request_id in ${requestsOf(link)}`
const ofLoans = ({ linkId }: LinkToErase) => sql`loan_id in (select id from loans where link_id = ${linkId})`

/** Conversations about its requests, and about its plan when its person has no other enrolment there. */
const conversationsOf = (link: LinkToErase) =>
  sql`(select id from conversations where ${ofRequests(link)}
    or (${link.isLastInPlan} and person_id = ${link.personId} and plan_id = ${link.planId}))`

/** A bank account that nobody has, and that every table takes. */
const NO_ACCOUNT = sql`bank = '000', agency = '0000', account = '0-0'`

/** Everything that is personal of an enrolment and goes with it, in the order in which it can. */
export const erasedWithLink: readonly Going<LinkToErase>[] = [
  {
    tables: [
      'request_checks',
      're_registration_refusals',
      'exit_contestations',
      'portability_terms',
      'case_locks',
      'case_notes',
      'desk_acts',
      'declarations',
      'emails',
      'notifications',
      'balance_blocks',
      'open_exclusions',
      'request_events',
      'request_payloads',
    ],
    where: ofRequests,
  },
  {
    tables: ['drafts'],
    where: ({
      linkId,
    }) => sql`(subject like 'solicitacao:%' and split_part(subject, ':', 3) = ${String(linkId)})
      or (subject like 'primeiro-acesso:%' and split_part(subject, ':', 2) = ${String(linkId)})`,
  },
  {
    // A proof of the address that is in force goes with the address.
    tables: ['files'],
    where: (link) => sql`not exists (select from addresses where proof_file_id = files.id) and (
      ${ofLink(link)}
      or (subject_kind = 'onboarding' and subject_id = ${link.linkId})
      or (subject_kind = 'request' and subject_id in ${requestsOf(link)})
      or (subject_kind = 'court-suspension' and subject_id in (select id from court_suspensions where ${ofLink(link)}))
      or (subject_kind = 'message' and subject_id in (
        select id from messages where conversation_id in ${conversationsOf(link)})))`,
  },
  { tables: ['saved_simulations'], where: ofLink },
  {
    tables: ['notifications', 'messages'],
    where: (link) => sql`conversation_id in ${conversationsOf(link)}`,
  },
  { tables: ['conversations'], where: (link) => sql`id in ${conversationsOf(link)}` },
  {
    tables: ['notifications'],
    where: ({ isLastInPlan, personId, planId }) =>
      sql`${isLastInPlan} and person_id = ${personId} and plan_id = ${planId}`,
  },
  { tables: ['loan_contracts'], where: ofLoans },
  {
    tables: ['benefit_discounts'],
    where: ({ linkId }) => sql`benefit_id in (select id from benefits where link_id = ${linkId})`,
  },
  {
    tables: ['invitation_links'],
    where: ({ linkId }) => sql`invitation_id in (select id from invitations where link_id = ${linkId})`,
  },
  {
    tables: [
      'invitations',
      'exit_statements',
      'exits',
      'pensions',
      'death_links',
      'dependants',
      'age_exemptions',
      'illness_exemptions',
      'benefit_suspensions',
      'court_suspensions',
      'proof_of_life_suspensions',
      'contribution_suspensions',
      'contribution_percentages',
      'voluntary_settings',
      'salaries',
      'onboarding_answers',
      'onboardings',
      'profile_results',
      'profile_switches',
      'tax_regime_options',
    ],
    where: ofLink,
  },
]

/** Figures of the plan that stay, without what of them is of a person. */
export const emptiedOfLink: readonly Emptied[] = [
  {
    table: 'requests',
    set: sql`priority = ${RequestPriority.none}`,
    where: (link) => sql`${ofLink(link)} and priority <> ${RequestPriority.none}`,
  },
  { table: 'settlements', set: sql`failure = null, failed_at = null`, where: ofRequests },
  { table: 'benefits', set: NO_ACCOUNT, where: ofLink },
  { table: 'pay_slips', set: NO_ACCOUNT, where: ofLink },
  { table: 'redemption_payments', set: NO_ACCOUNT, where: ofLink },
  { table: 'portability_transfers', set: NO_ACCOUNT, where: ofLink },
  { table: 'loans', set: sql`account = null`, where: ofLink },
  { table: 'loan_bills', set: sql`author_id = null, submission_key = null`, where: ofLoans },
  {
    table: 'contribution_payments',
    set: sql`author_id = null, submission_key = null, debit_agency = case when method = 5 then '0000' end,
      debit_account = case when method = 5 then '0-0' end`,
    where: ofLink,
  },
]

const ofPerson = (personId: number) => sql`person_id = ${personId}`
const owned = (personId: number) => sql`owner_id = ${personId}`

const conversationsOfPerson = (personId: number) =>
  sql`(select id from conversations where ${ofPerson(personId)})`

/** Everything that is of the person and of no enrolment, and goes when nothing else of them is left. */
export const erasedWithPerson: readonly Going<number>[] = [
  { tables: ['addresses'], where: ofPerson },
  {
    // Files that they sent or wrote as an attendant are of the work.
    tables: ['files'],
    where: (personId) => sql`(${owned(personId)} and (subject_kind is null
        or subject_kind not in ('import', 'payment-clearing', 'registry-entry')))
      or (subject_kind = 'death' and subject_id in (select id from deaths where ${ofPerson(personId)}))
      or (subject_kind = 'message' and subject_id in (
        select id from messages where conversation_id in ${conversationsOfPerson(personId)}))`,
  },
  {
    tables: ['notifications', 'messages'],
    where: (personId) => sql`conversation_id in ${conversationsOfPerson(personId)}`,
  },
  { tables: ['drafts', 'request_views', 'request_exports', 'desk_acts'], where: owned },
  {
    tables: [
      'emails',
      'notifications',
      'conversations',
      'announcements',
      'text_messages',
      'message_preferences',
      'consents',
      'personal_details',
      'person_contacts',
      'bank_accounts',
      'waiting_bank_accounts',
      'dependants',
      'deaths',
      'email_holds',
      'identity_changes',
      'attendant_email_changes',
      're_registration_codes',
      'password_links',
      'known_devices',
      'sign_ins',
      'sessions',
      'credentials',
      'presences',
      'service_desk_reads',
      'request_centre_preferences',
      'record_holds',
    ],
    where: ofPerson,
  },
  {
    // A serving is what the record of what was done in it hangs on.
    tables: ['person_accesses'],
    where: (personId) =>
      sql`${ofPerson(personId)} and not exists (select from audit_entries where serving_id = person_accesses.id)`,
  },
]
