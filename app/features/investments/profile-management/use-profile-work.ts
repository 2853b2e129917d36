import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEdition } from '#app/editing/use-edition.ts'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { ask, send } from '#app/session/ask.ts'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'
import type { IsoDate } from '#domain/calendar.ts'
import {
  isProfileValues,
  type ProfileValues,
  profileErrors,
  profileValues,
} from './profile-management.schema.ts'
import { profileManagementText } from './profile-management.text.ts'

const { form: text } = profileManagementText

export type ProfileWorkOptions = {
  /** Null for a new one. */
  profile: ManagedProfile | null
  today: IsoDate
  personId: number
  /** Called once a new profile was created. */
  onCreated?: (id: number) => void
}

/** The description of a profile while somebody writes it. It is published from a day on, without a draft on the server. */
export function useProfileWork({ profile, today, personId, onCreated }: ProfileWorkOptions) {
  const queryClient = useQueryClient()
  const idPerfil = profile?.id ?? null
  const publish = async (values: ProfileValues): Promise<unknown> => {
    const outcome = await work.publish(values)
    if (!outcome.ok) return focusFirstInvalid()
    await outcome.reread
    toast.show({ message: profile ? text.saved : text.created })
    return profile ?? onCreated?.(outcome.answer.id)
  }
  const work = useEdition({
    stored: profile,
    valuesOf: (known) => profileValues(known, today),
    versionOf: (known) => known?.versao ?? 0,
    place: `perfil:${idPerfil ?? 'novo'}:${personId}`,
    isValues: isProfileValues,
    check: profileErrors,
    onInvalid: focusFirstInvalid,
    // It is one of a list, which every write has read again.
    read: async () => {
      const profiles = await queryClient.fetchQuery({ ...ask('retornarPerfis'), staleTime: 0 })
      return profiles.find(({ id }) => id === idPerfil)
    },
    calls: {
      publish: (versao, values): Promise<ManagedProfile> =>
        send('salvarPerfil')({ data: { ...whole(values), idPerfil, versao } }),
    },
    acts: { publish },
  })
  return work
}

/** Values that were checked. */
function whole(values: ProfileValues) {
  return {
    ...values,
    ordem: values.ordem ?? 0,
    rendaVariavelMinima: values.rendaVariavelMinima ?? 0,
    rendaVariavelMaxima: values.rendaVariavelMaxima ?? 0,
    aPartirDe: values.aPartirDe ?? '',
  }
}
