import type { ReactElement } from 'react'
import { ContributionChange } from './ContributionChange.tsx'
import { readContributionChange } from './contribution-change.schema.ts'
import { GenericData } from './GenericData.tsx'
import { InvestmentProfileChange } from './InvestmentProfileChange.tsx'
import { readInvestmentProfileChange } from './investment-profile-change.schema.ts'
import { ReRegistration } from './ReRegistration.tsx'
import { readReRegistration } from './re-registration.schema.ts'

/** Draws the data of one kind of request; null when the data is not of the shape it knows. */
type Viewer = (data: unknown) => ReactElement | null

/** Viewers by the id of the functionality. A kind without one is shown as a plain list. */
const viewers: Readonly<Record<number, Viewer>> = {
  8: (data) => {
    const change = readContributionChange(data)
    return change && <ContributionChange change={change} />
  },
  10: (data) => {
    const change = readInvestmentProfileChange(data)
    return change && <InvestmentProfileChange change={change} />
  },
  19: (data) => {
    const sent = readReRegistration(data)
    return sent && <ReRegistration data={sent} />
  },
}

/** What a request asks for, in the way that fits its kind. */
export function RequestData({
  idFuncionalidade,
  dadosJson,
}: {
  idFuncionalidade: number
  dadosJson: string
}) {
  const data = JSON.parse(dadosJson) as Record<string, unknown>
  return viewers[idFuncionalidade]?.(data) ?? <GenericData data={data} />
}
