import { WEEKDAYS, type RateRule, type WeekdayName } from '../../../../schema/prices';

/** A rate as the audit log shows it; the price is in cents a night. */
export const describeRate = ({ from, to, weekdays, priceCents, minimumNights }: RateRule): string =>
  [
    `${from} to ${to}`,
    ...(weekdays.length < WEEKDAYS.length ? [weekdays.join(' ')] : []),
    ...(priceCents === null ? [] : [`${priceCents} cents`]),
    ...(minimumNights === null ? [] : [`at least ${minimumNights} nights`]),
  ].join(' ');

const DESCRIBED = /^(\S+) to (\S+)( [A-Z ]+DAY)?(?: (\d+) cents)?(?: at least (\d+) nights)?$/;

/** The rates of a room type from the text that the audit log keeps of them; what is no such text counts as no rate. */
export const readDescribedRates = (text: string | null): RateRule[] =>
  (text ?? '').split(', ').flatMap((described) => {
    const [, from, to, days = '', cents, nights] = DESCRIBED.exec(described) ?? [];
    if (from === undefined || to === undefined) return [];
    return {
      from,
      to,
      weekdays: days ? (days.trim().split(' ') as WeekdayName[]) : WEEKDAYS,
      priceCents: cents === undefined ? null : Number(cents),
      minimumNights: nights === undefined ? null : Number(nights),
    };
  });
