import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { CannedReplyData } from '#contract/canned-replies.ts'
import { registrySchemas, registrySummaries } from '#contract/registries.ts'
import type { RegistryParts, Unfilled } from '../define-registry.ts'
import { RegistryEntryView } from '../RegistryEntryView.tsx'
import { useRegistryForm } from '../use-registry-form.ts'
import { CannedReplyFields } from './CannedReplyFields.tsx'
import { cannedRepliesText } from './canned-replies.text.ts'

type NoSummary = Record<string, never>

const registry: RegistryParts<CannedReplyData, Unfilled<CannedReplyData>, NoSummary> = {
  id: 'respostas-prontas',
  schema: registrySchemas['respostas-prontas'],
  summary: registrySummaries['respostas-prontas'],
  blank: { titulo: '', texto: '' },
  nameOf: ({ titulo }) => titulo,
  columns: [],
  Fields: CannedReplyFields,
  text: cannedRepliesText,
}

const nothing = () => undefined
const ReplyEntry = RegistryEntryView<CannedReplyData, Unfilled<CannedReplyData>, NoSummary>

function NewReply() {
  const { form, draft } = useRegistryForm({ registry, entry: null, personId: 1, onChecked: nothing })
  return (
    <ReplyEntry
      registry={registry}
      entry={null}
      form={form}
      draft={draft}
      command={{ problem: null, isOvertaken: false, isPending: false, clear: nothing }}
      rights={{ edit: true, archive: true }}
      backHref="/settings/respostas-prontas"
      archive={async () => ({ ok: false as const, problem: null })}
      onReadAgain={nothing}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Respostas prontas',
  component: NewReply,
  globals: { surface: 'admin' },
  decorators: [withRouter(['/settings', '/settings/respostas-prontas'])],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NewReply>

export default meta
type Story = StoryObj<typeof meta>

/** Only what the portal knows is filled in. */
export const UnknownVariable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Título/ }), 'CPF')
    await userEvent.type(canvas.getByRole('textbox', { name: /Texto/ }), 'Seu CPF é {{}{{}cpf}}.')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(await canvas.findByText(/^Use só estas variáveis/)).toBeVisible()
  },
}
