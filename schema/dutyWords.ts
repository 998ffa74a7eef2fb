import { withinSentence } from './withinSentence';
import { text, translated } from './fill';

/** The duties of members of hotels' teams, as people read them. */
export const DUTY_WORDS = {
  OWNER: {
    label: text('Owner'),
    hint: text('Everything at the hotel, with its team and its terms of payment.'),
  },
  MANAGER: {
    label: text('Manager'),
    hint: text('Everything at the hotel but its team and its terms of payment.'),
  },
  FRONT_DESK: {
    label: text('Front desk'),
    hint: text('Bookings, stays, payments at the desk, small refunds, and chats with guests.'),
  },
  REVENUE: { label: text('Revenue'), hint: text('Prices, extras and figures.') },
  HOUSEKEEPING: {
    label: text('Housekeeping'),
    hint: text('The status of rooms, repairs, and lost property.'),
  },
  FINANCE: { label: text('Finance'), hint: text('Payments, invoices, the journal, taxes and exports.') },
} as const;

export type DutyName = keyof typeof DUTY_WORDS;

/** Duties as words in a sentence. */
export const inWords = (duties: readonly DutyName[]): string =>
  duties.map((duty) => withinSentence(translated(DUTY_WORDS[duty].label))).join(', ');
