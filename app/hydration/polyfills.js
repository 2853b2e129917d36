/*
 * Methods that the portal and its libraries call and that a browser of `browserslist` may lack, as far as they are called. A plain program of
 * its own: the document asks for it before any other, and only where one of them is missing (`load-polyfills.ts`). It is served as it
 * stands here. `tests/bundle/browser-support.test.ts` says when something else is needed.
 */
;(function () {
  'use strict'
  /** @param {object} place @param {Record<string, unknown>} methods */
  function fill(place, methods) {
    for (const name of Object.keys(methods)) {
      if (!(name in place))
        Object.defineProperty(place, name, { value: methods[name], writable: true, configurable: true })
    }
  }
  const whole = (number) => Math.trunc(number) || 0
  function at(place) {
    const index = whole(place)
    return this[index < 0 ? this.length + index : index]
  }
  function lastIndex(list, test, self) {
    for (let index = list.length - 1; index >= 0; index -= 1)
      if (test.call(self, list[index], index, list)) return index
    return -1
  }

  fill(Array.prototype, {
    at,
    findLast(test, self) {
      return this[lastIndex(this, test, self)]
    },
    findLastIndex(test, self) {
      return lastIndex(this, test, self)
    },
    toReversed() {
      const copy = Array.from(this)
      copy.reverse()
      return copy
    },
    toSorted(compare) {
      return Array.from(this).sort(compare)
    },
    toSpliced(...args) {
      const copy = Array.from(this)
      copy.splice(...args)
      return copy
    },
    with(place, value) {
      const copy = Array.from(this)
      const index = whole(place)
      const real = index < 0 ? copy.length + index : index
      if (real < 0 || real >= copy.length) throw new RangeError('Invalid index')
      copy[real] = value
      return copy
    },
  })

  fill(String.prototype, {
    at,
    isWellFormed() {
      try {
        encodeURIComponent(this.slice())
        return true
      } catch {
        return false
      }
    },
    replaceAll(sought, by) {
      if (sought instanceof RegExp) return this.replace(sought, by)
      const literal = String(sought).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return this.replace(new RegExp(literal, 'g'), by)
    },
  })

  fill(Object, {
    groupBy(list, keyOf) {
      const groups = Object.create(null)
      let index = 0
      for (const one of list) (groups[keyOf(one, index++)] ??= []).push(one)
      return groups
    },
    hasOwn: (thing, key) => Object.prototype.hasOwnProperty.call(thing, key),
  })

  fill(Map, {
    groupBy(list, keyOf) {
      const groups = new Map()
      let index = 0
      for (const one of list) {
        const key = keyOf(one, index++)
        const group = groups.get(key)
        if (group) group.push(one)
        else groups.set(key, [one])
      }
      return groups
    },
  })

  fill(Promise, {
    withResolvers() {
      const made = {}
      made.promise = new this((resolve, reject) => {
        made.resolve = resolve
        made.reject = reject
      })
      return made
    },
  })

  fill(URL, {
    canParse(address, base) {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  })

  fill(AbortSignal, {
    any(signals) {
      const controller = new AbortController()
      for (const signal of signals) {
        if (signal.aborted) {
          controller.abort(signal.reason)
          break
        }
        signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
      }
      return controller.signal
    },
    timeout(milliseconds) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds)
      return controller.signal
    },
  })

  fill(Element.prototype, {
    checkVisibility(options) {
      if (!this.isConnected || this.getClientRects().length === 0) return false
      return !(options && options.checkVisibilityCSS) || getComputedStyle(this).visibility === 'visible'
    },
  })

  /** Plain values, lists, days, maps and sets: what the portal and its libraries copy. */
  function copyOf(value, known) {
    if (typeof value !== 'object' || value === null) return value
    if (known.has(value)) return known.get(value)
    if (value instanceof Date) return new Date(value.getTime())
    if (value instanceof Map) {
      const copy = new Map()
      known.set(value, copy)
      value.forEach((one, key) => copy.set(copyOf(key, known), copyOf(one, known)))
      return copy
    }
    if (value instanceof Set) {
      const copy = new Set()
      known.set(value, copy)
      value.forEach((one) => copy.add(copyOf(one, known)))
      return copy
    }
    const copy = Array.isArray(value) ? [] : {}
    known.set(value, copy)
    for (const key of Object.keys(value)) copy[key] = copyOf(value[key], known)
    return copy
  }
  fill(globalThis, { structuredClone: (value) => copyOf(value, new Map()) })

  if (!CSS.supports('container-type', 'inline-size')) {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/old-engines.css'
    // After the head, so that it wins over every style sheet that comes.
    document.documentElement.append(style)
  }

  // React knows nothing of an element that stands between its own.
  if (document.currentScript) document.currentScript.remove()
})()
