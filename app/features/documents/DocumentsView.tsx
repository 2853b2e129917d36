import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import type { ReactNode } from 'react'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { type DocumentPart, documentParts } from './documents.search.ts'
import { documentsText } from './documents.text.ts'

type DocumentsViewProps = {
  part: DocumentPart
  hrefOfPart: (part: DocumentPart) => string
  children: ReactNode
}

/** The page's title, the ways to its parts, and the part in sight. */
export function DocumentsView({ part, hrefOfPart, children }: DocumentsViewProps) {
  const { title, lead, parts, partsLabel } = documentsText
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Stack gap="6">
        <TabLinks
          label={partsLabel}
          current={part}
          tabs={documentParts.map((id) => ({ id, label: parts[id], href: hrefOfPart(id) }))}
          renderLink={renderInPlace}
        />
        {children}
      </Stack>
    </>
  )
}
