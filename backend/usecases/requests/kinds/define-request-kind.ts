import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { RequestKindSlug } from '#backend/database/reference-data.ts'
import type { PaperBlock } from '#backend/documents/pdf/paper.ts'
import type { Work } from '#backend/work.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import type { RequestDocument, SentDocuments } from '../documents.ts'
import type { StoredData } from './stored-data.ts'

/** What every body carries around the values of its kind. */
export type Submission = {
  idPessoa: number
  idPlano: number
  idVinculo?: number | undefined
  chaveEnvio: string
  /** The returned request that this corrects. */
  idRequisicao?: number | undefined
}

/** Where and when a request is looked at. In a filing the link's row is held, in a decision the request's. */
export type KindContext = { database: Querier; row: LinkRow; today: IsoDate }

/** What a filing is checked with: the files of its `documents` were found by then. */
export type FilingContext = KindContext & { documents: SentDocuments }

/** What stands in the way of a filing: a field to correct (422), or a state that no other value mends (409). */
export type FilingProblem = { field: string; sentence: string } | { refusal: string }

/** A request to be carried out. `effectiveMonth` is null for kinds that don't hold from a month on. */
export type Execution<Data> = {
  row: LinkRow
  requestId: number
  data: Data
  effectiveMonth: Competence | null
}

/** One kind of request: everything in which it differs from the others. */
export type RequestKind<Asked extends Submission, Data> = {
  slug: RequestKindSlug
  /** Service that must be offered to the link, when it is filed and again when it is carried out; null asks for none. */
  service: ServiceSlug | null
  /** `participant`: in one's own name, or by an attendant who acts in it. `attendant`: by the service desk, for the person it serves. */
  filedBy: 'participant' | 'attendant'
  /** What is stored of it, by version. */
  data: StoredData<Data>
  /** At most one of it is open for a link. */
  isExclusive: boolean
  /**
   * `at-filing`: a declaration, carried out and *Concluída* as it is filed; `at-grant`: carried out and *Concluída* as soon as an
   * attendant grants it.
   */
  carriedOut: 'at-filing' | 'at-grant'
  /** Address in the portal of the form that corrects it once returned; null when it has none and the conversation is the way. */
  correctionPath: string | null
  /** Files that go with it, sent beforehand; the filing looks for them and attaches them. Absent: none. */
  documents?: readonly RequestDocument<Asked>[]
  /** Checks everything again on the server. Answers what to store, or every problem at once; writes nothing. */
  check(context: FilingContext, asked: Asked): Promise<Outcome<Data, FilingProblem>>
  /** `execute` tells everybody concerned in its own words; its completion is not told again. */
  isSilent?: true
  /** Carries it out, in the transaction of the filing or of the decision, with its own audit row. */
  execute(work: Work, execution: Execution<Data>): Promise<void>
  /** Where the refusal of it has an effect of its own, in the transaction of the decision. */
  refuse?(work: Work, refused: { personId: number; requestId: number }): Promise<void>
  /** False where a correction is asked for in another way: it is decided, not returned. Absent: it may be. */
  isReturnable?: false
  /** For what holds from a month on: the one that was promised, and the first one still possible on a day. */
  effectiveMonth?: {
    promised(data: Data): Competence
    firstPossible(context: KindContext): Promise<Competence>
  }
  /** Last day on which the participant may cancel it; absent or null: until the decision. */
  cancellableUntil?(data: Data, filedOn: IsoDate): IsoDate | null
  /** What was asked, on the receipt; absent: every field by its name. */
  onPaper?(data: Data): readonly PaperBlock[]
}

/** Declares a kind of request, then listed in `all-kinds.ts`. */
export function defineRequestKind<Asked extends Submission, Data extends Record<string, unknown>>(
  kind: RequestKind<Asked, Data>,
): RequestKind<Asked, Data> {
  return kind
}
