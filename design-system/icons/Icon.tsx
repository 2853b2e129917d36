import type { LucideIcon } from 'lucide-react'
import { createElement, type ReactElement } from 'react'
import { iconSize } from './Icon.css.ts'

export interface IconProps {
  /** 16, 20 or 28 px at the default text size; grows with the text. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
}

export type IconComponent = (props: IconProps) => ReactElement

/**
 * A glyph as a component of this system. Always decoration: the words beside it, or the label of its button,
 * say what it means, so it is hidden from assistive technology.
 */
export const icon = (glyph: LucideIcon): IconComponent =>
  function Icon({ size = 'medium' }) {
    return createElement(glyph, {
      'aria-hidden': true,
      focusable: false,
      className: iconSize[size],
      strokeWidth: 1.75,
    })
  }
