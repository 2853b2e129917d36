import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InfoIcon } from '#design-system/icons/icons.ts'
import { paragraphs } from './onboarding.css.ts'
import { onboardingText } from './onboarding.text.ts'

const { address: text } = onboardingText

/** What becomes of the address, in a dialog. */
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
        <div className={paragraphs}>
          {text.termsText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Dialog>
    </div>
  )
}
