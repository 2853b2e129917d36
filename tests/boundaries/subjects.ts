/**
 * The subjects of the portal: one word each, the name of its folder in every room that has to do with it. `docs/house.md` says what each
 * is about.
 */
export const subjects = [
  'benefits',
  'collection',
  'contributions',
  'conversations',
  'deaths',
  'declarations',
  'dependants',
  'documents',
  'enrolment',
  'exits',
  'home',
  'identity',
  'imports',
  'investments',
  'life-cycle',
  'loans',
  'messages',
  'payment-clearings',
  'payroll',
  'people',
  'plan-rules',
  'plans',
  'publications',
  're-registration',
  'records',
  'requests',
  'service-desk',
  'settings',
  'simulation',
  'statement',
  'taxes',
] as const

/** Rooms that are parted by subject, with the folders in them that belong to no subject but serve them all. */
export const roomsBySubject = {
  domain: ['parameters'],
  contract: ['readings', 'rules'],
  'backend/usecases': ['drafts', 'request-engine'],
  'app/features': ['command-palette', 'request-engine'],
  'tests/journeys': [],
} as const satisfies Record<string, readonly string[]>

/** Files of the contract that lie beside its folders: lists of everything, and what calls of many subjects share. */
export const sharedOfContract = [
  'all-readings.ts',
  'all-rules.ts',
  'batch-readings.ts',
  'call-about.ts',
  'call-types.ts',
  'calls.ts',
  'complaints.ts',
  'country-names.ts',
  'define-call.ts',
  'formats.ts',
  'json-object.ts',
  'portal-paths.ts',
  'problem.ts',
  'proof.ts',
  'submission.ts',
  'value-text.ts',
  'wire-words.ts',
  'yes-no.ts',
]
