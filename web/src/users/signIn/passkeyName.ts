import { fill } from '../../../../schema/fill';
import { deviceName } from '../deviceName';
import { anotherOf } from './texts';

/** A name for a passkey that is made in this browser, which none of these has yet: Chrome on Mac, Chrome on Mac 2. */
export function passkeyName(userAgent: string, taken: readonly string[]): string {
  const name = deviceName(userAgent);
  const isFree = (one: string) => !taken.includes(one);
  if (isFree(name)) return name;
  const numbers = taken.map((_, index) => fill(anotherOf, { name, number: index + 2 }));
  return numbers.find(isFree) ?? name;
}
