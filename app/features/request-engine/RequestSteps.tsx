import { Steps } from '@portal/design-system/Steps'
import { useTitlePrefix } from '#app/navigation/use-title-prefix.ts'
import { requestText } from './service-request.text.ts'

const steps = Object.entries(requestText.steps).map(([id, label]) => ({ id, label }))

/** How far a request has come. */
export function RequestSteps({ step }: { step: keyof typeof requestText.steps }) {
  useTitlePrefix(step === 'form' ? null : requestText.steps[step])
  return <Steps steps={steps} current={steps.findIndex(({ id }) => id === step)} />
}
