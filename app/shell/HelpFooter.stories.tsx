import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HelpFooter } from './HelpFooter.tsx'

const meta = {
  title: 'Estrutura/Ajuda',
  component: HelpFooter,
  args: {
    list: [
      {
        nome: 'Central de atendimento',
        telefone: '0800 000 0000',
        email: 'atendimento@exemplo.example',
        horario: 'Segunda a sexta, das 8h às 18h',
      },
      { nome: 'Ouvidoria', telefone: '', email: 'ouvidoria@exemplo.example', horario: '' },
    ],
  },
} satisfies Meta<typeof HelpFooter>

export default meta
type Story = StoryObj<typeof meta>

export const TwoChannels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0800 000 0000' })).toHaveAttribute(
      'href',
      'tel:08000000000',
    )
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** The first number in one line, and the rest a press away. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('contentinfo').clientHeight).toBeLessThan(80)
    await userEvent.click(canvas.getByText('Precisa de ajuda?', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'ouvidoria@exemplo.example' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** Before anybody set a channel there is no footer. */
export const None: Story = {
  args: { list: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
