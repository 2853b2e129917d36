import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { askOwnSecurityCode } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { identify: text } = reRegistrationText

type OwnCodeStepProps = {
  name: string
  takesFocus: boolean
  /** The code is on its way, or the person has one. */
  onNext: () => void
  /** Somebody else sits at this computer. */
  onOther: () => void
}

/** Step 0 for who is signed in: who they are is known, and the code proves that it is them. */
export function OwnCodeStep({ name, takesFocus, onNext, onOther }: OwnCodeStepProps) {
  const asking = useCommand(askOwnSecurityCode, { rereads: false })
  const ask = async () => {
    if ((await asking.run()).ok) onNext()
  }
  return (
    <Card>
      <Stack gap="5">
        <StepHead heading={text.heading} lead={text.signedIn(name)} takesFocus={takesFocus} />
        <FormProblem problem={asking.problem} />
        <Button isFullWidth isPending={asking.isPending} onPress={() => void ask()}>
          {text.submit}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onNext}>
          {text.hasCode}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onOther}>
          {text.otherPerson}
        </Button>
      </Stack>
    </Card>
  )
}
