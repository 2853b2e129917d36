import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Accordion } from './Accordion.tsx'
import { AccordionItem } from './AccordionItem.tsx'

const meta = {
  title: 'Estrutura/Accordion',
  component: Accordion,
  args: {
    defaultExpanded: ['payment'],
    children: (
      <>
        <AccordionItem id="payment" title="Quando o resgate é pago?">
          Em até 30 dias depois da aprovação do pedido.
        </AccordionItem>
        <AccordionItem title="Posso mudar de regime de tributação depois de pedir o primeiro benefício ou resgate?">
          Não. A escolha vale até o fim do plano.
        </AccordionItem>
        <AccordionItem title="Indisponível" isDisabled>
          Nada.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => (
    <Card title="Perguntas frequentes">
      <Accordion {...args} />
    </Card>
  ),
}

export const States: Story = {
  render: (args) => (
    <Grid>
      <Accordion {...args} />
      <Accordion {...args} defaultExpanded={[]} />
      <Narrow>
        <Accordion {...args} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /mudar de regime/ })
    await expect(canvas.getByRole('heading', { level: 3, name: /mudar de regime/ })).toBeVisible()
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Não. A escolha vale até o fim do plano.')).toBeVisible()
  },
}

export const OneAtATime: Story = {
  args: { allowsMultiple: false },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Quando o resgate é pago?' })
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /mudar de regime/ }))
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
