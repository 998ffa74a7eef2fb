import { text } from './fill';
import type { AUTOMATIC_KINDS, MessageWords } from './guestMessages';

interface UsualMessage extends MessageWords {
  /** Days before the arrival, or after the departure. */
  days: number;
  /** The hour of the day at the hotel. */
  hour: number;
}

/**
 * The text and the time of each automatic kind while the hotel has set no other. The placeholders are those of guestMessages.ts:
 * `translated` gives a text in the language of the reader, and the placeholders are filled afterwards.
 */
export const USUAL_MESSAGES: Record<(typeof AUTOMATIC_KINDS)[number], UsualMessage> = {
  CONFIRMED: {
    subject: '',
    body: text(`Thank you for choosing {hotel}. We look forward to welcoming you on {check-in}.

Kind regards
{hotel}`),
    days: 0,
    hour: 0,
  },
  PAYMENT_DUE: {
    subject: text('Your payment for {hotel}'),
    body: text(`Dear {guest},

For your stay from {check-in} to {check-out}, {balance due} is still to be paid.
You can pay it on your booking page: {booking link}
If you prefer to pay at the hotel, there is nothing to do now.

Kind regards
{hotel}`),
    days: 7,
    hour: 10,
  },
  BEFORE_ARRIVAL: {
    subject: text('Your stay at {hotel} begins on {check-in}'),
    body: text(`Dear {guest},

We look forward to your stay. You have booked {room}.
Check-in is {check-in time}.
Our address: {address}
The way to us: {directions}
You told us to expect you from {arrival hour}.
If that changes, tell us your hour of arrival here: {arrival hour link}

Kind regards
{hotel}`),
    days: 3,
    hour: 10,
  },
  ARRIVAL_DAY: {
    subject: text('Welcome to {hotel}'),
    body: text(`Dear {guest},

Today is your day of arrival.
Check-in is {check-in time}.
The way to us: {directions}
Please have your booking reference {reference} ready.

Have a good journey
{hotel}`),
    days: 0,
    hour: 8,
  },
  AFTER_STAY: {
    subject: text('Thank you for staying at {hotel}'),
    body: text(`Dear {guest},

Thank you for staying with us. We hope that you had a good journey home.
A few words about your stay help other guests to choose: {review link}

Kind regards
{hotel}`),
    days: 1,
    hour: 10,
  },
};
