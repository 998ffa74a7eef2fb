/*
 * The page of another language is another document. What was typed on the page before is kept for the moment between both,
 * and typed into the same fields again. Passwords and files are not kept.
 */

const KEY = 'typedText';
/** How long the fields of the new page are waited for, and how often they are looked for, in milliseconds. */
const WAIT_MS = 10_000;
const LOOK_MS = 100;
/** How many looks in a row find the fields as they were typed before it is done. */
const STAYED = 10;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_KEPT = new Set(['password', 'file', 'hidden', 'submit', 'button']);

/** The fields of the page by what they are, which is the same in every language; those of other makers, such as a captcha, are not. */
function fieldsOf(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('#root :is(input,textarea,select)')) {
    if (NOT_KEPT.has(field.type) || field.closest('altcha-widget')) continue;
    const name = `${field.type} ${field.name || field.id}`;
    const place = [...fields.keys()].filter((key) => key.startsWith(`${name} `)).length;
    fields.set(`${name} ${place}`, field);
  }
  return fields;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field): string => (isChoice(field) ? String(field.checked) : field.value);

/** Keeps what is in the fields of the page, for the next page of this tab. */
export function keepTyped(): void {
  const kept = [...fieldsOf()].map(([key, field]) => [key, valueOf(field)] as const);
  try {
    if (kept.length) sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage the fields begin as they are
  }
}

/**
 * Types what was kept into the fields of this page, as they appear. A page that came rendered empties its fields when
 * its code takes them over, so they are looked at until they have stayed as they are for a while, or the person types.
 */
export function restoreTyped(): void {
  const kept = takeKept();
  if (!kept) return;
  const end = Date.now() + WAIT_MS;
  let unchanged = 0;
  const stop = () => (unchanged = STAYED);
  document.addEventListener('keydown', stop, { once: true });
  const look = () => {
    if (unchanged >= STAYED || Date.now() > end) return document.removeEventListener('keydown', stop);
    const fields = fieldsOf();
    const found = kept.filter(([key]) => fields.has(key));
    const differing = found.filter(([key, value]) => valueOf(fields.get(key)!) !== value);
    unchanged = found.length && !differing.length ? unchanged + 1 : 0;
    for (const [key, value] of differing) type(fields.get(key)!, value);
    setTimeout(look, LOOK_MS);
  };
  look();
}

function takeKept(): [key: string, value: string][] | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as [string, string][]);
  } catch {
    return undefined;
  }
}

/** Changes a field as a person does, so that the component that has it hears of it. */
function type(field: Field, value: string): void {
  if (isChoice(field)) return field.click();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
