import { TabLinks } from '@portal/design-system/TabLinks'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { DEPENDANT_TYPE_WORDS, type DependantTypeWord } from '#contract/dependants/dependants.ts'
import { dependantsText } from './dependants.text.ts'

const { views: text } = dependantsText
const tabs = DEPENDANT_TYPE_WORDS.map((id) => ({ id, label: text[id], href: `/dependentes?tipo=${id}` }))

/** The way between the lists of dependants. */
export function DependantTypes({ current }: { current: DependantTypeWord }) {
  return <TabLinks label={text.label} current={current} tabs={tabs} renderLink={renderInPlace} />
}
