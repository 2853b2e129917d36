import { useStrings } from '../strings/use-strings.ts'
import { avatar, dot, initials, picture, withDot } from './Avatar.css.ts'
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
  /** Whether the person is there now: a dot, full or hollow, which is read aloud in words also where the rest is decoration. */
  presence?: 'present' | 'away' | undefined
}

/** A person, small. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, presence }: AvatarProps) {
  const strings = useStrings()
  const naming = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name.trim() || strings.avatar.nameless }
  const person = (
    <span {...naming} className={avatar[size]}>
      {src ? (
        <img src={src} alt="" className={picture} />
      ) : (
        <span data-initials={initialsOf(name)} className={initials} />
      )}
    </span>
  )
  if (!presence) return person
  return (
    <span className={withDot}>
      {person}
      <span role="img" aria-label={strings.avatar[presence]} className={dot[presence]} />
    </span>
  )
}
