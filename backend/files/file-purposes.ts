import { MAX_DEPENDANTS } from '#contract/dependants/dependants.ts'
import type { FilePurpose } from '../database/schema/files.ts'

/** How files of a purpose are kept. Seconds. */
export type PurposeRules = {
  /** So many of an owner may wait for what they are sent for; the oldest make room. Infinity: nobody sends them in person. */
  mostWaiting: number
  /** So long one waits before it is let go of. */
  waitingSeconds: number
}

const HOUR = 3600

/** So long a file waits in a draft, which people fill in over several days. What is gone by then is asked for again. */
export const DRAFT_SECONDS = 30 * 24 * HOUR

const sent = (mostWaiting = 1): PurposeRules => ({ mostWaiting, waitingSeconds: 48 * HOUR })

/** Every purpose. Who fills in more than one form with an address has a proof waiting for each. */
export const filePurposes: Readonly<Record<FilePurpose, PurposeRules>> = {
  'residence-proof': sent(),
  'address-proof': sent(5),
  selfie: sent(),
  'identity-document': sent(),
  'bank-account-proof': sent(),
  'dependants-proof': sent(),
  'dependant-document': sent(MAX_DEPENDANTS),
  'medical-report': sent(),
  'benefit-identity': sent(),
  'benefit-cpf': sent(),
  'benefit-address-proof': sent(),
  'benefit-employment-end': sent(),
  'benefit-disability-award': sent(),
  'bank-return': sent(5),
  import: sent(5),
  'death-certificate': sent(),
  'court-order': sent(2),
  'sent-document': sent(5),
  'request-identity-document': sent(),
  'request-bank-proof': sent(),
  'request-address-proof': sent(),
  'request-signed-form': sent(),
  'request-other-document': sent(),
  conversation: sent(20),
  minutes: sent(5),
  'supplier-document': sent(5),
  export: { mostWaiting: Number.POSITIVE_INFINITY, waitingSeconds: HOUR },
}
