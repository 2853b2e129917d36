import { Card } from '@portal/design-system/Card'
import { usePreload } from '@portal/design-system/lazy'
import { Select } from '@portal/design-system/Select'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { fileViewText } from '#app/file-view/file-view.text.ts'
import { lazyFileInPlace } from '#app/file-view/lazy-file-in-place.ts'
import { fileHref } from '#app/navigation/file-address.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { casesText as text } from './cases.text.ts'

/** The documents of a request in place, beside what was asked: the first is open, the others a choice away. */
export function CaseDocuments({ documentos }: Pick<RequestOnPage, 'documentos'>) {
  const [chosen, choose] = useState(documentos[0]?.id ?? '')
  usePreload(lazyFileInPlace, 'idle')
  const shown = documentos.find(({ id }) => id === chosen) ?? documentos[0]
  return (
    <Card title={text.documents}>
      {shown ? (
        <Stack gap="3">
          {documentos.length === 1 ? (
            <Text variant="label">{shown.nome}</Text>
          ) : (
            <Select
              label={text.chooseDocument}
              options={documentos.map(({ id, nome }) => ({ id, label: nome }))}
              value={shown.id}
              onChange={(id) => choose(String(id))}
            />
          )}
          <lazyFileInPlace.Slot
            key={shown.id}
            name={shown.nome}
            href={fileHref('documento', shown.id)}
            meanwhile={<Spinner label={fileViewText.opening} />}
          />
        </Stack>
      ) : (
        <Text tone="muted">{text.noDocuments}</Text>
      )}
    </Card>
  )
}
