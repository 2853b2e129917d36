import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { RequestReading } from '#app/features/request-engine/RequestReading.tsx'
import { FileTextLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestsText } from '../requests.text.ts'

export function RequestedData({ asked, documentos }: Pick<RequestOnPage, 'asked' | 'documentos'>) {
  return (
    <Card title={requestsText.data}>
      <Stack gap="6">
        {asked ? <RequestReading lines={asked} /> : <Text tone="muted">{requestsText.unreadable}</Text>}
        {documentos.length > 0 && (
          <>
            <h3>{requestsText.files}</h3>
            <ul>
              {documentos.map(({ id, nome }) => (
                <li key={id}>
                  <FileTextLink href={fileHref('documento', id)}>{nome}</FileTextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Card>
  )
}
