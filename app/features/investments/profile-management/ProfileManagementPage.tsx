import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { NewProfile, OneProfile } from './OneProfile.tsx'
import { ProfileList } from './ProfileList.tsx'
import { ProfileViews } from './ProfileViews.tsx'
import { profileManagementText as text } from './profile-management.text.ts'

const route = getRouteApi('/_shell/settings/investment-profile-management')
const page = '/settings/investment-profile-management'

/** Investment profiles: all of them, one, or a new one. */
export function ProfileManagementPage() {
  const { perfil, idPerfil } = route.useSearch()
  if (perfil === 'novo') return <NewProfile />
  return idPerfil === undefined ? <AllProfiles /> : <OneProfile key={idPerfil} idPerfil={idPerfil} />
}

function AllProfiles() {
  const { data: profiles } = useSuspenseQuery(ask('retornarPerfis'))
  const { publish } = useSettingRights('investment-profile-management')
  const heading = useFocusOnArrival()
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{text.back}</BackLink>}
        actions={
          publish && (
            <LinkButton href={`${page}?perfil=novo`} variant="primary">
              {text.create}
            </LinkButton>
          )
        }
      />
      <Stack gap="6">
        <ProfileViews current="perfis" />
        <ProfileList profiles={profiles} />
      </Stack>
    </>
  )
}
