import type { Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Avatar } from '../Avatar/Avatar.tsx'
import { avatarButton } from './AvatarButton.css.ts'

export interface AvatarButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'> {
  /** Full name; its initials are shown. */
  name: string
  /** Accessible name, with the effect: "Menu de Ana Beatriz Lima". */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A person as a button: opens what is about them. */
export function AvatarButton({ name, label, ...props }: AvatarButtonProps) {
  return (
    <Button {...props} aria-label={label} className={avatarButton}>
      <Avatar name={name} isDecorative />
    </Button>
  )
}
