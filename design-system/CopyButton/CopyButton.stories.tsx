import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { CopyButton } from './CopyButton.tsx'

const code = '34191.79001 01043.510047 91020.150008 8 12340000012208'

const meta = {
  title: 'Ações/CopyButton',
  component: CopyButton,
  args: { text: code, label: 'Copiar o código' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['medium', 'compact'] },
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Row>
        <CopyButton text={code} />
        <CopyButton {...args} variant="primary" size="medium" />
        <CopyButton {...args} variant="quiet" />
        <CopyButton {...args} isDisabled />
        <CopyButton {...args} isIcon />
        <CopyButton {...args} isIcon isDisabled />
      </Row>
      <Card>
        <CopyButton {...args} />
      </Card>
      <Narrow>
        <CopyButton
          text={code}
          isFullWidth
          label="Copiar a linha digitável do boleto da contribuição de dezembro"
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const SaysThatItCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: 'Copiar o código' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(writeText).toHaveBeenCalledWith(code)
    await waitFor(() => expect(button).toHaveAccessibleName('Copiado'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Copiado')
    await expect(button.getBoundingClientRect().width).toBe(width)
    writeText.mockRestore()
  },
}

export const OffersTheTextWhenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar o código' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Texto para copiar' })
    await expect(field).toHaveFocus()
    await expect(field.selectionEnd).toBe(code.length)
    await expect(field).toHaveAccessibleDescription(/não deixou copiar/)
    writeText.mockRestore()
  },
}
