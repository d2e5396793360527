/** The digits of a text, Devanagari ones too, and nothing else of it. */
export const digitsOf = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).replace(/\D/g, '');

/**
 * Spreads a typed or filled-in text over the boxes.
 * @param text what the box holds now, with what it held before
 * @returns the boxes, and which one is next
 */
export function fillBoxes(boxes: readonly string[], index: number, text: string): { boxes: string[]; next: number } {
  let digits = digitsOf(text);
  const before = boxes[index] ?? '';
  // One more digit in a full box takes the place of the one before it.
  if (before !== '' && digits.length === 2) digits = digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1);
  const filled = [...boxes];
  if (digits === '') {
    filled[index] = '';
    return { boxes: filled, next: index };
  }
  // A whole code, as a phone fills it in, begins at the first box.
  const start = digits.length >= boxes.length ? 0 : index;
  const fitting = [...digits].slice(0, boxes.length - start);
  fitting.forEach((digit, place) => {
    filled[start + place] = digit;
  });
  return { boxes: filled, next: Math.min(start + fitting.length, boxes.length - 1) };
}
