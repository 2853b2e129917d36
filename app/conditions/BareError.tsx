import { bareErrorText } from './bare-error.text.ts'

/** Where the screen for an error could not be fetched either: no style and no script of its own, only the way on. */
export function BareError() {
  return (
    <main>
      <h1>{bareErrorText.title}</h1>
      <button type="button" onClick={() => location.reload()}>
        {bareErrorText.reload}
      </button>
    </main>
  )
}
