import { createFileRoute } from '@tanstack/react-router'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'
import { ageExemptionRequest } from '#app/features/taxes/age-exemption/age-exemption-request.tsx'
import { ExemptionReasons } from '#app/features/taxes/exemption-reasons/ExemptionReasons.tsx'
import { byReason } from '#app/features/taxes/exemption-reasons/exemption-route.ts'
import { illnessExemptionRequest } from '#app/features/taxes/illness-exemption/illness-exemption-request.tsx'

const ByAge = requestPage(ageExemptionRequest)
const ByIllness = requestPage(illnessExemptionRequest)
const ByAgePending = requestPending(ageExemptionRequest)
const ByIllnessPending = requestPending(illnessExemptionRequest)

export const Route = createFileRoute('/_shell/services/exemption-65')({
  ...requestRoute('exemption-65'),
  ...byReason,
  loader: (input) =>
    input.deps.motivo === 'doenca'
      ? requestLoader(illnessExemptionRequest)(input)
      : requestLoader(ageExemptionRequest)(input),
  pendingComponent: function PendingExemption65() {
    return Route.useSearch().motivo === 'doenca' ? <ByIllnessPending /> : <ByAgePending />
  },
  component: function Exemption65() {
    return Route.useSearch().motivo === 'doenca' ? (
      <ByIllness views={<ExemptionReasons current="doenca" />} />
    ) : (
      <ByAge views={<ExemptionReasons current="idade" />} />
    )
  },
})
