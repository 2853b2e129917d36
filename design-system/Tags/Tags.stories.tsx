import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Tags, type TagsProps } from './Tags.tsx'

const items = [
  { id: 'state', label: 'Situação: em análise' },
  { id: 'service', label: 'Serviço: empréstimo' },
  { id: 'period', label: 'De 01/10/2026 a 31/10/2026' },
]

function Removable(args: TagsProps) {
  const [held, setHeld] = useState(args.items)
  return (
    <Tags
      {...args}
      items={held}
      onRemove={(id) => {
        setHeld((before) => before.filter((item) => item.id !== id))
        args.onRemove?.(id)
      }}
      onClear={() => setHeld([])}
    />
  )
}

const meta = {
  title: 'Dados/Tags',
  component: Tags,
  args: { label: 'Filtros escolhidos', items, onRemove: fn(), onClear: fn() },
  render: (args) => <Removable {...args} />,
} satisfies Meta<typeof Tags>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Tags {...args} label="Com cruz e sem limpar" onClear={undefined} />
      <Tags {...args} label="Só para ler" onRemove={undefined} onClear={undefined} />
      <Tags {...args} label="Uma só" items={items.slice(0, 1)} />
      <Narrow>
        <Tags
          {...args}
          label="Texto longo"
          items={[
            {
              id: 'long',
              label: 'Serviço: alteração do percentual de contribuição suplementar da patrocinadora',
            },
            ...items,
          ]}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => (
    <Grid>
      {(['surface', 'sunken', 'brand'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Tags {...args} label={`Filtros ${tone}`} />
        </Card>
      ))}
    </Grid>
  ),
}

export const TakenAwayByCrossAndByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('grid', { name: 'Filtros escolhidos' })
    await expect(list).toBeVisible()
    const [cross] = canvas.getAllByRole('button', { name: /Situação: em análise/ })
    if (!cross) throw new Error('no cross')
    await userEvent.click(cross)
    await expect(args.onRemove).toHaveBeenLastCalledWith('state')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('period')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Serviço: empréstimo' })).toHaveFocus())
  },
}

export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar tudo' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
