import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../story-frame/StoryFrame.tsx'
import { column, specimen, specimenName } from './Foundations.css.ts'
import { specimenStyles } from './specimen-styles.css.ts'

const meta = { title: 'Fundamentos/Tipografia' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <Grid>
      {Object.entries(specimenStyles).map(([name, className]) => (
        <div key={name} className={specimen}>
          <span className={specimenName}>{name}</span>
          <p className={className}>Sua contribuição de R$ 1.234,56 já está a caminho</p>
        </div>
      ))}
    </Grid>
  ),
}

const amounts = ['1.111.111,11', '8.888.888,88', '120.431,07', '-1.750,00']

/** Digits of one width: amounts of as many digits are as wide as each other. */
export const FiguresLineUp: Story = {
  render: () => (
    <ul className={column}>
      {amounts.map((amount) => (
        <li key={amount}>
          <span>{amount}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load("400 18px 'Poppins Figures'", '0123456789')
    const [ones, eights] = amounts.map((amount) => canvas.getByText(amount).getBoundingClientRect().width)
    await expect(document.fonts.check("400 18px 'Poppins Figures'", '1')).toBe(true)
    await expect(ones).toBeCloseTo(eights ?? 0, 1)
  },
}
