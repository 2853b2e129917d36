import type * as v from 'valibot'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { SettingAct, SettingArea } from '#domain/settings/setting-rights.ts'

/**
 * Right of a caller over the data that a call is about:
 * - `read`: the person themselves, or the service desk in its own name.
 * - `act`: the person themselves, or an attendant who serves them now. In calls that only attendants make: the service desk acts on the
 *   person, and nobody on themselves or on somebody of a higher level.
 * - `access`: the service desk changes the person's means of signing in, or confirms that a change is theirs. Nobody does so for
 *   themselves, and only an administrator for an attendant.
 * - `self`: nobody but the person. For everything that they declare to be true, and everything that can't be undone: the tax regime,
 *   passwords, consent, deletion.
 * - `decide`: the person about their own request, or an attendant in their own name; never while serving the person. In calls that only
 *   attendants make, nobody about their own.
 * - `attend`: anybody at the service desk who looks after messages to it, except the writer themselves.
 */
export type Need = 'read' | 'act' | 'access' | 'self' | 'decide' | 'attend'

/** May be asked of everything but a request, on which alone somebody decides, and a conversation, which alone is attended to. */
type PersonalNeed = Exclude<Need, 'decide' | 'attend'>

/**
 * Why a call is about nobody in particular:
 * - `public`: what it answers or changes is nobody's data.
 * - `own-session`: everything in it is found by the token itself.
 * - `scoped-list`: the server holds the answer to what the caller may see.
 * - `settings`: how the entity is set up, which every attendant reads. What changes it names its `setting`.
 * - `credentials`: what the caller sends is itself the proof of who they are.
 */
type NothingReason = 'public' | 'own-session' | 'scoped-list' | 'settings' | 'credentials'

/** Kinds of stored files that calls hand over by the file's own id. */
export type FileGroup =
  | 'address-proof'
  | 'request-document'
  | 'conversation-file'
  | 'sent-document'
  | 'death-certificate'

type Name = `${'params' | 'query' | 'body'}.${string}`

/**
 * Whose data a call touches, by where its ids stand. The API resolves it before the handler runs: it finds the row, asks {@link Need},
 * puts what an attendant saw on the access record and hands the row to the handler. What is somebody else's answers as what is missing.
 *
 * A `link` is named by `idPessoa`, `idPlano` and, optionally, `idVinculo`: in the body, or in the path with `idVinculo` in the query.
 * Its `service` must be offered to it: for `read` at least to be read, else wholly. A submission names none: its kind asks for it after it
 * looked for a repetition, whose receipt stays good. A `setting` is a part of what the entity sets up, by its name or by the field that
 * holds a kind of rule or a registry; who may `act` on it is as its administrators say. `owner`: where the path of a file also names its person, whose it must be. `orAll`: 0 names nobody, and the server holds the list to what the caller may see.
 */
export type CallAbout =
  | { readonly link: 'params' | 'body'; readonly need: PersonalNeed; readonly service?: ServiceSlug }
  | { readonly person: Name; readonly need: PersonalNeed; readonly orAll?: true }
  | { readonly request: Name; readonly need: PersonalNeed | 'decide' }
  | { readonly conversation: Name; readonly need: PersonalNeed | 'attend' }
  | { readonly file: Name; readonly of: FileGroup; readonly owner?: Name; readonly need: PersonalNeed }
  | { readonly export: Name; readonly need: PersonalNeed }
  | AboutSetting<Name>
  | { readonly nothing: NothingReason }

type AboutSetting<Field extends string> = {
  readonly setting: SettingArea | Field
  readonly act: Exclude<SettingAct, 'read'>
}

type Part = 'params' | 'query' | 'body'

/** A part of a call's input after validation; never for a part that the call does not take. */
type Output<Call, Name extends Part> =
  Call extends Record<Name, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : never

/** Names of a part's fields; of a body of several shapes, those that all of them have. */
type NamesOf<Fields> = [Fields] extends [never] ? never : keyof Fields & string

/** Every field that a call takes, as `part.name`. */
type FieldOf<Call> = { [Name in Part]: `${Name}.${NamesOf<Output<Call, Name>>}` }[Part]

type HasLink<Fields> = [Fields] extends [never]
  ? false
  : Fields extends { idPessoa: number; idPlano: number }
    ? true
    : false

/** Parts of a call that name a plan link. */
type LinkPart<Call> =
  | (HasLink<Output<Call, 'params'>> extends true ? 'params' : never)
  | (HasLink<Output<Call, 'body'>> extends true ? 'body' : never)

/** Only of a named person does the API know the level, which an attendants' act on somebody, and on their access, asks for; only they attend to anything. */
type NeedOf<Call, Possible extends Need> = Call extends { access: { kind: 'attendant' } }
  ? Exclude<Possible, 'act' | 'access'>
  : Exclude<Possible, 'attend' | 'access'>

type AboutPerson<Call> =
  | {
      readonly link: LinkPart<Call>
      readonly need: NeedOf<Call, PersonalNeed>
      readonly service?: ServiceSlug
    }
  | { readonly person: FieldOf<Call>; readonly need: PersonalNeed; readonly orAll?: true }
  | { readonly request: FieldOf<Call>; readonly need: NeedOf<Call, PersonalNeed | 'decide'> }
  | { readonly conversation: FieldOf<Call>; readonly need: NeedOf<Call, PersonalNeed | 'attend'> }
  | {
      readonly file: FieldOf<Call>
      readonly of: FileGroup
      readonly owner?: FieldOf<Call>
      readonly need: NeedOf<Call, PersonalNeed>
    }
  | { readonly export: FieldOf<Call>; readonly need: NeedOf<Call, PersonalNeed> }

type AboutSettings<Call> = Call extends { access: { kind: 'attendant' } }
  ? AboutSetting<FieldOf<Call>>
  : never

/**
 * {@link CallAbout} as it fits a call: with fields that the call really takes, and about nobody where nobody is signed in to the portal.
 * Anything else does not compile.
 */
export type AboutOf<Call> =
  | { readonly nothing: NothingReason }
  | AboutSettings<Call>
  | (Call extends { access: { kind: 'public' | 're-registration' } } ? never : AboutPerson<Call>)
