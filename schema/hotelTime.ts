/*
 * Days and clock times at a hotel, and the moments that they mean.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each time zone, since making one takes longer than formatting; that of UTC if the zone is unknown. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  let formatter: Intl.DateTimeFormat;
  try {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
  } catch {
    formatter = formatterOf('UTC');
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What the calendar and the clock of a time zone show at a moment: `YYYY-MM-DD` and `HH:MM`. */
export function clockIn(timeZone: string, moment: Date): { day: string; time: string } {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)!;
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * The moment at which the clock of a time zone shows this day and time. A time that the clock skips, when it is set forward, means
 * the same distance from midnight; of a time that it shows twice, one of both.
 */
export function momentIn(timeZone: string, day: string, time = '00:00'): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  // Twice, since the distance from UTC may differ at the first guess.
  for (let times = 0; times < 2; times++) {
    const shown = clockIn(timeZone, new Date(moment));
    moment += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(moment);
}
