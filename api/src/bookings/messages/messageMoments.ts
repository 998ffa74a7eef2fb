import { clockIn, momentIn } from '../../../../schema/hotelTime';
import { addNights } from '../../../../schema/nights';
import type { MessageTemplate } from './messageTemplate.entity';

/** The kind of a message and its time, as a hotel has set them. */
export type MessagePlan = Pick<MessageTemplate, 'kind' | 'days' | 'hour'>;

/** What decides when the guest of a booking gets a message. */
interface BookedDates {
  checkIn: string;
  checkOut: string;
  createdAt: Date;
}

const DAY = 86_400_000;
/** Thanks that could not be sent at their time, as before guests were checked out, are sent for so long. */
const THANKS_LAST = 3 * DAY;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The moment at which the clock at the hotel shows an hour of a day. */
export const hourOf = (timeZone: string, day: string, hour: number): Date =>
  momentIn(timeZone, day, clock(hour));

/** From when until before when a message is sent about a booking; undefined for kinds without a time. */
function windowOf(
  { kind, days, hour }: MessagePlan,
  { checkIn, checkOut }: BookedDates,
  timeZone: string,
): { from: Date; until: Date } | undefined {
  const at = (day: string) => hourOf(timeZone, day, hour);
  const start = (day: string) => momentIn(timeZone, day);
  switch (kind) {
    case 'BEFORE_ARRIVAL':
      return { from: at(addNights(checkIn, -days)), until: start(checkIn) };
    case 'PAYMENT_DUE':
      return { from: at(addNights(checkIn, -days)), until: start(addNights(checkIn, 1)) };
    case 'ARRIVAL_DAY':
      return { from: at(checkIn), until: start(addNights(checkIn, 1)) };
    case 'AFTER_STAY': {
      const from = at(addNights(checkOut, days));
      return { from, until: new Date(from.getTime() + THANKS_LAST) };
    }
    case 'CONFIRMED':
    case 'QUICK_REPLY':
      return undefined;
  }
}

/**
 * Whether a message is sent about a booking at a moment, by its dates of now. A guest who books after the moment gets no message
 * from before the arrival and no reminder, since the confirmation has just said the same; the one on the day of arrival is sent
 * at once. After a change of dates, what became due is sent if the booking was made before that moment.
 */
export function isDue(plan: MessagePlan, booking: BookedDates, timeZone: string, at: Date): boolean {
  const window = windowOf(plan, booking, timeZone);
  if (!window || at < window.from || at >= window.until) return false;
  return plan.kind === 'ARRIVAL_DAY' || plan.kind === 'AFTER_STAY' || booking.createdAt < window.from;
}

/** The days of arrival, or of departure after the stay, of the bookings that a message can be due for on a day at the hotel. */
export function daysOf({ kind, days }: MessagePlan, today: string): { first: string; last: string } {
  switch (kind) {
    case 'BEFORE_ARRIVAL':
      return { first: addNights(today, 1), last: addNights(today, days) };
    case 'PAYMENT_DUE':
      return { first: today, last: addNights(today, days) };
    case 'AFTER_STAY':
      return { first: addNights(today, -days - Math.ceil(THANKS_LAST / DAY)), last: addNights(today, -days) };
    case 'ARRIVAL_DAY':
    case 'CONFIRMED':
    case 'QUICK_REPLY':
      return { first: today, last: today };
  }
}

/** The first moment after `at` at which the clock at the hotel shows the hour; a day without that hour has one near it. */
export function nextAt({ hour }: Pick<MessagePlan, 'hour'>, timeZone: string, at: Date): Date {
  const { day } = clockIn(timeZone, at);
  for (let ahead = 0; ; ahead += 1) {
    const moment = hourOf(timeZone, addNights(day, ahead), hour);
    if (moment > at) return moment;
  }
}
