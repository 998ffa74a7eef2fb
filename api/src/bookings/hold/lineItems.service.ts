import { sumCents } from '../../../../schema/prices';
import type { Booking } from '../booking.entity';
import { BookingCharge } from '../bookingCharge.entity';
import type { BookingChange } from '../change/bookingChange.entity';
import type { Payment } from '../pay/payment.entity';
import type { BookingExtra } from '../extras/bookingExtra.entity';
import { extraLine, soldExtras } from '../extras/soldExtras.service';
import { timeZoneOf } from '../hotelDay.service';
import { ofBooking } from '../ofBooking.service';
import { returnUrl } from '../v1Client';
import { Stay } from '../stay.entity';
import { fill, translated } from '../../../../schema/fill';
import { currentLanguage, perLanguage } from '../../../../schema/language';
import { inLanguage } from '../../core/readerLanguage';
import { pageUrl } from '../../core/pageUrl';
import { repo } from '../../database/transaction';
import type { SessionRequest } from '../../external/payments';
import { momentWords } from '../../mails/format';
import { emailOf, User } from '../../users/user.entity';

/** The content of a payment page. */
export type SessionDetails = Omit<SessionRequest, 'bookingId' | 'paymentId' | 'idempotencyKey'>;

/** What a booking consists of: its stays by number, its charges by place, and its extras. */
export interface SoldRows {
  stays: Stay[];
  charges: BookingCharge[];
  extras: BookingExtra[];
}

async function readSold(booking: Booking): Promise<SoldRows> {
  const { id: bookingId } = booking;
  const [stays, charges, extras] = await Promise.all([
    repo(Stay).find({ where: ofBooking(booking), order: { number: 'ASC', id: 'ASC' } }),
    repo(BookingCharge).find({ where: { bookingId }, order: { place: 'ASC' } }),
    soldExtras(booking),
  ]);
  return { stays, charges, extras };
}

/**
 * The payment page of a booking: its stays, taxes, fees and extras, which add up to what is paid. `sold` are those of a
 * new booking; others are read.
 */
export const describeBooking = (
  booking: Booking,
  expiresAt: Date,
  sold?: SoldRows,
): Promise<SessionDetails> => inLanguageOfGuest(booking, () => bookingPage(booking, expiresAt, sold));

async function bookingPage(booking: Booking, expiresAt: Date, sold?: SoldRows): Promise<SessionDetails> {
  const { stays, charges, extras } = sold ?? (await readSold(booking));
  return {
    ...(await describe(booking, (path) => returnUrl(booking, path), '/cancel-order')),
    ...(await held(booking, expiresAt)),
    lines: [
      ...stays.map((stay) => ({
        name: fill('Room {number}, {title}', { number: stay.number, title: stay.title }),
        description: fill('{dates}, {nights, plural, one {# night} other {# nights}}', {
          dates: sayDates(stay),
          nights: stay.nights,
        }),
        unitAmountCents: sumCents(stay.nightPrices),
        quantity: 1,
      })),
      ...charges.map(({ title, cents }) => ({
        name: title,
        description: translated('Taxes and fees'),
        unitAmountCents: cents,
        quantity: 1,
      })),
      ...extras.map(extraLine).map(({ title, cents }) => ({
        name: title,
        description: translated('Extras'),
        unitAmountCents: cents,
        quantity: 1,
      })),
    ],
    expiresAt,
  };
}

/** The payment page of a change: the difference. */
export const describeChange = (
  booking: Booking,
  change: BookingChange,
  expiresAt: Date,
): Promise<SessionDetails> => inLanguageOfGuest(booking, () => changePage(booking, change, expiresAt));

async function changePage(booking: Booking, change: BookingChange, expiresAt: Date): Promise<SessionDetails> {
  const rooms = change.stays.map(({ number }) => fill('room {number}', { number })).join(', ');
  return {
    ...(await describe(booking, pageUrl, `/bookings/${booking.id}`, '&change=paid')),
    ...(await held(booking, expiresAt)),
    lines: [
      {
        name: translated('Change of your booking: the difference'),
        description: `${sayDates(change)}, ${rooms}`.slice(0, 1500),
        unitAmountCents: change.differenceCents,
        quantity: 1,
      },
    ],
    expiresAt,
  };
}

/**
 * The payment page of what is owed of a confirmed booking, all of it or a part. With a payment link it returns to the page of the
 * link, and does not say the address of the guest, since anybody may have the link.
 */
export const describeBalance = (booking: Booking, asked: AskedBalance): Promise<SessionDetails> =>
  inLanguageOfGuest(booking, () => balancePage(booking, asked));

interface AskedBalance {
  payment: Pick<Payment, 'id' | 'amountCents'>;
  expiresAt: Date;
  linkUrl?: string | undefined;
}

async function balancePage(
  booking: Booking,
  { payment: { id, amountCents }, expiresAt, linkUrl }: AskedBalance,
): Promise<SessionDetails> {
  const own = await describe(booking, pageUrl, `/bookings/${booking.id}`, `&balance=${id}`);
  const linked = { customerEmail: undefined, successUrl: `${linkUrl}?paid=yes`, cancelUrl: `${linkUrl}` };
  return {
    ...own,
    ...(linkUrl ? linked : {}),
    holdsRooms: false,
    lines: [
      {
        name: translated('Payment for your booking'),
        description: `${booking.hotelName}, ${sayDates(booking)}`.slice(0, 1500),
        unitAmountCents: amountCents,
        quantity: 1,
      },
    ],
    expiresAt,
  };
}

/**
 * Describes a page in the language of the guest, not of the request: the provider refuses a request that is repeated with
 * other words, and a job or a colleague may repeat it.
 */
async function inLanguageOfGuest<Result>({ userId }: Booking, write: () => Promise<Result>): Promise<Result> {
  const guest = await repo(User).findOne({ where: { id: userId }, select: { language: true } });
  return inLanguage(guest?.language ?? 'en', write);
}

async function describe(
  { id, userId, hotelName }: Booking,
  addressOf: (path: string) => string,
  backTo: string,
  what = '',
) {
  const user = await repo(User).findOneByOrFail({ id: userId });
  const back = (path: string) => addressOf(`${path}?booking=${id}`);
  return {
    customerEmail: emailOf(user) ?? undefined,
    language: currentLanguage(),
    hotelName,
    successUrl: back('/checkout-success') + what,
    cancelUrl: back(backTo),
  };
}

/** Says until when the rooms are held, by the clock at the hotel. */
const held = async (booking: Booking, expiresAt: Date) => ({
  holdsRooms: true,
  note: fill('Your rooms are held until {until}, by the clock at the hotel.', {
    until: momentWords(expiresAt, await timeZoneOf(booking)),
  }),
});

/** Nights are calendar dates, so they are read and formatted as UTC. */
const dates = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const sayDates = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string =>
  dates().formatRange(new Date(checkIn), new Date(checkOut));
