import { Fragment } from 'react'

/** An e-mail or the address of a site, which goes on below before its @ or a dot where it is too long for a line, never within a word. */
export function LongAddress({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?=[@.]\S)/).map((part, place, parts) => (
        <Fragment key={parts.slice(place).join('')}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
