import { bookingReference } from '../../bookings/detail/texts';
import { METHOD_WORDS } from '../../../../schema/words';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { showBookingDetails } from '../bookings/texts';
import { RowLink } from '../table/RowLink';
import type { Column } from '../table/screen';
import * as texts from './texts';

interface AboutBooking {
  booking: { id: string; reference: string; hotelName: string; user: { name: string } };
}

/** The column of the amount. */
export const amountColumn = {
  field: 'amount',
  label: texts.amount,
  width: 112,
  isNumber: true,
  sort: { ascending: 'AMOUNT_ASC', descending: 'AMOUNT_DESC' },
  text: ({ amountCents }: { amountCents: number }) => dollars(amountCents),
};

/** The column of what the card provider calls it. */
export const providerColumn = {
  field: 'provider',
  label: texts.providerReference,
  isOptional: true,
  text: ({ providerId }: { providerId: string | null }) => providerId ?? '',
};

/** The filters by hotel and by the way of paying. */
export const HOTEL_AND_METHOD = [
  { name: 'hotel', label: texts.hotel, kind: 'hotel' },
  { name: 'method', label: texts.method, kind: 'choice', choices: Object.entries(METHOD_WORDS) },
] as const;

/** The columns of a row about money of a booking, with the link to it. */
export const bookingColumns: readonly Column<AboutBooking>[] = [
  { field: 'guest', label: texts.guest, text: ({ booking }) => booking.user.name },
  { field: 'hotel', label: texts.hotel, text: ({ booking }) => booking.hotelName },
  {
    field: 'booking',
    label: bookingReference,
    width: 128,
    isExtra: true,
    text: ({ booking }) => booking.reference,
  },
  {
    field: 'open',
    label: texts.open,
    width: 64,
    isAction: true,
    text: () => '',
    cell: ({ booking }) => <RowLink to={paths.booking(booking.id)} label={showBookingDetails} />,
  },
];
