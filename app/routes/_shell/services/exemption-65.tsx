import { createFileRoute } from '@tanstack/react-router'
import { ageExemptionRequest } from '#app/features/age-exemption/age-exemption-request.tsx'
import { ExemptionReasons } from '#app/features/exemption-reasons/ExemptionReasons.tsx'
import { byReason } from '#app/features/exemption-reasons/exemption-route.ts'
import { illnessExemptionRequest } from '#app/features/illness-exemption/illness-exemption-request.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/service-request/request-page.tsx'
import { requestRoute } from '#app/features/service-request/service-route.ts'

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
