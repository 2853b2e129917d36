import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { formatInstant } from '#app/format/dates.ts'
import type { Command, CommandOutcome } from '#app/forms/use-command.ts'
import type { FormDraft } from '#app/forms/use-tab-draft.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { RegistryStep } from '#contract/settings/registries.ts'
import { ArchiveEntry } from './ArchiveEntry.tsx'
import type { RegistryParts } from './define-registry.tsx'
import { RegistryFields } from './RegistryFields.tsx'
import { RegistryForm } from './RegistryForm.tsx'
import { RegistryHistory } from './RegistryHistory.tsx'
import type { RegistryRecord, Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistryFormApi } from './use-registry-form.ts'

export type RegistryEntryViewProps<Data, Values extends Scalars, Summary> = {
  registry: Pick<
    RegistryParts<Data, Values, Summary>,
    'nameOf' | 'fields' | 'labels' | 'Preview' | 'details' | 'text' | 'words' | 'isPublished'
  >
  entry: RegistryRecord<Data, Summary> | null
  /** History, newest first; undefined for a new record. */
  steps?: readonly RegistryStep[] | undefined
  form: RegistryFormApi<Values>
  draft: Pick<FormDraft, 'isRestored' | 'isKept' | 'startOver'>
  /** `isOutdated`: somebody else changed the record first. */
  command: Pick<Command<never, unknown>, 'problem' | 'isPending' | 'clear'> & { isOutdated: boolean }
  rights: { edit: boolean; publish: boolean; archive: boolean }
  backHref: string
  archive: (entry: RegistryRecord<Data, Summary>, isArchived: boolean) => Promise<CommandOutcome<unknown>>
  /** Shows the record as it is now, in place of what was typed. */
  onReadAgain: () => void
}

const none: readonly RegistryStep[] = []

/** One record of a registry, new or known. */
export function RegistryEntryView<Data, Values extends Scalars, Summary>({
  registry,
  entry,
  steps = none,
  form,
  draft,
  command,
  rights,
  backHref,
  archive,
  onReadAgain,
}: RegistryEntryViewProps<Data, Values, Summary>) {
  const { nameOf, fields, Preview, details, text } = registry
  const heading = useFocusOnArrival()
  const isArchived = entry?.arquivado ?? false
  const isBeyond = entry !== null && !rights.publish && Boolean(registry.isPublished?.(entry.dados))
  const note = noteOf({ isArchived, canEdit: rights.edit, isBeyond })
  const canEdit = note === null
  return (
    <>
      <PageHeader
        title={entry ? nameOf(entry.dados) : text.create}
        description={entry && registriesText.updated(formatInstant(entry.atualizadoEm), entry.atualizadoPor)}
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
                  command={command}
                  archive={(isArchived) => archive(entry, isArchived)}
                />
              )}
            </Cluster>
          )
        }
      />
      <Stack gap="6">
        <RegistryForm
          form={form}
          draft={draft}
          labels={registry.labels}
          problem={command.problem}
          isOutdated={command.isOutdated}
          isNew={entry === null}
          isSending={command.isPending}
          note={note}
          onReadAgain={onReadAgain}
        >
          <RegistryFields form={form} fields={fields} isReadOnly={!canEdit} />
          {Preview && <Preview form={form} />}
        </RegistryForm>
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
