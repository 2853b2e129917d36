import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChartLineIcon, TableIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

function Remembering(props: ComponentProps<typeof ToggleButtonGroup<string>>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <ToggleButtonGroup
      {...props}
      selected={selected}
      onChange={(id) => {
        setSelected(id)
        props.onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'Ações/ToggleButtonGroup',
  component: ToggleButtonGroup<string>,
  args: {
    label: 'Período',
    selected: '12',
    onChange: fn(),
    options: [
      { id: '6', label: '6 meses' },
      { id: '12', label: '12 meses' },
      { id: 'all', label: 'Tudo' },
    ],
  },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof ToggleButtonGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Remembering {...args} />
      <Remembering
        label="Visão"
        selected="chart"
        onChange={args.onChange}
        options={[
          { id: 'chart', label: 'Gráfico', icon: ChartLineIcon },
          { id: 'table', label: 'Tabela', icon: TableIcon, isDisabled: true },
        ]}
      />
      <Remembering {...args} label="Desativado" isDisabled />
      <Narrow>
        <Remembering {...args} label="Em tela estreita" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const OneIsAlwaysChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Período' })).toBeVisible()
    const all = canvas.getByRole('radio', { name: 'Tudo' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('all')
  },
}
