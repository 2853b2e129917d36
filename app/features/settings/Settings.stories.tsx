import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { SettingId } from '#domain/settings/setting-ids.ts'
import { SettingsView } from './SettingsView.tsx'
import { settingGroupNames } from './settings.text.ts'

const groups = Object.keys(settingGroupNames).length

function StoryPage({ words: first, closed }: { words: string; closed?: readonly SettingId[] }) {
  const [words, setWords] = useState(first)
  return <SettingsView words={words} onSearch={setWords} closed={closed} />
}

const meta = {
  title: 'Páginas/Configurações/Início',
  component: StoryPage,
  args: { words: '' },
  globals: { surface: 'admin' },
  decorators: [withRouter(['/settings/theme-settings', '/settings/indexadores'])],
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(groups)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Procurar uma configuração' }), 'inflacao')
    await expect(canvas.getByRole('link', { name: 'Indexadores' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 configuração encontrada')
  },
}

export const NothingFound: Story = {
  args: { words: 'zebra' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar busca' }))
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(groups)
  },
}

/** Settings a person may not read are neither listed nor found. */
export const WithoutTheRecord: Story = {
  args: { words: 'auditoria', closed: ['auditoria'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fornecedores' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Auditoria' })).toBeNull()
  },
}
