/**
 * Keeps what a person does before the page's script has come, and does it again once the part that they touched has come alive: on
 * a slow phone a button is seen seconds before it can answer. A pressed button is pressed, a form that was sent is sent, what was
 * typed or ticked reaches the form's state. Links work by themselves, and so does a form that says where it is posted.
 *
 * Where React finds something else than the server drew, as after a translator or an extension, it draws the page anew: what was typed, ticked
 * and chosen goes to the fields that stand there then, and so does the focus; what was pressed is pressed there.
 *
 * It stands in the document as its own source, before everything else, so it uses nothing from outside itself. After half a minute, or once
 * the program gave up, it lets everything pass: what did not come alive by then is not ours. Only what comes when it is touched may be touched
 * late.
 */
export function replayEarlyInteractions(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  const TIMEOUT_MS = 30_000
  const SHORT_TIMEOUT_MS = 3000
  type Act = (element: Element) => void
  const acts = new Map<Element, { act: Act; place: number }>()
  /** Entries of fields, by the place of each among those of its kind: while they come alive they may be drawn anew. */
  const given = new Map<Element, { act: Act; place: number; aliveSince?: number }>()
  const SETTLED_MS = 1000
  const path = location.pathname
  let focused: { element: Element; place: number } | undefined
  let isWhole = false
  // React marks what it has taken over.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const COMES_LATE = '[data-comes-when-touched]'
  let isOver = false
  // React takes over what hydrates later in the moment in which it is pressed, once it knows what is around it.
  const isReactsBusiness = (element: Element) => {
    const later = element.closest('[data-hydrates-later]')
    return isAlive(element) || (later !== null && isAlive(later))
  }
  const isOurs = (element: Element) =>
    !isReactsBusiness(element) && (!isOver || element.closest(COMES_LATE) !== null)

  const say = (field: Element, name: 'input' | 'change') =>
    field.dispatchEvent(new Event(name, { bubbles: true }))

  type Typed = Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>
  /** Where a mask rewrote the text, it put the caret where it belongs. */
  const pointIn = (field: Field, { value, selectionStart, selectionEnd }: Typed) => {
    if (selectionStart !== null && field.value === value)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
  const retype = (field: Field, typed: Typed) => {
    // An event makes React finish what it is just taking over; only then does it notice a change.
    say(field, 'input')
    // It notices one when the text is not the one that it knows, and it knows what is set without the detour.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed.value)
    say(field, 'input')
    pointIn(field, typed)
  }
  const tickAgain = (field: HTMLInputElement, isTicked: boolean) => {
    say(field, 'change')
    field.checked = !isTicked
    field.click()
  }
  const chooseAgain = (field: HTMLSelectElement, chosen: string) => {
    field.value = chosen
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const isField = (element: Element) => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
  const alike = (element: Element) => [...document.querySelectorAll(element.tagName.toLowerCase())]
  const keep = (element: Element, act: Act) => {
    if (acts.size + given.size === 0) setTimeout(catchUpLater, 50)
    const kept = { act, place: alike(element).indexOf(element) }
    if (isOurs(element)) {
      // Who presses again on what was drawn anew is answered once.
      for (const other of acts.keys())
        if (other === element || (!other.isConnected && other.tagName === element.tagName)) acts.delete(other)
      acts.set(element, kept)
    }
    if (isField(element)) given.set(element, kept)
  }
  const successorOf = (element: Element, place: number): Element | undefined => {
    const next = element.isConnected ? undefined : alike(element)[place]
    // A press is done again only on what looks the same; a text may have been translated meanwhile.
    const names = ['type', 'name', ...(isField(element) ? [] : ['class', 'aria-label'])]
    const isSame = names.every((name) => next?.getAttribute(name) === element.getAttribute(name))
    return isSame && location.pathname === path ? next : undefined
  }
  const followDrawnAnew = () => {
    for (const [element, one] of given) {
      const next = successorOf(element, one.place)
      if (next && isAlive(next)) {
        given.delete(element)
        given.set(next, { act: one.act, place: one.place })
        one.act(next)
      } else if (isWhole && isAlive(element)) {
        one.aliveSince ??= performance.now()
        if (performance.now() - one.aliveSince > SETTLED_MS) given.delete(element)
      }
    }
    const before = focused?.element
    const next = before && successorOf(before, focused!.place)
    if (!(next instanceof HTMLElement) || document.activeElement !== document.body) return
    next.focus()
    if (next instanceof HTMLInputElement && before instanceof HTMLInputElement) pointIn(next, before)
  }
  /** After the fields: a form that is sent again has what was typed. */
  const pressDrawnAnew = () => {
    for (const [element, { act, place }] of acts) {
      if (element.isConnected) continue
      const next = successorOf(element, place)
      const isWaitedFor = !isField(element) && !isOver && location.pathname === path
      if (isWaitedFor && !(next && isReactsBusiness(next))) continue
      acts.delete(element)
      if (isWaitedFor && next) act(next)
    }
  }
  let isCatchingUp = false
  const catchUp = () => {
    // Doing an act again is an event as well.
    if (isCatchingUp) return
    isCatchingUp = true
    for (const [element, { act }] of acts) {
      if (!element.isConnected || !isReactsBusiness(element)) continue
      acts.delete(element)
      act(element)
    }
    followDrawnAnew()
    pressDrawnAnew()
    isCatchingUp = false
  }
  const catchUpLater = () => {
    catchUp()
    if (acts.size > 0 || (given.size > 0 && !isOver)) setTimeout(catchUpLater, 50)
  }

  const pressableAt = ({ target }: Event) =>
    target instanceof Element ? target.closest('a[href], button, [role="tab"]') : null
  let pressed: { element: Element; place: number } | undefined
  const onPress = (event: Event) => {
    const element = pressableAt(event)
    const isNotAlive = element && (isOurs(element) || !(isWhole || isOver))
    pressed = isNotAlive ? { element, place: alike(element).indexOf(element) } : undefined
  }
  /** Drawn anew under the finger, a button is let go of that was never pressed: there is no click. */
  const onRelease = (event: Event) => {
    const next = pressed && successorOf(pressed.element, pressed.place)
    if (next instanceof HTMLElement && next === pressableAt(event)) next.click()
    pressed = undefined
  }
  const onClick = (event: Event) => {
    // A press relies on text typed before it.
    catchUp()
    const target = pressableAt(event)
    if (!(target instanceof HTMLElement) || target.matches('a[href]') || !isOurs(target)) return
    if (
      target instanceof HTMLButtonElement &&
      target.type === 'submit' &&
      target.form?.hasAttribute('action')
    )
      return
    event.preventDefault()
    keep(target, (button) => (button as HTMLElement).click())
  }
  const onSubmit = (event: Event) => {
    catchUp()
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !isOurs(form)) return
    // One that says where it is posted waits for its script only where that is on its way by now, and not for long.
    const isPosted = form.hasAttribute('action')
    if (isPosted && !form.closest(COMES_LATE)) return
    event.preventDefault()
    keep(form, (drawn) => (drawn as HTMLFormElement).requestSubmit())
    if (isPosted) setTimeout(() => form.isConnected && acts.delete(form) && form.submit(), SHORT_TIMEOUT_MS)
  }
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && (!isWhole || target.closest(COMES_LATE)))
      focused = { element: target, place: alike(target).indexOf(target) }
  }
  // React marks a field before it is sure of it, and may draw it anew all the same.
  const mayBeLost = (field: Element) =>
    isOurs(field) || (!isOver && (!isWhole || field.closest(COMES_LATE) !== null))
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && mayBeLost(target)) {
      const { value } = target
      keep(target, (field) => chooseAgain(field as HTMLSelectElement, value))
    }
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !mayBeLost(target))
      return
    const { value, type, selectionStart, selectionEnd } = target
    if (type === 'file') keep(target, (field) => say(field, 'change'))
    else if (target instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
      const { checked } = target
      keep(target, (field) => tickAgain(field as HTMLInputElement, checked))
    } else keep(target, (field) => retype(field as Field, { value, selectionStart, selectionEnd }))
  }

  // Done again after the next key, what was typed before would take that key away.
  const listeners = {
    pointerdown: onPress,
    pointerup: onRelease,
    click: onClick,
    submit: onSubmit,
    beforeinput: catchUp,
    input: onInput,
    focusin: onFocus,
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  // Followed in the same moment in which it is drawn anew: the next key is not to miss its field.
  const drawings = new MutationObserver(() => {
    if (location.pathname !== path) drawings.disconnect()
    else if (focused && !focused.element.isConnected) catchUp()
  })
  drawings.observe(document, { childList: true, subtree: true })
  const end = () => {
    drawings.disconnect()
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
  }
  setTimeout(() => {
    isOver = true
    for (const element of acts.keys()) if (!isOurs(element)) acts.delete(element)
    if (!document.querySelector(COMES_LATE)) end()
  }, TIMEOUT_MS)
  addEventListener('portal:failed', () => {
    isOver = true
    end()
  })
  addEventListener('portal:alive', () => {
    catchUp()
    isWhole = true
  })
}
