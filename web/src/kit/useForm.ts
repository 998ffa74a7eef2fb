import { useState, type FormEvent } from 'react';

type Values<Name extends string> = Record<Name, string>;
/** For each field what is wrong with its value, or undefined. `before` is its value where nobody has typed. */
type Rules<Name extends string> = Record<
  Name,
  (value: string, values: Values<NoInfer<Name>>, before: string) => string | undefined
>;
/** Shows a problem that the server found in a field until the field is changed, and focuses it. */
type Refuse<Name extends string> = (name: Name, message: string) => void;
/** Gives a field the focus. */
type LeadTo<Name extends string> = (name: Name) => void;

/** What a text field needs to know of its form. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Set where the field must be filled in: its label is marked. */
  'aria-required'?: true;
}

/**
 * The values of a form and what is wrong with them. A field is told so once it was left with something in it;
 * sending tells all of them and leads to the first wrong one. Sends only what no rule objects to. `draft` is what was
 * typed before, in a form that was left.
 */
export function useForm<Name extends string>(
  rules: Rules<Name>,
  initial: Partial<Values<NoInfer<Name>>> = {},
  draft: Partial<Values<NoInfer<Name>>> = {},
) {
  const names = Object.keys(rules) as Name[];
  const [started] = useState(initial);
  const [typed, setTyped] = useState<Partial<Values<Name>>>(draft);
  const [told, setTold] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Values<Name>>>({});
  const [isSending, setSending] = useState(false);

  const clear = (...asked: Name[]) => {
    setTyped((before) => ({ ...before, ...Object.fromEntries(asked.map((name) => [name, ''])) }));
    setTold((before) => new Set([...before].filter((name) => !asked.includes(name))));
  };
  /** Writes a text into a field; undefined gives back what the record or the empty form has there. */
  const put = (name: Name, text: string | undefined) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  };
  /** Begins with these texts, as if nothing had been sent. */
  const restart = (texts: Partial<Values<Name>>) => {
    setTyped(texts);
    setTold(new Set());
    setRefused({});
  };

  /**
   * The same form over a record that is edited: a field in which nobody has typed shows what the record has now, also
   * where that comes or changes later.
   */
  const over = (present: Partial<Values<Name>>) => {
    const untouched = (name: Name): string => present[name] ?? started[name] ?? '';
    const values = Object.fromEntries(
      names.map((name) => [name, typed[name] ?? untouched(name)]),
    ) as Values<Name>;
    /** The fields that say something else than at first, or than the record. */
    const changed = names.filter((name) => values[name] !== untouched(name));

    const problem = (name: Name) => rules[name](values[name], values, untouched(name));
    const isRight = (...asked: Name[]) => asked.every((name) => problem(name) === undefined);

    const bind = (name: Name): BoundField => ({
      name,
      value: values[name],
      error: refused[name] ?? (told.has(name) ? problem(name) : undefined),
      onChange: (value) => put(name, value),
      onBlur: () => {
        if (values[name]) setTold((before) => new Set([...before, name]));
      },
    });

    const submit =
      (send: (values: Values<Name>, refuse: Refuse<Name>, leadTo: LeadTo<Name>) => Promise<void>) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const leadTo = (name: Name) => {
          const found = form.elements.namedItem(name);
          // of several choices under one name, to the first
          const field = found instanceof RadioNodeList ? found[0] : found;
          if (field instanceof HTMLElement) field.focus();
        };
        const wrong = names.find((name) => problem(name) !== undefined);
        setTold(new Set(names));
        if (wrong) return leadTo(wrong);
        setSending(true);
        const refuse = (name: Name, message: string) => {
          setRefused((before) => ({ ...before, [name]: message }));
          leadTo(name);
        };
        const sent = send(values, refuse, leadTo);
        void sent.finally(() => setSending(false));
      };

    return { values, changed, bind, submit, isRight, isSending, clear, put, restart };
  };

  return { ...over({}), over };
}
