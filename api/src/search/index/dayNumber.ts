const DAY = 86_400_000;
const known = new Map<string, number>();

/** The number of a night, counted in days from 1970. */
export function dayOf(night: string): number {
  let day = known.get(night);
  if (day === undefined) {
    day = Date.parse(`${night}T00:00:00Z`) / DAY;
    // A few years of nights. Requests for other nights must not fill the memory.
    if (known.size < 5000) known.set(night, day);
  }
  return day;
}

export const nightOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
