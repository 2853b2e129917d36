import {
  fieldNames,
  itemNames,
  kinshipNames,
  maritalNames,
  proofNames,
} from '#contract/recadastramento.text.ts'
import type { ReRegistrationData } from '#contract/recadastramento.ts'
import type { Description } from '#design-system/DescriptionList/DescriptionList.tsx'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { reRegistrationViewText as words } from './re-registration.text.ts'

/** Whether each group was confirmed or changed. */
export function answerRows({ grupos }: ReRegistrationData): Description[] {
  return grupos.map(({ grupo, resposta }) => ({
    id: grupo,
    term: itemNames[grupo],
    description: resposta === 'certo' ? words.confirmed : words.changed,
  }))
}

/** What was changed, field by field, before and after. */
export function changeRows({ grupos }: ReRegistrationData): Description[] {
  return grupos
    .filter(({ resposta }) => resposta === 'mudou')
    .flatMap(({ grupo, anterior, atual }) =>
      Object.entries(atual)
        .filter(([field]) => field !== 'comprovante')
        .map(([field, value]) => ({ field, before: inWords(anterior?.[field]), after: inWords(value) }))
        .filter(({ before, after }) => before !== after)
        .map(({ field, before, after }) => ({
          id: `${grupo}.${field}`,
          term: fieldNames[grupo][field] ?? field,
          description: words.change(before, after),
        })),
    )
}

/** The files, with where an attendant opens them. */
export function fileRows({ arquivos }: ReRegistrationData): { id: string; name: string; href: string }[] {
  return arquivos.map(({ id, comprovante }) => ({
    id,
    name: proofNames[comprovante],
    href: `/arquivos/recadastramento-enviado/${id}`,
  }))
}

/** What an analysis can refuse of it. */
export function refusableItems(data: ReRegistrationData): ReRegistrationItem[] {
  return [...data.grupos.map(({ grupo }) => grupo), 'documentos']
}

const codes: Readonly<Record<string, string>> = {
  ...maritalNames,
  ...kinshipNames,
  S: words.yes,
  N: words.no,
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(', ')
  if (typeof value !== 'string') return ''
  return codes[value] ?? value
}
