import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../story-frame/StoryFrame.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { wide } from './SearchButton.stories.css.ts'
import { SearchButton } from './SearchButton.tsx'

const meta = {
  title: 'Ações/SearchButton',
  component: SearchButton,
  args: { shortcut: 'Ctrl K', onPress: fn() },
  decorators: [
    (Story) => (
      <div className={wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <SearchButton shortcut="Ctrl K" />
      <SearchButton />
      <SearchButton label="Procurar pessoas por nome, e-mail ou CPF em todos os planos" shortcut="⌘ K" />
      <SearchButton isDisabled shortcut="Ctrl K" />
    </Grid>
  ),
}

export const Surfaces: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [],
  render: (args) => <TopBar start={<p>Olá, Ana</p>} search={<SearchButton {...args} />} />,
}

export const SaysItselfAndOpens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Procurar...' })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}
