import { useStrings } from '../strings/use-strings.ts'
import { avatar, initials, picture } from './Avatar.css.ts'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  /** Full name; its initials are shown. */
  name: string
  /** A picture instead of the initials. */
  src?: string
  /** 32, 44 or 64 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** True where the name stands beside it. Default false: read aloud as the name. */
  isDecorative?: boolean
}

/** A person, small. */
export function Avatar({ name, src, size = 'medium', isDecorative = false }: AvatarProps) {
  const strings = useStrings()
  const naming = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name.trim() || strings.avatar.nameless }
  return (
    <span {...naming} className={avatar[size]}>
      {src ? (
        <img src={src} alt="" className={picture} />
      ) : (
        <span data-initials={initialsOf(name)} className={initials} />
      )}
    </span>
  )
}
