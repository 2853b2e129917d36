import { CheckIcon } from '../icons/icons.ts'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  frame,
  label as labelClass,
  list,
  mark,
  step as stepClass,
  summary,
  summaryLabel,
} from './Steps.css.ts'

export interface Step {
  id: string
  label: string
  /** Only a step that is done may lead back. */
  href?: string
}

export interface StepsProps {
  steps: readonly Step[]
  /** Index of the step in sight, from 0. */
  current: number
  /** Names the list. Default: "Etapas". */
  label?: string
  renderLink?: RenderLink
}

const stateOf = (index: number, current: number) => {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}

/** How far a wizard has come. A change of step is announced; a narrow screen shows "Passo 2 de 5: Endereço". */
export function Steps({ steps, current, label, renderLink }: StepsProps) {
  const strings = useStrings()
  const render = useRenderLink(renderLink)
  const now = steps[current]
  return (
    <div className={frame}>
      <ol aria-label={label ?? strings.steps.label} className={list}>
        {steps.map(({ id, label, href }, index) => {
          const state = stateOf(index, current)
          const children = (
            <>
              {state === 'done' && (
                <span className={mark}>
                  <CheckIcon size="small" />
                </span>
              )}
              <span>{label}</span>
              {state === 'done' && <VisuallyHidden>{strings.steps.done}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={id}
              className={stepClass}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && href ? (
                render({ href, className: labelClass, children })
              ) : (
                <span className={labelClass}>{children}</span>
              )}
            </li>
          )
        })}
      </ol>
      {now && (
        <p className={summary} aria-hidden>
          {strings.steps.where(current + 1, steps.length)}: <span className={summaryLabel}>{now.label}</span>
        </p>
      )}
      <div role="status">
        {now && (
          <VisuallyHidden>{`${strings.steps.where(current + 1, steps.length)}: ${now.label}`}</VisuallyHidden>
        )}
      </div>
    </div>
  )
}
