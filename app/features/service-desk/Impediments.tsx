import { AccordionItem } from '@portal/design-system/Accordion'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { impedimentsText as text } from './impediments.text.ts'

/** Something that is not done for a person now: what it is, on which plan, and why, with who may. */
export type Impediment = { action: string; plan?: string; reason: string }

/** Actions refused for the person now, each with its reason, so that nobody looks for a missing button. */
export function Impediments({ impediments }: { impediments: readonly Impediment[] }) {
  if (impediments.length === 0) return null
  return (
    <AccordionItem title={text.title(impediments.length)}>
      <DescriptionList
        items={impediments.map(({ action, plan, reason }) => ({
          id: `${action} ${plan ?? ''}`,
          term: plan === undefined ? action : text.onPlan(action, plan),
          description: reason,
        }))}
      />
    </AccordionItem>
  )
}
