import type * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { requests } from '#backend/database/schema/requests.ts'
import type { FilePurpose } from '#backend/file-purposes.ts'
import type { Work } from '#backend/work.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { RequestCase } from '#contract/requests/cases.ts'
import type { DraftPart } from '#contract/requests/request-drafts.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { LinkReading } from '../plans/link-reading.ts'
import type { RequestDocument, SentDocuments } from './documents.ts'
import type { StoredData } from './stored-data.ts'

/** Fields of every body, around the values of its kind. */
export type Submission = {
  idPessoa: number
  idPlano: number
  idVinculo?: number | undefined
  chaveEnvio: string
  /** The returned request that this corrects. */
  idRequisicao?: number | undefined
}

/** Where and when a request is looked at. The link's row is held, at the filing as at the decision. */
export type KindContext = { database: Querier; row: LinkRow; today: IsoDate }

/**
 * Context in which a filing is checked: the files of its `documents` were found by then. `isWithheld`: whoever files is not shown the
 * sensitive data of the kind.
 */
export type FilingContext = KindContext & { documents: SentDocuments; isWithheld: boolean }

/** Obstacle to a filing: a field to correct (422), or a state that no other value mends (409). */
export type FilingProblem = { field: string; sentence: string } | { refusal: string }

/**
 * Obstacle to a grant: the rule of the filing, as it answers by now, or (`notYet`) one that only takes time, whose sentence is shown as it
 * is.
 */
export type GrantProblem = FilingProblem | { notYet: string }

/** A request as it stands. */
export type CurrentRequest = Pick<typeof requests.$inferSelect, 'id' | 'kindId' | 'status'>

/** Context in which a decision is taken, beside the data: the request itself, and the day on which it was filed. */
export type DecisionContext = KindContext & { requestId: number; filedOn: IsoDate }

/**
 * Context from which the effect of a grant is told. `from`: the month from which it would hold; the current one for a kind that has none of
 * its own.
 */
type EffectContext = DecisionContext & { from: Competence }

/** One of the times at which a granted request takes effect. `amount`: reais as decimal text, null where no sum was promised. */
export type Instalment = { number: number; of: number; dueOn: IsoDate; amount: string | null }

/** A request that takes effect. `effectiveMonth` is null for kinds that don't hold from a month on. */
export type Settling<Data> = {
  row: LinkRow
  requestId: number
  data: Data
  effectiveMonth: Competence | null
  /** The first and only one, for what is settled at once or on a day. */
  instalment: Instalment
}

/** A request that was filed and is not carried out. */
export type Pending<Data> = { linkId: number; requestId: number; data: Data }

/**
 * When a request takes effect. `at-filing`: a declaration, *Concluída* as it is filed, decided by nobody; `at-grant`: in the transaction
 * of the decision; `on-day`: on a day that the decision fixes, at once when it has passed; `in-instalments`: on several days, in order.
 * It is *Concluída* with the last one.
 */
type Settlement<Data> =
  | { when: 'at-filing' }
  | { when: 'at-grant' }
  | { when: 'on-day'; day(data: Data, context: DecisionContext): IsoDate | Promise<IsoDate> }
  | {
      when: 'in-instalments'
      /** At least one, in order of day; together no more than is blocked for it. */
      plan(data: Data, context: DecisionContext): InstalmentPlan | Promise<InstalmentPlan>
    }

/** `amount`: reais as decimal text, more than 0. */
type InstalmentPlan = readonly { on: IsoDate; amount: string }[]

/**
 * Money that an open request would take: of one account or of all; `amount` in reais as decimal text, or `'all'` that there is. `percent`:
 * points of what there is, for what follows the quota; the amount is then what they come to at the filing.
 */
export type Block = { account: LedgerAccount | 'all'; amount: string; percent?: number }

/** A field of the kind's form by its wire path, or a document by its purpose, that may have to be corrected; `label` as the form says it. */
export type Correctable = { path: string; label: string }

/** The call that files requests of a kind and does nothing else: it is registered for every kind that has one. */
type FilingCall<Input extends Submission> = CallDefinition & {
  body: v.GenericSchema<unknown, Input>
  answer: NonNullable<CallDefinition['answer']>
}

/** One kind of request: everything in which it differs from the others. */
export type RequestKind<Input extends Submission, Data> =
  | DecidedKind<Input, Data>
  | (CommonTerms<Input, Data> & DeclaredTerms<Input>)

/** One that somebody decides. */
export type DecidedKind<Input extends Submission, Data> = CommonTerms<Input, Data> & DecidedTerms<Data>

type DecidedTerms<Data> = MovingTerms<Data> & {
  /**
   * Obstacles to granting the stored data on the day of the decision: the rule of the filing again, without whatever the time since then
   * must not count against. Empty: none.
   */
  recheck(context: DecisionContext, data: Data): Promise<readonly GrantProblem[]>
  /**
   * Effect of granting it, in sentences with figures, for those who decide: by the rules and balances of the day, as `settle` would do it.
   * Nothing of the data that is `withheld`.
   */
  effect(context: EffectContext, data: Data): readonly string[] | Promise<readonly string[]>
}

type DecidedSettlement<Data> = Exclude<Settlement<Data>, { when: 'at-filing' }>

