/*
 * The page of another language is another document. What was typed on the page before is kept for the moment between both,
 * and typed into the same fields again. Passwords and files are not kept.
 */

const KEY = 'typedText';
/** How long the fields of the new page are waited for, and how often they are looked for, in milliseconds. */
const WAIT_MS = 10_000;
const LOOK_MS = 100;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_KEPT = new Set(['password', 'file', 'hidden', 'submit', 'button']);

const fieldsOf = (): Field[] =>
  [...document.querySelectorAll<Field>('input,textarea,select')].filter(({ type }) => !NOT_KEPT.has(type));

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field): string => (isChoice(field) ? String(field.checked) : field.value);

/** Keeps what is in the fields of the page, for the next page of this tab. */
export function keepTyped(): void {
  const kept = fieldsOf().map((field) => [field.type, valueOf(field)] as const);
  try {
    if (kept.length) sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage the fields begin as they are
  }
}

/** Types what was kept into the fields of this page, once they are all there. */
export function restoreTyped(): void {
  const kept = takeKept();
  if (!kept) return;
  const end = Date.now() + WAIT_MS;
  const look = () => {
    const fields = fieldsOf();
    const isSame = fields.length === kept.length && fields.every(({ type }, at) => type === kept[at]![0]);
    if (isSame) fields.forEach((field, at) => type(field, kept[at]![1]));
    else if (Date.now() < end) setTimeout(look, LOOK_MS);
  };
  look();
}

function takeKept(): [type: string, value: string][] | undefined {
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
  if (valueOf(field) === value) return;
  if (isChoice(field)) return field.click();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
