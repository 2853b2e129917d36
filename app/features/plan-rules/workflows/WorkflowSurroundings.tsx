import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { workflowsText as text } from './workflows.text.ts'

/** Documents and notifications of a kind of request, which do not depend on its stages. */
export function WorkflowSurroundings({ type: { documentos, avisos } }: { type: RequestType }) {
  return (
    <Columns template="halves">
      <Card title={text.documents}>
        <Stack gap="3">
          {documentos.length === 0 ? (
            <Text tone="muted">{text.noDocuments}</Text>
          ) : (
            <>
              <Text variant="small" tone="muted">
                {text.documentsHelp}
              </Text>
              <Stack as="ul" gap="2">
                {documentos.map(({ nome, exigencia }) => (
                  <li key={nome}>
                    {nome}: {text.required[exigencia]}
                  </li>
                ))}
              </Stack>
            </>
          )}
        </Stack>
      </Card>
      <Card title={text.messages}>
        <Stack gap="3">
          <Text variant="small" tone="muted">
            {avisos.length === 0 ? (
              text.noMessages
            ) : (
              <>
                {text.messagesHelp} <TextLink href="/settings/emails">{text.messagesLink}</TextLink>.
              </>
            )}
          </Text>
          <Stack as="ul" gap="2">
            {avisos.map(({ modelo, titulo, porEmail }) => (
              <li key={modelo}>
                {titulo}: {porEmail ? text.byEmail : text.inPortal}
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Columns>
  )
}
