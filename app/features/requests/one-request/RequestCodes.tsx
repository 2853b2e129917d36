import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { codeText, instantText } from '#contract/value-text.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestsText } from '../requests.text.ts'

/** The verification codes of a request, for whoever compares a document with it; out of everybody else's way. */
export function RequestCodes({ codes }: Pick<RequestOnPage, 'codes'>) {
  return (
    <Accordion>
      <AccordionItem title={requestsText.codes} headingLevel={2}>
        <Stack>
          <Text tone="muted">{requestsText.codesLead}</Text>
          {codes.map(({ sentAt, code }) => (
            <div key={code}>
              <p>{requestsText.sentAt(instantText(sentAt))}</p>
              <Text variant="small">
                {requestsText.code}: {codeText(code)}
              </Text>
            </div>
          ))}
        </Stack>
      </AccordionItem>
    </Accordion>
  )
}
