import { Announcer } from '../Announcer/Announcer.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { count, foot, keys, overLimit } from './Composer.css.ts'
import { announcedLeft, charactersLeft } from './composer-state.ts'

/** Hint for the keys, and near the limit the number of characters left. */
export function ComposerFoot({ value, maxLength }: { value: string; maxLength: number }) {
  const strings = useStrings().composer
  const left = charactersLeft(value, maxLength)
  const said = announcedLeft(left)
  const sentence = (count: number) => (count < 0 ? strings.tooLong(-count) : strings.left(count))
  return (
    <>
      <p className={foot}>
        <span aria-hidden className={keys}>
          {strings.keys}
        </span>
        {left !== null && (
          <span aria-hidden className={left <= 0 ? overLimit : count}>
            {sentence(left)}
          </span>
        )}
      </p>
      <Announcer message={said === null ? '' : sentence(said)} />
    </>
  )
}
