import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Navegação/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 7, getHref: (page) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: ({ getHref }) => (
    <Grid>
      <Narrow>
        <Pagination label="Na primeira" page={0} totalPages={7} getHref={getHref} />
        <Pagination label="No meio" page={110} totalPages={212} getHref={getHref} />
        <Pagination label="Na última" page={6} totalPages={7} getHref={getHref} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => <Grounds>{(where) => <Pagination {...args} label={where} />}</Grounds>,
}

export const LinksToItsNeighbours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página 2 de 7')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '#pagina-0')
    await expect(canvas.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '#pagina-2')
  },
}

export const IsBounded: Story = {
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página 7 de 7')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Próxima' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '#pagina-5')
  },
}

export const NothingForOnePage: Story = {
  args: { page: 0, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
