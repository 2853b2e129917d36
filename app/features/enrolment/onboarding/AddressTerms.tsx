import { Button } from '@portal/design-system/Button'
import { Dialog } from '@portal/design-system/Dialog'
import { InfoIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { onboardingText } from './onboarding.text.ts'

const { address: text } = onboardingText

export function AddressTerms() {
  return (
    <div>
      <Dialog
        size="small"
        trigger={
          <Button variant="secondary" size="compact" icon={InfoIcon}>
            {text.terms}
          </Button>
        }
        title={text.termsTitle}
        footer={<Button slot="close">{text.termsClose}</Button>}
      >
        <Stack gap="3">
          {text.termsText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </Dialog>
    </div>
  )
}
