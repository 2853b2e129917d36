import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TypingLine } from './TypingLine.tsx'

const meta = {
  title: 'Dados/TypingLine',
  component: TypingLine,
  args: { names: ['Luiz'] },
} satisfies Meta<typeof TypingLine>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <TypingLine names={[]} />
      <TypingLine names={['Luiz']} />
      <TypingLine names={['Luiz', 'Karina']} />
      <Narrow>
        <TypingLine names={['Maria Antonieta das Graças', 'Luiz', 'Karina']} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsReadAloud: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Luiz está respondendo$/)
  },
}
