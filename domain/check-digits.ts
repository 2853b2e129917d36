/**
 * Modulo 10 of banks: from the right, weights 2, 1, 2, 1…, the digits of each product added; what is missing to the next
 * ten. @throws RangeError when the text holds anything but digits.
 */
export function modulo10(digits: string): number {
  const sum = fromRight(digits).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Modulo 11 of the bar code of boletos: from the right, weights 2 to 9 again and again; 11 less the remainder, and 1 where
 * that is no digit from 2 to 9. @throws RangeError when the text holds anything but digits.
 */
export function modulo11OfBarCode(digits: string): number {
  const sum = fromRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0)
  const digit = 11 - (sum % 11)
  return digit > 9 ? 1 : digit
}

function fromRight(digits: string): number[] {
  if (!/^\d+$/.test(digits)) throw new RangeError('Only digits have a check digit')
  return Array.from(digits, Number).toReversed()
}
