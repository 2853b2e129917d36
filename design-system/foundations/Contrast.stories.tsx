import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { measureGuide } from '../brand/contrast-guide.ts'
import { adminPalette, participantPalette } from '../brand/palettes.ts'
import { ContrastPairs } from './ContrastPairs.tsx'

const meta = {
  title: 'Fundamentos/Contraste',
  component: ContrastPairs,
  args: { palette: participantPalette('light') },
  argTypes: { palette: { control: false }, only: { control: false } },
  // Each story shows one palette on purpose, whatever the toolbar says.
  parameters: { everyTheme: false },
} satisfies Meta<typeof ContrastPairs>

export default meta
type Story = StoryObj<typeof meta>

const pairsKept: Story['play'] = async ({ args, canvas }) => {
  const measures = measureGuide(args.palette)
  await expect(measures.filter(({ passes }) => !passes)).toEqual([])
  await expect(canvas.getAllByRole('listitem')).toHaveLength(measures.length)
}

export const ParticipantLight: Story = { play: pairsKept }
export const ParticipantDark: Story = { args: { palette: participantPalette('dark') }, play: pairsKept }
export const AdminLight: Story = { args: { palette: adminPalette('light') }, play: pairsKept }
export const AdminDark: Story = { args: { palette: adminPalette('dark') }, play: pairsKept }
export const GreenLight: Story = {
  args: { palette: participantPalette('light', '#3ba387') },
  play: pairsKept,
}
export const YellowLight: Story = {
  args: { palette: participantPalette('light', '#ffff00') },
  play: pairsKept,
}
export const YellowDark: Story = { args: { palette: participantPalette('dark', '#fdb913') }, play: pairsKept }
export const AlmostBlackDark: Story = {
  args: { palette: participantPalette('dark', '#111111') },
  play: pairsKept,
}
export const GreyLight: Story = { args: { palette: participantPalette('light', '#808080') }, play: pairsKept }
