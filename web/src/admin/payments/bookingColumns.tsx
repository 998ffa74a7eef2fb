import { bookingReference } from '../../bookings/detail/texts';
import { paths } from '../../paths';
import { showBookingDetails } from '../bookings/texts';
import { RowLink } from '../table/RowLink';
import type { Column } from '../table/screen';
import * as texts from './texts';

interface AboutBooking {
  booking: { id: string; hotelName: string; user: { name: string } };
}

/** The columns of a row about money of a booking, with the link to it. */
export const bookingColumns: readonly Column<AboutBooking>[] = [
  { field: 'guest', label: texts.guest, text: ({ booking }) => booking.user.name },
  { field: 'hotel', label: texts.hotel, text: ({ booking }) => booking.hotelName },
  { field: 'booking', label: bookingReference, width: 216, isExtra: true, text: ({ booking }) => booking.id },
  {
    field: 'open',
    label: texts.open,
    width: 64,
    isAction: true,
    text: () => '',
    cell: ({ booking }) => <RowLink to={paths.booking(booking.id)} label={showBookingDetails} />,
  },
];
