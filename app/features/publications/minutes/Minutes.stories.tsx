import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { Minutes } from './MinutesPage.tsx'
import { someMinutes } from './minutes.fixtures.ts'
import { minutesSearchDefaults } from './minutes.search.ts'

function Searchable(props: ComponentProps<typeof Minutes>) {
  const [search, setSearch] = useState(props.search)
  return (
    <Minutes
      {...props}
      search={search}
      onSearch={(changed) => setSearch((before) => ({ ...before, ...changed }))}
    />
  )
}

const meta = {
  title: 'Páginas/Atas',
  component: Minutes,
  args: { minutes: someMinutes, search: minutesSearchDefaults, onSearch: () => undefined },
  render: (args) => <Searchable {...args} />,
  decorators: [withSession()],
} satisfies Meta<typeof Minutes>

export default meta
type Story = StoryObj<typeof meta>

export const ByYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 atas$/)
    const table = canvas.getByRole('table', { name: 'Atas de 2025' })
    const row = within(table).getByRole('row', { name: /Política de investimentos/ })
    await expect(within(row).getByText('16/12/2025')).toBeVisible()
    await expect(
      within(row).getByRole('link', {
        name: 'Baixar PDF: Política de investimentos para o próximo ano, 16/12/2025',
      }),
    ).toHaveAttribute('href', '/arquivos/ata/1?vinculo=1')
  },
}

export const WithoutAccents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Palavras do título ou do resumo' }),
      'politica{Enter}',
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 ata$/))
    await expect(canvas.queryByRole('heading', { name: '2026' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 atas$/))
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const NoneFound: Story = {
  args: { search: { ano: 2025, orgao: 4, palavras: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nenhuma ata encontrada' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
  },
}

export const None: Story = {
  args: { minutes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ainda não há atas publicadas' })).toBeVisible()
    await expect(canvas.queryByRole('search')).toBeNull()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Searchable {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Atas de 2026' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}
