import type { Api } from '../../api.ts'
import type { CollectedSection } from '../../documents/personal-data-document.ts'
import type { DataSection } from './data-section.ts'
import { decisionSections } from './decision-sections.ts'
import { personalDetailsSections } from './personal-details-sections.ts'
import { personalSections } from './personal-sections.ts'
import { planSections } from './plan-sections.ts'
import { requestSections } from './request-sections.ts'

/** Every subject of what is kept about a person, in the order in which it is told. */
export const dataSections: readonly DataSection[] = [
  ...personalSections,
  ...personalDetailsSections,
  ...planSections,
  ...requestSections,
  ...decisionSections,
]

/**
 * Tables with a person or a plan link in them that are not told: secrets, what lives for minutes, and what is about the work of
 * attendants rather than about them as people.
 */
export const omittedTables: Readonly<Record<string, string>> = {
  credentials: 'the hash of the password opens the account',
  password_links: 'hashes of tokens',
  known_devices: 'hashes of tokens; sign-ins are told with the family of their device',
  registry_entries: 'names the attendant who published it',
  theme_versions: 'names the attendant who published it',
  profile_versions: 'names the attendant who published it',
  quota_values: 'names the attendant who told it',
  email_texts: 'names the attendant who published it',
  service_desk_reads: 'what an attendant has looked at of the queue',
  theme_drafts: 'work of an attendant',
  dated_rules: 'names the attendant who published it',
  rule_drafts: 'work of an attendant',
  payment_clearings:
    'names the attendants who prepared and decided it; what was paid is told with the contributions',
  imports: 'names the attendants who sent, applied and undid it; what it wrote is told where it stands',
  request_checks: 'names the attendant who looked at it',
  case_locks: 'who works on a request right now, gone two minutes later',
  case_notes:
    'work of attendants, which may say what the law forbids to tell (Lei 9.613/1998, art. 11, II); given out by a person after a look (decision 126)',
  announcements: 'names the attendant who sent it; what it said is told with the notifications',
  request_exports: 'spreadsheets on their way, gone within an hour of their end',
  desk_acts: 'work of an attendant, gone a day later; what was done is told with the requests',
  request_views: 'work of an attendant',
  request_centre_preferences: 'work of an attendant',
  presences: 'who is connected right now, gone a minute and a half later',
  open_exclusions: 'kinds of the open requests, which are told themselves',
}

/** Everything that is kept about a person; subjects about which there is nothing are there, and empty. */
export async function collectPersonalData(
  { database, requestKinds }: Pick<Api, 'database' | 'requestKinds'>,
  personId: number,
): Promise<CollectedSection[]> {
  const told: CollectedSection[] = []
  for (const { title, read } of dataSections)
    told.push({ title, records: await read(database, personId, requestKinds) })
  return told
}
