import { BadInput } from '../core/problems';

const NUMBER = /^\d{1,10}$/;

/**
 * Room numbers as existing clients send them: `"101, 102"`, numbers, texts, or objects with a `number`. What is
 * no number throws BadInput.
 */
export function readNumbers(sent: unknown, name: string): number[] {
  const items = (Array.isArray(sent) ? sent : [sent ?? '']).map(numberIn);
  return items.flatMap((item) => {
    if (typeof item === 'number' && Number.isInteger(item)) return [item];
    if (typeof item !== 'string') throw new BadInput(`Invalid ${name}: send numbers such as 101, 102.`);
    const words = item.split(/[\s,]+/).filter(Boolean);
    const wrong = words.find((word) => !NUMBER.test(word));
    if (wrong) throw new BadInput(`Invalid ${name}: ${wrong.slice(0, 60)} is not a room number.`);
    return words.map(Number);
  });
}

/** A blank number was taken out of its object when the request was read. */
const numberIn = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item;
  return 'number' in item ? item.number : Object.keys(item).length ? item : '';
};
