import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { HelpChannelData } from '#contract/help-channels.ts'
import { registrySchemas, registrySummaries } from '#contract/registries.ts'
import type { RegistryParts, Unfilled } from '../define-registry.ts'
import { RegistryEntryView } from '../RegistryEntryView.tsx'
import { useRegistryForm } from '../use-registry-form.ts'
import { HelpChannelFields } from './HelpChannelFields.tsx'
import { helpChannelsText } from './help-channels.text.ts'

type NoSummary = Record<string, never>

const registry: RegistryParts<HelpChannelData, Unfilled<HelpChannelData>, NoSummary> = {
  id: 'canais-de-ajuda',
  schema: registrySchemas['canais-de-ajuda'],
  summary: registrySummaries['canais-de-ajuda'],
  blank: { nome: '', telefone: '', email: '', horario: '', ordem: null },
  nameOf: ({ nome }) => nome,
  columns: [],
  Fields: HelpChannelFields,
  text: helpChannelsText,
}

const nothing = () => undefined
const ChannelEntry = RegistryEntryView<HelpChannelData, Unfilled<HelpChannelData>, NoSummary>

function NewChannel() {
  const { form, draft } = useRegistryForm({ registry, entry: null, personId: 1, onChecked: nothing })
  return (
    <ChannelEntry
      registry={registry}
      entry={null}
      form={form}
      draft={draft}
      command={{ problem: null, isOvertaken: false, isPending: false, clear: nothing }}
      rights={{ edit: true, archive: true }}
      backHref="/settings/canais-de-ajuda"
      archive={async () => ({ ok: false as const, problem: null })}
      onReadAgain={nothing}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Canais de ajuda',
  component: NewChannel,
  globals: { surface: 'admin' },
  decorators: [withRouter(['/settings', '/settings/canais-de-ajuda'])],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NewChannel>

export default meta
type Story = StoryObj<typeof meta>

/** A channel has a telephone or an e-mail, at least. */
export const WithoutAnyWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nome/ }), 'Ouvidoria')
    await userEvent.type(canvas.getByRole('textbox', { name: /Posição/ }), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(await canvas.findByText('Informe um telefone ou um e-mail.')).toBeVisible()
  },
}
