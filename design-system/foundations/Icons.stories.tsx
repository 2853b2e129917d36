import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as icons from '../icons/icons.ts'
import { glyph, glyphName, glyphs, sizes } from './Icons.css.ts'

const meta = { title: 'Fundamentos/Ícones' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const all = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other))

/** Every glyph under the name it is imported by. One that nothing uses is taken out again. */
export const All: Story = {
  render: () => (
    <ul className={glyphs}>
      {all.map(([name, Icon]) => (
        <li key={name} className={glyph}>
          <Icon size="large" />
          <span className={glyphName}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(all.length)
  },
}

/** 16, 20 and 28 px at the default text size; they grow with the text. */
export const Sizes: Story = {
  render: () => (
    <ul className={sizes}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <li key={size}>
          <icons.BellIcon size={size} />
          <span className={glyphName}>{size}</span>
        </li>
      ))}
    </ul>
  ),
}
