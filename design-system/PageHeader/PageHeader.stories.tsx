import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DownloadIcon } from '../icons/icons.ts'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Estrutura/PageHeader',
  component: PageHeader,
  args: {
    title: 'Extrato de contribuições',
    description: 'Tudo o que você e a patrocinadora depositaram, mês a mês.',
    actions: (
      <Button variant="secondary" icon={DownloadIcon}>
        Baixar em PDF
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const OnlyATitle: Story = { args: { description: undefined, actions: undefined } }

/** A long title with its button on a phone. */
export const States: Story = {
  args: { title: 'Simulador do regime de tributação do imposto de renda' },
  render: (args) => (
    <Narrow>
      <PageHeader {...args} />
    </Narrow>
  ),
}

export const TitleTakesFocusByScript: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Extrato de contribuições' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
