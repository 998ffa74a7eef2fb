/** Told where a form that edits is sent as it came. */
export const NOTHING_CHANGED = { message: 'You have changed nothing yet.' };

/** What of `read` is other than it was, null where it is no more; what was not there before and is not now is left out. */
export function changesOf<Read extends object>(
  read: Read,
  was: Read,
): { [Name in keyof Read]?: Read[Name] | null } {
  const text = (value: unknown) => JSON.stringify(value);
  const names = (Object.keys(read) as (keyof Read)[]).filter((name) => text(read[name]) !== text(was[name]));
  return Object.fromEntries(names.map((name) => [name, read[name] ?? null])) as Partial<Read>;
}

/** Of what a record is now, what a form says otherwise: below the fields in which something else was typed. */
export const besideTyped = <Name extends string>(
  now: Partial<Record<Name, string>> | undefined,
  changed: readonly string[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(now ?? {}).filter(([name]) => changed.includes(name))) as Partial<
    Record<Name, string>
  >;
