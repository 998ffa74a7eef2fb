import { perLanguage } from '../../../schema/language';
import { months, shortDate } from '../../../schema/spoken';
import { twoDigits } from './format';
import { justNow } from './texts';

/* Moments on the reader's clock. */

const AGO_UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relativeTime = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/**
 * `MMM/dd/yyyy hh-mm-ss` on the reader's clock, as booking dates are shown: Nov/20/2026 21-05-10. The hour counts to 23,
 * since the format has no place for AM and PM.
 */
export const bookingMoment = (moment: string): string => {
  const at = new Date(moment);
  const date = `${months()[at.getMonth()]}/${twoDigits(at.getDate())}/${at.getFullYear()}`;
  return `${date} ${twoDigits(at.getHours())}-${twoDigits(at.getMinutes())}-${twoDigits(at.getSeconds())}`;
};

/** `MM/dd/yyyy, HH:mm:ss` on the reader's clock, as the steps of a booking are dated: 11/20/2026, 21:05:10. */
export const stepMoment = (moment: string): string => {
  const at = new Date(moment);
  const date = `${twoDigits(at.getMonth() + 1)}/${twoDigits(at.getDate())}/${at.getFullYear()}`;
  return `${date}, ${clockTime(moment)}:${twoDigits(at.getSeconds())}`;
};

/** The day of a moment on the reader's clock, as people say it: 20 Nov 2026. */
export const spokenDay = (moment: string): string => {
  const at = new Date(moment);
  return shortDate(`${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`);
};

/** The clock time of a moment, as people say it: 21:05. */
export const clockTime = (moment: string): string => {
  const at = new Date(moment);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** A moment on the reader's clock, as people say it: 20 Nov 2026, 21:05. */
export const spokenMoment = (moment: string): string => `${spokenDay(moment)}, ${clockTime(moment)}`;

/** How long ago a moment was: 'just now', '5 minutes ago', 'yesterday'. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(moment)) / 1000);
  const [unit, size] = AGO_UNITS.find(([, length]) => seconds >= length) ?? [];
  return unit ? relativeTime().format(-Math.floor(seconds / size), unit) : justNow;
}
