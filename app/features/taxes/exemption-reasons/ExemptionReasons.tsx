import { TabLinks } from '@portal/design-system/TabLinks'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { exemptionReasonsText as text } from './exemption-reasons.text.ts'

const tabs = [
  { id: 'idade', label: text.idade, href: '/services/exemption-65' },
  { id: 'doenca', label: text.doenca, href: '/services/exemption-65?motivo=doenca' },
] as const

/** The way between the reasons of an exemption. */
export function ExemptionReasons({ current }: { current: (typeof tabs)[number]['id'] }) {
  return <TabLinks label={text.label} current={current} tabs={tabs} renderLink={renderInPlace} />
}
