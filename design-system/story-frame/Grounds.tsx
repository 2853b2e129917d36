import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { content, ground, groundName, grounds } from './Grounds.css.ts'

const names = {
  page: 'Na página',
  card: 'Em um cartão',
  sunken: 'Em um fundo rebaixado',
  brand: 'No tom claro da cor do plano',
  chrome: 'Na barra do portal',
} as const

type Ground = keyof typeof names

const everywhere: readonly Ground[] = ['page', 'card', 'sunken', 'brand']
const withChrome: readonly Ground[] = [...everywhere, 'chrome']

interface GroundsProps {
  /** Given the name of each ground, where names must differ (landmarks). */
  children: ReactNode | ((where: string) => ReactNode)
  /** Also on the top bar's ground. */
  hasChrome?: boolean
}

/** The same thing on each ground a component may stand on: page, card, sunken, and the pale tint of the plan's colour. */
export function Grounds({ children, hasChrome = false }: GroundsProps) {
  return (
    <div className={grounds}>
      {(hasChrome ? withChrome : everywhere).map((name) => (
        <div key={name} className={ground[name]}>
          <p className={groundName}>{names[name]}</p>
          <div className={content}>{typeof children === 'function' ? children(names[name]) : children}</div>
        </div>
      ))}
    </div>
  )
}

/** For the `Surfaces` story of a component: `export const Surfaces: Story = { decorators: [onGrounds] }`. */
export const onGrounds: Decorator = (Story) => (
  <Grounds>
    <Story />
  </Grounds>
)

/** The same for what may also stand on the top bar. */
export const onGroundsAndChrome: Decorator = (Story) => (
  <Grounds hasChrome>
    <Story />
  </Grounds>
)
