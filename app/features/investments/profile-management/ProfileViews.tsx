import { TabLinks } from '@portal/design-system/TabLinks'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { profileManagementText as text } from './profile-management.text.ts'

const page = '/settings/investment-profile-management'

/** The two views of the setting: the profiles, and when they may be changed. */
export function ProfileViews({ current }: { current: 'perfis' | 'periodos' }) {
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
