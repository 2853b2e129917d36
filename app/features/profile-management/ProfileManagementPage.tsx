import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { WayBack } from '#app/navigation/WayBack.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { profileWindowsSetting } from '../plan-rules/profile-windows/profile-windows-setting.ts'
import { RuleSettingPage } from '../plan-rules/RuleSettingPage.tsx'
import { NewProfile, OneProfile } from './OneProfile.tsx'
import { ProfileList } from './ProfileList.tsx'
import { profileManagementQueries } from './profile-management.queries.ts'
import { profileManagementText as text } from './profile-management.text.ts'

const route = getRouteApi('/_shell/settings/investment-profile-management')
const page = '/settings/investment-profile-management'

/** Investment profiles: all of them, one, a new one, or when they may be changed. */
export function ProfileManagementPage() {
  const { perfil, idPerfil, aba } = route.useSearch()
  if (aba === 'periodos')
    return <RuleSettingPage setting={profileWindowsSetting} views={<Views current={aba} />} />
  if (perfil === 'novo') return <NewProfile />
  return idPerfil === undefined ? <AllProfiles /> : <OneProfile key={idPerfil} idPerfil={idPerfil} />
}

function AllProfiles() {
  const { data: profiles } = useSuspenseQuery(profileManagementQueries.all)
  const { publish } = useSettingRights('investment-profile-management')
  const heading = useFocusOnArrival()
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<WayBack href="/settings">{text.back}</WayBack>}
        actions={
          publish && (
            <LinkButton href={`${page}?perfil=novo`} variant="primary">
              {text.create}
            </LinkButton>
          )
        }
      />
      <Stack gap="6">
        <Views current="perfis" />
        <ProfileList profiles={profiles} />
      </Stack>
    </>
  )
}

function Views({ current }: { current: 'perfis' | 'periodos' }) {
  return (
    <TabLinks
      label={text.views}
      current={current}
      renderLink={renderInPlace}
      tabs={[
        { id: 'perfis', label: text.profiles, href: page },
        { id: 'periodos', label: text.windows, href: `${page}?aba=periodos` },
      ]}
    />
  )
}
