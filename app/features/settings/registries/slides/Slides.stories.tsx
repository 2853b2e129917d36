import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { RegistryListView } from '../RegistryListView.tsx'
import { registrySearchDefaults } from '../registry.search.ts'
import { campaign } from './slides.fixtures.ts'
import { slidesRegistry } from './slides-registry.ts'

const NewSlide = newEntryOf(slidesRegistry)
const nothing = () => undefined

const meta = {
  title: 'Páginas/Configurações/Carrossel',
  component: NewSlide,
  globals: { surface: 'admin' },
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
    withQueries(),
    withRouter(['/settings', '/settings/configurar-carrossel', '/perfil']),
  ],
  beforeEach: () => {
    mockedCall('retornarPlanos').mockResolvedValue([
      { id: 1, nome: 'HPE', onboarding_plano: 1 },
      { id: 4, nome: 'MAIS_VALOR', onboarding_plano: 6 },
    ])
  },
} satisfies Meta<typeof NewSlide>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => (
    <RegistryListView
      registry={slidesRegistry}
      search={{ ...registrySearchDefaults, item: undefined }}
      list={{ itens: [campaign], totalPage: 1, totalItems: 1 }}
      listPage={0}
      isRefreshing={false}
      canEdit
      address={{ hrefOf: () => '/settings/configurar-carrossel', go: nothing, open: nothing }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Campanha de aportes/ })).toHaveTextContent(
      /MAIS_VALOR\s*Quem contribui\s*01\/11\/2026\s*15\/12\/2026/,
    )
  },
}

/** The preview follows the typing, and missing values are named under their fields. */
export const SeenWhileFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Título/ }), 'Assembleia de dezembro')
    await expect(canvas.getByRole('heading', { name: 'Assembleia de dezembro' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Endereço na internet/ }), 'exemplo.com.br')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(
      (await canvas.findAllByText('Escreva o endereço completo, como https://www.exemplo.com.br.')).length,
    ).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Envie a imagem.').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Descreva a imagem para quem não a vê.').length).toBeGreaterThan(0)
  },
}
