import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { DownloadIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { formatInstant } from '#app/format/dates.ts'
import type { SentReRegistration } from '#contract/re-registration.ts'
import { codeText } from '#contract/value-text.ts'
import { line, nextSteps, small, stack } from './ReRegistrationPage.css.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { protocol: text } = reRegistrationText

type ProtocolStepProps = { sent: SentReRegistration; takesFocus: boolean; onLeave: () => void }

/** Step 10: the receipt, only once the store has answered. */
export function ProtocolStep({ sent, takesFocus, onLeave }: ProtocolStepProps) {
  return (
    <Card tone="brand">
      <div className={stack}>
        <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
        <DescriptionList
          items={[
            { id: 'protocol', term: 'Protocolo', description: sent.protocolo, isNumeric: true },
            { id: 'at', term: 'Enviado em', description: formatInstant(sent.enviadoEm), isNumeric: true },
          ]}
        />
        <ol className={nextSteps}>
          {text.next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p className={small}>
          {text.code}: {codeText(sent.codigo)}
        </p>
        <div className={line}>
          <LinkButton
            href="/arquivos/recadastramento"
            icon={DownloadIcon}
            variant="secondary"
            renderLink={({ children, ...props }) => <a {...props}>{children}</a>}
          >
            {text.download}
          </LinkButton>
          <Button variant="quiet" onPress={onLeave}>
            {text.leave}
          </Button>
        </div>
      </div>
    </Card>
  )
}
