type Present = Partial<Record<string, string | undefined>>;

/**
 * What to say to the later of two who edit the same record: who changed it, and which of its fields. The texts of the
 * record as it was read and as it is now are compared.
 */
export function outdatedMessage(by: string | null, before: Present = {}, now: Present = {}): string {
  const names = Object.keys(now).filter((name) => now[name] !== before[name]);
  const what = names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return [
    `${by ?? 'Somebody else'} has changed this meanwhile${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
    'Nothing of yours is sent yet, and what you filled in is kept.',
    'Look at what it is now, in and below the fields, and continue.',
  ].join(' ');
}
