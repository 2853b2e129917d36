import { Component, type ReactNode, type RefObject, Suspense, use, useEffect, useState } from 'react'
import { keepServerHtml } from './keep-server-html.ts'

/**
 * Around the whole document. Where the program cannot draw it at all, nothing is drawn: a fallback that never comes keeps React from
 * touching what the server drew, and the document goes on without it.
 */
export function DocumentErrorBoundary({ children }: { children: ReactNode }) {
  return <Whole>{children}</Whole>
}

class Whole extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    setTimeout(keepServerHtml)
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Never /> : this.props.children
  }
}

const never = new Promise<never>(() => undefined)

function Never() {
  return use(never)
}

/** Whether React has taken over a part that the server drew. */
type Standing = { isTaken: boolean }

type PartErrorBoundaryProps = {
  /** The element that has the part and nothing else in it. */
  place: RefObject<HTMLElement | null>
  /**
   * The id of that element, where the part's program comes late: a page that React draws anew, as beside an extension, shows the part as it
   * stood until then.
   */
  id?: string
  children: ReactNode
}

/**
 * A part of a page that React takes over later than the rest. Where that fails the part stays as the server drew it; what fails once it was
 * taken over is the page's to tell.
 */
export function PartErrorBoundary({ place, id, children }: PartErrorBoundaryProps) {
  const [standing] = useState<Standing>({ isTaken: false })
  return (
    <Boundary place={place} standing={standing}>
      <Suspense fallback={id === undefined ? null : <AsItStood id={id} />}>
        {children}
        <Taken standing={standing} />
      </Suspense>
    </Boundary>
  )
}

/** Drawn while the document still has the part as it was. */
function AsItStood({ id }: { id: string }) {
  const [nodes] = useState(() =>
    copiesOf(typeof document === 'undefined' ? null : document.getElementById(id)),
  )
  return <Served nodes={nodes} />
}

/** A part whose effects throw, right after it was drawn, is not taken over. */
function Taken({ standing }: { standing: Standing }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      standing.isTaken = true
    })
    return () => clearTimeout(timer)
  }, [standing])
  return null
}

type BoundaryProps = PartErrorBoundaryProps & { standing: Standing }

class Boundary extends Component<BoundaryProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null }
  private served: Node[] | undefined

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override componentDidCatch() {
    dispatchEvent(new Event('portal:failed'))
  }

  override render() {
    const { place, standing, children } = this.props
    const { thrown } = this.state
    if (!thrown) return children
    // Before React clears the place: it does so once this is drawn.
    this.served ??= standing.isTaken ? [] : copiesOf(place.current)
    if (this.served.length === 0) throw thrown.error
    return <Served nodes={this.served} />
  }
}

function copiesOf(place: HTMLElement | null): Node[] {
  return [...(place?.childNodes ?? [])].map((node) => node.cloneNode(true))
}

function Served({ nodes }: { nodes: readonly Node[] }) {
  return <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(...nodes)} />
}
