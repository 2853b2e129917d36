import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { ReorderableList } from './ReorderableList.tsx'

type Stage = { id: string; name: string }

const stages: readonly Stage[] = [
  { id: 'a', name: 'Análise' },
  { id: 'b', name: 'Cálculo' },
  { id: 'c', name: 'Aprovação' },
]

function StoryList({ first, label = 'Etapas' }: { first: readonly Stage[]; label?: string }) {
  const [items, setItems] = useState(first)
  return (
    <ReorderableList
      label={label}
      items={items}
      itemKey={({ id }) => id}
      itemName={({ name }) => name}
      onMove={(from, to) => {
        const moved = items[from]
        if (moved) setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved))
      }}
    >
      {({ name }) => <p>{name}</p>}
    </ReorderableList>
  )
}

const meta = {
  title: 'Estrutura/ReorderableList',
  component: StoryList,
  args: { first: stages },
} satisfies Meta<typeof StoryList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <StoryList label="Uma só" first={stages.slice(0, 1)} />
      <Narrow>
        <StoryList
          label="Nomes longos"
          first={[
            { id: 'a', name: 'Conferência da documentação enviada pela patrocinadora e pelo participante' },
            { id: 'b', name: 'Aprovação' },
          ]}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const FocusGoesAlong: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((one) => one.textContent)
    const up = canvas.getByRole('button', { name: 'Mover Aprovação para cima' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['Análise', 'Aprovação', 'Cálculo'])
    await expect(canvas.getByRole('button', { name: 'Mover Aprovação para cima' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Aprovação: posição 2 de 3')
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['Aprovação', 'Análise', 'Cálculo'])
    await expect(canvas.getByRole('button', { name: 'Mover Aprovação para cima' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Mover Aprovação para baixo' })).toHaveFocus()
  },
}
