import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { columns, form, grid, narrow, row } from './StoryFrame.css.ts'

interface FrameProps {
  children: ReactNode
}

/** Things under each other. For stories only, like everything here. */
export const Grid = ({ children }: FrameProps) => <div className={grid}>{children}</div>

/** Things beside each other. */
export const Row = ({ children }: FrameProps) => <div className={row}>{children}</div>

/** A form column. */
export const FormColumn = ({ children }: FrameProps) => <div className={form}>{children}</div>

/** Fields beside each other, as many as fit. */
export const Columns = ({ children }: FrameProps) => <div className={columns}>{children}</div>

/** A 320 px screen, without the page's margins. */
export const Narrow = ({ children }: FrameProps) => <div className={narrow}>{children}</div>

/** Puts every story of a field in a form column; `parameters: { isWide: true }` lets one out. */
export const inForm: Decorator = (Story, { parameters }) =>
  parameters.isWide === true ? (
    <Story />
  ) : (
    <FormColumn>
      <Story />
    </FormColumn>
  )
