import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scales } from '../tokens/scales.ts'
import {
  boxes,
  radiusBox,
  scaleList,
  shadowBox,
  sizeBar,
  spaceBar,
  step as stepClass,
  stepName,
} from './Scales.css.ts'

const meta = { title: 'Fundamentos/Espaço' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface BarsProps {
  scale: string
  steps: Record<string, string>
  bars: Record<string, string>
}

function Bars({ scale, steps, bars }: BarsProps) {
  return (
    <ul className={scaleList}>
      {Object.entries(steps).map(([name, value]) => (
        <li key={name} className={stepClass}>
          <span className={stepName}>
            {scale}.{name} · {value}
          </span>
          <span className={bars[name]} />
        </li>
      ))}
    </ul>
  )
}

/** Distances. Everything is a step of 4 px at the default text size, and grows with the text. */
export const Distances: Story = {
  render: () => <Bars scale="space" steps={scales.space} bars={spaceBar} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(scales.space).length)
  },
}

export const Sizes: Story = {
  render: () => <Bars scale="size" steps={scales.size} bars={sizeBar} />,
}

export const Corners: Story = {
  render: () => (
    <ul className={boxes}>
      {Object.entries(scales.radius).map(([name, value]) => (
        <li key={name} className={radiusBox[name as keyof typeof radiusBox]}>
          {name} · {value}
        </li>
      ))}
    </ul>
  ),
}

/** By night depth comes from lighter grounds and an edge; switch the scheme to see it. */
export const Shadows: Story = {
  render: () => (
    <ul className={boxes}>
      {Object.entries(shadowBox).map(([name, className]) => (
        <li key={name} className={className}>
          {name}
        </li>
      ))}
    </ul>
  ),
}
