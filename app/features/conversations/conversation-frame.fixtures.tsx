import type { ComponentType } from 'react'
import { frame, threadSide } from './ConversationsPage.css.ts'

/** Stands a story where an open conversation stands on its page, alone. */
export const inFrame = (Story: ComponentType) => (
  <div className={frame} style={{ gridTemplateColumns: 'minmax(0, 1fr)', blockSize: '40rem' }} data-open>
    <section className={threadSide}>
      <Story />
    </section>
  </div>
)
