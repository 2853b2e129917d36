import { code } from './guide.css.ts'

/** A sentence of a guide, with names of the code between backticks. */
export const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className={code}>
        {part}
      </code>
    ) : (
      part
    ),
  )
