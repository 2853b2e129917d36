import { Cluster } from '@portal/design-system/Cluster'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { ProgressBar } from '@portal/design-system/ProgressBar'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { useId } from 'react'
import { timeText } from '#contract/value-text.ts'
import { exportsText } from './exports.text.ts'
import type { RequestExport } from './request-export.ts'

export type RequestExportListProps = {
  exports: readonly RequestExport[]
  /** How far they are is not known at the moment. */
  isStale: boolean
}

/** The spreadsheets that the person asked for: how far each is, and where it is once it is ready. */
export function RequestExportList({ exports, isStale }: RequestExportListProps) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <Stack gap="3">
        <Text as="h3" id={title} variant="label">
          {exportsText.list}
        </Text>
        {isStale && (
          <InlineMessage tone="warning" live="polite">
            {exportsText.away}
          </InlineMessage>
        )}
        {withNewest(exports).map((one) => (
          <ExportLine key={one.href} {...one} />
        ))}
      </Stack>
    </section>
  )
}

/** Most of those that are ready: who asks for one after the other wants the last. */
const MAX_READY = 3

function withNewest(exports: readonly RequestExport[]): RequestExport[] {
  const old = new Set(exports.filter(({ state }) => state === 'pronta').slice(MAX_READY))
  return exports.filter((one) => !old.has(one))
}

function ExportLine({ href, file, state, rows, total, ahead, until, warning }: RequestExport) {
  switch (state) {
    case 'na-fila':
      return <ProgressBar label={`${file} · ${exportsText.queued(ahead)}`} />
    case 'em-preparo':
      return (
        <ProgressBar label={file} value={rows} maxValue={total} valueLabel={exportsText.rows(rows, total)} />
      )
    case 'falhou':
      return <InlineMessage tone="danger">{exportsText.failed(file, warning ?? '')}</InlineMessage>
    case 'pronta':
      return (
        <Cluster justify="between">
          <TextLink href={href} renderLink={({ children, ...props }) => <a {...props}>{children}</a>}>
            {exportsText.download(file)}
          </TextLink>
          {until && <Text variant="small">{exportsText.until(timeText(until))}</Text>}
        </Cluster>
      )
  }
}
