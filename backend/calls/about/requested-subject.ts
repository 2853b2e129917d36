import * as v from 'valibot'
import { ruleDefinitions } from '#contract/all-rules.ts'
import type { CallAbout, FileGroup } from '#contract/call-about.ts'
import { cpf, id } from '#contract/formats.ts'
import { isImportKind, settingOfImport } from '#domain/imports/import-setting.ts'
import { type SettingArea, settingAreas } from '#domain/settings/setting-rights.ts'
import type { LinkTarget } from '../../database/queries/plan-links.ts'

/** Subject of a call, by the ids that arrived. */
export type RequestedSubject =
  | { kind: 'link'; target: LinkTarget }
  | { kind: 'person'; whose: { id: number } | { cpf: string } }
  | { kind: 'request'; id: number }
  | { kind: 'conversation'; id: number }
  | { kind: 'export'; id: string }
  | { kind: 'file'; id: string; group: FileGroup; ownerId: number | null }

/** Path and query once they were checked, and the body as it arrived. */
export type ArrivedInput = { params: unknown; query: unknown; body: unknown }

export type AboutPerson = Exclude<CallAbout, { nothing: unknown } | { setting: unknown }>

export type AboutSetting = Extract<CallAbout, { setting: unknown }>

/**
 * The part of the settings that a call changes: the one that it declares, or the one of the rule, the registry or the kind of import that arrived. Null for what
 * is neither, which no body is right with.
 */
export function requestedArea({ setting }: AboutSetting, input: ArrivedInput): SettingArea | null {
  const [part, name] = setting.split('.')
  const named = name === undefined ? part : fieldsOf(input[part as keyof ArrivedInput])[name]
  const rule = ruleDefinitions.find(({ id }) => id === named)
  if (rule) return rule.setting
  if (isImportKind(named)) return settingOfImport(named)
  return settingAreas.find((area) => area === named) ?? null
}

const fields = v.record(v.string(), v.unknown())
const linkIds = v.object({ idPessoa: id, idPlano: id, idVinculo: v.optional(id) })
const fileId = v.pipe(v.string(), v.uuid())

/**
 * Reads the ids that a call is declared to be about. They are read before the rest of the body is checked, so that who may not make the
 * call learns nothing of what it would accept.
 * @returns null where nobody is named, by the 0 of a list; `malformed` where an id is none
 */
export function requestedSubject(
  about: AboutPerson,
  input: ArrivedInput,
): RequestedSubject | null | 'malformed' {
  if ('link' in about) {
    const ids = about.link === 'body' ? fieldsOf(input.body) : linkInPath(input)
    return read(linkIds, ids, ({ idPessoa, idPlano, idVinculo }) => ({
      kind: 'link',
      target: { personId: idPessoa, planId: idPlano, linkId: idVinculo },
    }))
  }
  if ('person' in about) {
    const value = valueAt(input, about.person)
    if (about.orAll && value === 0) return null
    return about.person.endsWith('.cpf')
      ? read(cpf, value, (digits) => ({ kind: 'person', whose: { cpf: digits } }))
      : read(id, value, (personId) => ({ kind: 'person', whose: { id: personId } }))
  }
  if ('request' in about) {
    return read(id, valueAt(input, about.request), (requestId) => ({ kind: 'request', id: requestId }))
  }
  if ('conversation' in about) {
    return read(id, valueAt(input, about.conversation), (given) => ({ kind: 'conversation', id: given }))
  }
  if ('export' in about) {
    return read(fileId, valueAt(input, about.export), (given) => ({ kind: 'export', id: given }))
  }
  const { of: group, owner } = about
  const ownerId = owner === undefined ? null : v.safeParse(id, valueAt(input, owner))
  if (ownerId?.success === false) return 'malformed'
  return read(fileId, valueAt(input, about.file), (given) => ({
    kind: 'file',
    id: given,
    group,
    ownerId: ownerId?.output ?? null,
  }))
}

function linkInPath({ params, query }: ArrivedInput): unknown {
  return { ...fieldsOf(params), idVinculo: fieldsOf(query)['idVinculo'] }
}

function valueAt(input: ArrivedInput, path: `${keyof ArrivedInput}.${string}`): unknown {
  const [part, name] = path.split('.') as [keyof ArrivedInput, string]
  return fieldsOf(input[part])[name]
}

function fieldsOf(part: unknown): Record<string, unknown> {
  const parsed = v.safeParse(fields, part)
  return parsed.success ? parsed.output : {}
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  asked: (output: v.InferOutput<Schema>) => RequestedSubject,
): RequestedSubject | 'malformed' {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? asked(parsed.output) : 'malformed'
}
