import { item, items, promise, promiseTitle, rings, tick } from './SignInPromise.css.ts'
import { signInText } from './sign-in.text.ts'

/** Purpose of the portal, on the brand's deep background; only where there is room. */
export function SignInPromise() {
  return (
    <aside className={promise} aria-label={signInText.promiseTitle}>
      <Rings />
      <p className={promiseTitle}>{signInText.promiseTitle}</p>
      <ul className={items}>
        {signInText.promises.map((sentence) => (
          <li key={sentence} className={item}>
            <span className={tick}>
              <Check />
            </span>
            {sentence}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** A tick of its own, so that the sign-in page does without the bundle of the icons. */
function Check() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M4 12l5 5L20 6" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** Growth rings of a tree: time that adds up. */
function Rings() {
  return (
    <svg className={rings} viewBox="0 0 400 400" aria-hidden="true" fill="none" stroke="currentColor">
      {[36, 62, 92, 126, 164, 206, 252, 302].map((radius, ring) => (
        <ellipse
          key={radius}
          cx={200 + ring * 3}
          cy={200 - ring * 2}
          rx={radius}
          ry={radius * 0.96}
          strokeWidth={1.5}
        />
      ))}
    </svg>
  )
}
