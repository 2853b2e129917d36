import { Banner } from '@portal/design-system/Banner'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Steps } from '@portal/design-system/Steps'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { ImportCheck, type ImportCheckProps } from './ImportCheck.tsx'
import { ImportState } from './ImportState.tsx'
import { ImportWork } from './ImportWork.tsx'
import { importStep, isOnColumns } from './import-steps.ts'
import { isAtWork } from './imports.queries.ts'
import { failureSentences, importsText } from './imports.text.ts'
import { MatchColumns } from './MatchColumns.tsx'

const { steps } = importsText

/** Columns are chosen anew where the file is read from another place. */
const placeKey = ({ id, leitura: { planilha, cabecalho } }: ImportDetail) =>
  `${id} ${planilha} ${cabecalho.ate}`

type ImportViewProps = ImportCheckProps & {
  /** It is older than it should be: there is no network, or no answer. */
  isStale: boolean
}

/** One import, at the step that it is at: its columns, the work in hand, what it does or did. */
export function ImportView({ found, isStale, search, rights, address }: ImportViewProps) {
  const heading = useFocusOnArrival()
  const { page, tipo } = search
  const here = { page, tipo, importacao: found.id }
  const onColumns = isOnColumns(found, search.etapa) && rights.edit
  const atWork = isAtWork(found)
  const current = importStep(found, onColumns)
  return (
    <>
      <PageHeader
        title={found.arquivo}
        headingRef={heading}
        before={<BackLink href={address.hrefOf({ page, tipo })}>{importsText.all}</BackLink>}
        actions={<ImportState of={found} />}
      />
      <Stack gap="6">
        <Steps
          label={steps.label}
          current={current}
          steps={[
            { id: 'send', label: steps.send },
            { id: 'columns', label: steps.columns },
            { id: 'check', label: steps.check },
            { id: 'result', label: steps.result },
          ]}
        />
        {isStale && atWork && <Banner tone="warning" title={importsText.away} live="polite" />}
        {found.falha !== null && (
          <Banner tone="danger" title={importsText.failed}>
            {failureSentences[found.falha]}
          </Banner>
        )}
        {atWork && <ImportWork found={found} />}
        {onColumns && !atWork && (
          <MatchColumns key={placeKey(found)} found={found} onStarted={() => address.open(here)} />
        )}
        {!onColumns && !atWork && (
          <ImportCheck found={found} search={search} rights={rights} address={address} />
        )}
      </Stack>
    </>
  )
}