/** Whether it takes money from the link's balance: it then says what, which is kept for it until it is over, and takes no more. */
type MovingTerms<Data> =
  | { moves: 'money'; settlement: DecidedSettlement<Data>; blocks(data: Data): readonly Block[] }
  | {
      moves: 'nothing'
      settlement: Exclude<DecidedSettlement<Data>, { when: 'in-instalments' }>
      blocks?: undefined
    }

/** Nobody decides a declaration and nothing takes it back, so only the person makes it. */
type DeclaredTerms<Input extends Submission> = {
  settlement: { when: 'at-filing' }
  recheck?: undefined
  effect?: undefined
  moves?: undefined
  blocks?: undefined
  call?: FilingCall<Input> & { about: { need: 'self' } }
}

type CommonTerms<Input extends Submission, Data> = {
  slug: RequestKindSlug
  /** The call that files it; absent where filing takes more than that. */
  call?: FilingCall<Input>
  /** The call that its form is filled in from, put on the server with the kind; absent where reading takes more than the link. */
  situation?: LinkReading
  /** Service that must be offered to the link, when it is filed and again when it is granted; null asks for none. */
  service: ServiceSlug | null
  /** `participant`: in one's own name, or by an attendant who acts in it. `attendant`: by the service desk, for the person it serves. */
  filedBy: 'participant' | 'attendant'
  /** Where it has several forms: which there are, each with a draft of its own, and which of them something asked was filled in on. */
  forms?: { parts: readonly DraftPart[]; partOf(input: Input): DraftPart }
  /** Its stored data, by version. */
  data: StoredData<Data>
  /** At most one of it is open for a link. */
  isExclusive: boolean
  /** Kinds that can't be open beside it for a link; said by one of the two. Needs `isExclusive`, of both. */
  excludes?: readonly RequestKindSlug[]
  /**
   * For sensitive data: the same without it, as attendants read it who don't decide, and as every spreadsheet has it. Its documents are kept
   * from the same people. Absent: who may see the request sees all of it.
   */
  withheld?(data: Data): Data
  /** Which documents are kept from them, where the others say nothing sensitive; absent: all. */
  withheldDocuments?: readonly FilePurpose[]
  /** Address in the portal of the form that corrects it once returned; null when it has none: it is answered on the request's own page. */
  correctionPath: string | null
  /** Files that go with it, sent beforehand; the filing looks for them and attaches them. Absent: none. */
  documents?: readonly RequestDocument<Input>[]
  /** Fields that a return may ask to correct, at least one of these; absent: a return only says why. */
  correctable?(data: Data): readonly Correctable[]
  /** Refuses a new one by where the link stands, before anything of it is checked; a returned one that is sent again is not asked. */
  beforeFiling?(context: KindContext): Promise<void>
  /** Checks everything again on the server. Answers what to store, or every problem at once; writes nothing. */
  check(context: FilingContext, input: Input): Promise<Outcome<Data, FilingProblem>>
  /** `settle` tells everybody concerned in its own words; its completion is not told again. */
  isSilent?: true
  /**
   * Brings it about, or one of its instalments, in one transaction with the note that it was, and with its own audit row. Money moves
   * with `postEntries`.
   */
  settle(work: Work, settling: Settling<Data>): Promise<void>
  /** Where the refusal of it has an effect of its own, in the transaction of the decision. */
  refuse?(work: Work, refused: { personId: number; requestId: number }): Promise<void>
  /** Where the filing itself has an effect, in its transaction: not again when a returned one is sent again. */
  filed?(work: Work, filed: Pending<Data>): Promise<void>
  /** Where that effect depends on what was asked: a returned one was sent again. `before`: what it asked for until then. */
  corrected?(work: Work, corrected: Pending<Data> & { before: Data }): Promise<void>
  /** Where its end without having been carried out has an effect, in that transaction: refused, cancelled or expired. */
  ended?(work: Work, ended: Pending<Data>): Promise<void>
  /** By when something of a request has to be sent on, for the service desk; null where nothing has. Absent: never. */
  deskTerm?(database: Querier, request: CurrentRequest): Promise<RequestCase['termo']>
  /** Which paper there is of a request beside its receipt; null: none. Absent: never. */
  paper?(
    database: Querier,
    request: CurrentRequest,
    data: Readonly<Record<string, unknown>>,
  ): Promise<RequestDetail['contrato']>
  /** False where a correction is asked for in another way: it is decided, not returned. Absent: it may be. */
  isReturnable?: false
  /**
   * For what holds from a month on: the one that was promised (null: another system filed it and promised none), and the first one still
   * possible on a day.
   */
  effectiveMonth?: {
    promised(data: Data): Competence | null
    firstPossible(context: KindContext, data: Data): Promise<Competence>
  }
  /** Last day on which the participant may cancel it; absent or null: until the decision. */
  cancellableUntil?(data: Data, filedOn: IsoDate): IsoDate | null
}

/** Declares a kind of request, then listed in `all-kinds.ts`. */
export function defineRequestKind<Input extends Submission, Data extends Record<string, unknown>>(
  kind: RequestKind<Input, Data>,
): RequestKind<Input, Data> {
  return kind
}
