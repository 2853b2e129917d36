import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { EditionForm } from '#app/editing/EditionForm.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import { instantText } from '#contract/value-text.ts'
import { ArchiveEntry } from './ArchiveEntry.tsx'
import type { RegistryParts } from './define-registry.tsx'
import { RegistryFields } from './RegistryFields.tsx'
import { RegistryHistory } from './RegistryHistory.tsx'
import type { RegistryRecord, Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistryWork } from './use-registry-work.ts'

export type RegistryEntryViewProps<Data extends Values, Values extends Scalars, Summary> = {
  registry: Pick<
    RegistryParts<Data, Values, Summary>,
    'nameOf' | 'fields' | 'labels' | 'Preview' | 'details' | 'text' | 'words' | 'isPublished'
  >
  entry: RegistryRecord<Data, Summary> | null
  /** History, newest first; undefined for a new record. */
  steps?: readonly RegistryStep[] | undefined
  work: RegistryWork<Data, Values, Summary>
  rights: { edit: boolean; publish: boolean; archive: boolean }
  backHref: string
}

const none: readonly RegistryStep[] = []

/** One record of a registry, new or known. */
export function RegistryEntryView<Data extends Values, Values extends Scalars, Summary>({
  registry,
  entry,
  steps = none,
  work,
  rights,
  backHref,
}: RegistryEntryViewProps<Data, Values, Summary>) {
  const { nameOf, fields, Preview, details, text } = registry
  const heading = useFocusOnArrival()
  const isArchived = entry?.arquivado ?? false
  const isBeyond = entry !== null && !rights.publish && Boolean(registry.isPublished?.(entry.dados))
  const note = noteOf({ isArchived, canEdit: rights.edit, isBeyond })
  const canEdit = note === null
  const labels = Object.fromEntries(
    Object.entries(registry.labels).map(([name, label]) => [`dados.${name}`, label]),
  )
  return (
    <>
      <PageHeader
        title={entry ? nameOf(entry.dados) : text.create}
        description={entry && registriesText.updated(instantText(entry.atualizadoEm), entry.atualizadoPor)}
        headingRef={heading}
        before={<BackLink href={backHref}>{registriesText.back}</BackLink>}
        actions={
          entry && (
            <Cluster as="span">
              {isArchived && <StatusTag>{registriesText.tag}</StatusTag>}
              {rights.archive && (
                <ArchiveEntry
                  text={text}
                  isArchived={isArchived}
                  command={work.command}
                  archive={(isArchived) => work.archive(entry, isArchived)}
                />
              )}
            </Cluster>
          )
        }
      />
      <Stack gap="6">
        <Card title={registriesText.data}>
          <EditionForm
            work={work}
            submits="save"
            labels={labels}
            note={note && <InlineMessage>{note}</InlineMessage>}
            actions={
              canEdit && (
                <div>
                  <Button type="submit" variant="primary" isPending={work.command.isPending}>
                    {entry ? registriesText.save : registriesText.create}
                  </Button>
                </div>
              )
            }
          >
            <Columns template="halves" from="medium" gap="5">
              <RegistryFields form={work.form} fields={fields} isReadOnly={!canEdit} />
              {Preview && <Preview form={work.form} />}
            </Columns>
          </EditionForm>
        </Card>
        {entry && details && <details.Component entry={entry} canEdit={canEdit} />}
        {steps.length > 0 && <RegistryHistory registry={registry} steps={steps} />}
      </Stack>
    </>
  )
}

type WhyNot = { isArchived: boolean; canEdit: boolean; isBeyond: boolean }

/** Why a record can't be changed here; null when it can. `isBeyond`: it is published, and only a higher level changes it. */
function noteOf({ isArchived, canEdit, isBeyond }: WhyNot): string | null {
  if (isArchived) return registriesText.archivedNote
  if (!canEdit) return registriesText.readOnly
  return isBeyond ? registriesText.publishedNote : null
}
