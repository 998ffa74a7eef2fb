import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import * as texts from './texts';

type Present = Partial<Record<string, string | undefined>>;

/**
 * The message after an update was refused because another person changed the record: their name and the changed fields,
 * found by comparing the texts before and now.
 */
export function outdatedMessage(by: string | null, before: Present = {}, now: Present = {}): string {
  const names = Object.keys(now).filter((name) => now[name] !== before[name]);
  const fields = names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const name = by ?? texts.someoneElse;
  return fields.length > 0
    ? fill(texts.fieldsChanged, { name, fields: listed(fields) })
    : fill(texts.recordChanged, { name });
}
