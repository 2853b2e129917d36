import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useInsertionEffect } from 'react'
import { brandStyle } from '../brand/brand-style.ts'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { StringsProvider } from '../strings/StringsProvider.tsx'
import { initialGlobals, type PlanColor, planColors } from './theme-globals.ts'

const styleId = 'plan-brand'

/** The one `<style>` with the plan's colours, as the portal's document has it. */
export const brandElement = () => {
  const found = document.getElementById(styleId)
  if (found) return found
  const made = document.createElement('style')
  made.id = styleId
  document.head.append(made)
  return made
}

interface ThemeProps {
  plan: PlanColor
  scheme: string
  surface: string
  density: string
  language: string
  children: ReactNode
}

/** Does in the browser what the portal's server does in the document: three attributes and one style. */
function Theme({ plan, scheme, surface, density, language, children }: ThemeProps) {
  useInsertionEffect(() => {
    const root = document.documentElement
    root.lang = language
    root.dataset.scheme = scheme
    root.dataset.surface = surface
    root.dataset.density = density
    const style = brandElement()
    style.textContent = brandStyle(planColors[plan].color)
    // Stylesheets of stories loaded later must not come after the brand.
    document.head.append(style)
  }, [plan, scheme, surface, density, language])
  const strings = language === english.locale ? english : portuguese
  return <StringsProvider strings={strings}>{children}</StringsProvider>
}

export const withTheme: Decorator = (Story, { globals }) => (
  <Theme
    plan={(globals.plan as PlanColor | undefined) ?? initialGlobals.plan}
    scheme={String(globals.scheme ?? initialGlobals.scheme)}
    surface={String(globals.surface ?? initialGlobals.surface)}
    density={String(globals.density ?? initialGlobals.density)}
    language={String(globals.language ?? initialGlobals.language)}
  >
    <Story />
  </Theme>
)
