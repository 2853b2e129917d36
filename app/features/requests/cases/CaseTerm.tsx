import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Text } from '@portal/design-system/Text'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { DeskTerm } from '#contract/requests/desk-term.ts'
import { dateText } from '#contract/value-text.ts'
import { casesText } from './cases.text.ts'

const { term: text } = casesText

/** By when the term of a portability goes to the other entity, and the step that records that it went. */
export function CaseTerm({ idRequisicao, term }: { idRequisicao: number; term: DeskTerm }) {
  const sending = useCommand(send('registrarEnvioTermoPortabilidade'))
  return (
    <Card title={text.title}>
      {term.enviadoEm === null ? (
        <>
          <Text>{text.until(dateText(term.ate))}</Text>
          <ConfirmAct
            trigger={<Button variant="secondary">{text.action}</Button>}
            title={text.question}
            confirm={text.action}
            cancel={text.leave}
            command={sending}
            act={() => sending.run({ idRequisicao })}
            done={text.done}
          >
            {text.text}
          </ConfirmAct>
        </>
      ) : (
        <Text>{text.sent(dateText(term.enviadoEm), dateText(term.ate))}</Text>
      )}
    </Card>
  )
}
