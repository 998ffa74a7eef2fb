/** A record that a form refers to: its reference and its name. */
export interface Option {
  id: string;
  name: string;
  /** Distinguishes it from others of the same name, such as the city of a hotel. */
  detail?: string | undefined;
}

/** True if a text has the form of a reference. */
export const isReference = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text.trim());

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The reference for a typed text: the text itself, or that of the only record with this name. */
export function referenceOf(text: string, options: readonly Option[]): string {
  const typed = text.trim();
  if (isReference(typed)) return typed.toLowerCase();
  const named = options.filter(({ name }) => sameName(name, typed));
  return named.length === 1 ? named[0]!.id : typed;
}
