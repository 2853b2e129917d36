import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Carousel } from './Carousel.tsx'

const slides = ['Campanha de aportes', 'Nova Central de ajuda', 'Assembleia de dezembro'].map((title) => ({
  id: title,
  children: (
    <Card>
      <p>{title}: veja o que muda para você e até quando vale a condição especial deste ano.</p>
      <p>
        <TextLink href="#">Saber mais sobre {title}</TextLink>
      </p>
    </Card>
  ),
}))

const meta = {
  title: 'Dados/Carousel',
  component: Carousel,
  args: { label: 'Destaques', slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Carousel {...args} />
      <Carousel {...args} label="Um só" slides={slides.slice(0, 1)} />
      <Carousel {...args} label="Parado" everyMs={null} />
      <Narrow>
        <Carousel {...args} label="Estreito" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TurnedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 de 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await waitFor(() => expect(canvas.getByText('2 de 3')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await waitFor(() => expect(canvas.getByText('3 de 3')).toBeVisible())
  },
}

/** A link that is out of sight comes into it with the focus. */
export const FollowsTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Saber mais sobre Assembleia de dezembro' }).focus()
    await waitFor(() => expect(canvas.getByText('3 de 3')).toBeVisible())
  },
}

/** Less motion is asked for here: it stands still until somebody starts it, and waits while the pointer is over it. */
export const PlaysOnlyWhenAsked: Story = {
  args: { everyMs: 200 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 de 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Passar sozinho' }))
    await expect(canvas.getByRole('button', { name: 'Pausar' })).toBeVisible()
    await expect(canvas.getByText('1 de 3')).toBeVisible()
    canvas.getByRole('button', { name: 'Pausar' }).blur()
    await waitFor(async () => {
      // Again each time: a browser's own pointer, at rest where the slides are, comes in whenever they are laid out.
      await fireEvent.pointerLeave(canvas.getByRole('group', { name: 'Destaques' }))
      await expect(canvas.getByText('2 de 3')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await expect(canvas.getByRole('button', { name: 'Passar sozinho' })).toBeVisible()
  },
}
