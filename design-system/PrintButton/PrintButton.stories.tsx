import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { PrintButton } from './PrintButton.tsx'

const meta = {
  title: 'Ações/PrintButton',
  component: PrintButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['medium', 'compact'] },
  },
} satisfies Meta<typeof PrintButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <Row>
        <PrintButton />
        <PrintButton variant="primary" size="medium" label="Imprimir o comprovante" />
        <PrintButton variant="quiet" />
        <PrintButton isDisabled />
      </Row>
      <Narrow>
        <PrintButton isFullWidth label="Imprimir o extrato de contribuições do ano inteiro" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const PrintsAndStaysOffThePaper: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue()
    const button = canvas.getByRole('button', { name: 'Imprimir' })
    await userEvent.click(button)
    await expect(print).toHaveBeenCalledTimes(1)
    await expect(button).toHaveAttribute('data-print', 'hide')
    print.mockRestore()
  },
}
