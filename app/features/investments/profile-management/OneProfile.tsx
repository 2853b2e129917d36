import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { useToday } from '#app/clock/today.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'
import { profileManagementText as text } from './profile-management.text.ts'
import { requestedYear } from './requested-year.ts'
import { UnitValues } from './UnitValues.tsx'

const route = getRouteApi('/_shell/settings/investment-profile-management')
const page = '/settings/investment-profile-management'

/** One profile: its unit values, what is said of it, and what has been. */
export function OneProfile({ idPerfil }: { idPerfil: number }) {
  const { ano } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: profiles } = useSuspenseQuery(ask('retornarPerfis'))
  const { data: year } = useSuspenseQuery(ask('retornarCotas', { idPerfil, ano: requestedYear(ano) }))
  const { publish } = useSettingRights('investment-profile-management')
  const heading = useFocusOnArrival()
  const today = useToday()
  const { person } = useSession()
  const profile = profiles.find(({ id }) => id === idPerfil)
  if (!profile) throw notFound()
  return (
    <>
      <PageHeader
        title={profile.nome}
        headingRef={heading}
        before={<BackLink href={page}>{text.all}</BackLink>}
      />
      <Stack gap="6">
        {!publish && <InlineMessage>{text.readOnly}</InlineMessage>}
        <UnitValues
          profile={profile}
          year={year}
          onYear={(chosen) => void navigate({ search: { idPerfil, ano: chosen }, resetScroll: false })}
          canPublish={publish}
        />
        {publish && <ProfileForm profile={profile} today={today} personId={person.id} />}
        <ProfileHistory versoes={profile.versoes} />
      </Stack>
    </>
  )
}

/** The form of one more profile; once created, the way goes on to it. */
export function NewProfile() {
  const navigate = route.useNavigate()
  const heading = useFocusOnArrival()
  const today = useToday()
  const { person } = useSession()
  const { publish } = useSettingRights('investment-profile-management')
  return (
    <>
      <PageHeader
        title={text.create}
        headingRef={heading}
        before={<BackLink href={page}>{text.all}</BackLink>}
      />
      {publish ? (
        <ProfileForm
          profile={null}
          today={today}
          personId={person.id}
          onCreated={(idPerfil) => void navigate({ search: { idPerfil } })}
        />
      ) : (
        <InlineMessage>{text.readOnly}</InlineMessage>
      )}
    </>
  )
}
