/**
 * Keeps what a person does before the page's script has come, and does it again once the part that they touched has come alive: on
 * a slow phone a button is seen seconds before it can answer. A pressed button is pressed, a form that was sent is sent, what was
 * typed or ticked reaches the form's state. Links work by themselves, and so does a form that says where it is posted.
 *
 * It stands in the document as its own source, before everything else, so it uses nothing from outside itself. After half a minute
 * it lets everything pass: what did not come alive by then is not ours. Only what comes when it is touched may be touched late.
 */
export function replayEarlyInteractions(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  const PATIENCE_MS = 30_000
  const SHORT_PATIENCE_MS = 3000
  const acts = new Map<Element, () => void>()
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
  const retype = (field: Field, { value: text, selectionStart, selectionEnd }: Typed) => {
    // An event makes React finish what it is just taking over; only then does it notice a change.
    say(field, 'input')
    // It notices one when the text is not the one that it knows, and it knows what is set without the detour.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    say(field, 'input')
    // The caret is not where it was any more; where a mask rewrote the text, it put the caret where it belongs.
    if (selectionStart !== null && field.value === text) field.setSelectionRange(selectionStart, selectionEnd)
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
  const keep = (element: Element, act: () => void) => {
    if (acts.size === 0) setTimeout(catchUpLater, 50)
    acts.delete(element)
    acts.set(element, act)
  }
  let isCatchingUp = false
  const catchUp = () => {
    // Doing an act again is an event as well.
    if (isCatchingUp) return
    isCatchingUp = true
    for (const [element, act] of acts) {
      if (element.isConnected && !isReactsBusiness(element)) continue
      acts.delete(element)
      if (element.isConnected) act()
    }
    isCatchingUp = false
  }
  const catchUpLater = () => {
    catchUp()
    if (acts.size > 0) setTimeout(catchUpLater, 50)
  }

  const onClick = (event: Event) => {
    // What is pressed now counts on what was typed before.
    catchUp()
    const target =
      event.target instanceof Element ? event.target.closest('a[href], button, [role="tab"]') : null
    if (!(target instanceof HTMLElement) || target.matches('a[href]') || !isOurs(target)) return
    if (
      target instanceof HTMLButtonElement &&
      target.type === 'submit' &&
      target.form?.hasAttribute('action')
    )
      return
    event.preventDefault()
    keep(target, () => target.click())
  }
  const onSubmit = (event: Event) => {
    catchUp()
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !isOurs(form)) return
    // One that says where it is posted waits for its script only where that is on its way by now, and not for long.
    const isPosted = form.hasAttribute('action')
    if (isPosted && !form.closest(COMES_LATE)) return
    event.preventDefault()
    keep(form, () => form.requestSubmit())
    if (isPosted) setTimeout(() => acts.delete(form) && form.submit(), SHORT_PATIENCE_MS)
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && isOurs(target)) {
      const { value } = target
      keep(target, () => chooseAgain(target, value))
    }
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isOurs(target))
      return
    const { value, type, selectionStart, selectionEnd } = target
    if (type === 'file') keep(target, () => say(target, 'change'))
    else if (target instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
      const { checked } = target
      keep(target, () => tickAgain(target, checked))
    } else keep(target, () => retype(target, { value, selectionStart, selectionEnd }))
  }

  // Done again after the next key, what was typed before would take that key away.
  const listeners = { click: onClick, submit: onSubmit, beforeinput: catchUp, input: onInput }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  setTimeout(() => {
    isOver = true
    for (const element of acts.keys()) if (!isOurs(element)) acts.delete(element)
    if (document.querySelector(COMES_LATE)) return
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
  }, PATIENCE_MS)
}
