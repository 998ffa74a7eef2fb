/** A record that a form can ask for: what is sent, and what people read. */
export interface Option {
  id: string;
  name: string;
  /** Tells it from others of the name, such as the city of a hotel. */
  detail?: string | undefined;
}

/** Whether a text has the form of a reference. */
export const isReference = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text.trim());

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** What a typed text stands for: a reference itself, that of the only record of this name, or the text as it is. */
export function referenceOf(text: string, options: readonly Option[]): string {
  const typed = text.trim();
  if (isReference(typed)) return typed.toLowerCase();
  const named = options.filter(({ name }) => sameName(name, typed));
  return named.length === 1 ? named[0]!.id : typed;
}
