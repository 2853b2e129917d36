import { itemNames, proofNames } from '#contract/re-registration.text.ts'
import type { ReRegistrationData } from '#contract/re-registration.ts'
import { reRegistrationPairs } from '#contract/re-registration-pairs.ts'
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
export function changeRows(data: ReRegistrationData): Description[] {
  return reRegistrationPairs(data)
    .filter(({ before, after }) => before !== after)
    .map(({ group, field, label, before, after }) => ({
      id: `${group}.${field}`,
      term: label,
      description: words.change(before, after),
    }))
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
