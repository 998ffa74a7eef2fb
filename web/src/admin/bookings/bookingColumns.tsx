import { wholeStay } from '../../../../schema/stays';
import { PAYMENT_WORDS, STATUS_WORDS } from '../../../../schema/words';
import { paths } from '../../paths';
import { dollars, shortDate } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { Dot } from '../../kit/Dot';
import { RowLink } from '../table/RowLink';
import type { Column } from '../table/screen';
import { heldDay, heldWords } from '../../bookings/balance/heldUntil';
import { bookingReference } from '../../bookings/detail/texts';
import { leadGuest } from '../../bookings/guests/texts';
import type { BookingTableQuery } from './BookingTable.generated';
import * as texts from './texts';

export type ListedBooking = BookingTableQuery['bookings']['items'][number];

/** The statuses of a booking and its payment with their labels, in the order of its life. */
export const STATUSES = Object.entries(STATUS_WORDS);
export const PAYMENTS = Object.entries(PAYMENT_WORDS);
const TONES = { HELD: 'warning', CONFIRMED: 'success', CANCELLED: 'error', EXPIRED: 'quiet' } as const;

/** The first night of all stays. */
const firstNight = ({ stays }: ListedBooking): string => wholeStay(stays)?.checkIn ?? '';
/** The check-out of the last stay. */
const lastDay = ({ stays }: ListedBooking): string => wholeStay(stays)?.checkOut ?? '';
export const paymentWord = (row: Pick<ListedBooking, 'payment'>): string => PAYMENT_WORDS[row.payment];

type StatusOf = Pick<ListedBooking, 'status' | 'heldUntil'>;

/** The status of a booking, or until when staff hold it though nothing is paid. */
const statusWord = ({ status, heldUntil }: StatusOf): string =>
  heldUntil ? heldWords(heldUntil) : STATUS_WORDS[status];

export const BookingStatus = ({ row }: { row: StatusOf }) => (
  <span title={row.heldUntil ? statusWord(row) : undefined}>
    <Dot tone={row.heldUntil ? 'warning' : TONES[row.status]}>
      {row.heldUntil ? heldDay(row.heldUntil) : statusWord(row)}
    </Dot>
  </span>
);

/** The columns of every list of bookings. */
export const bookingColumns: readonly Column<ListedBooking>[] = [
  {
    field: 'reference',
    label: bookingReference,
    width: 152,
    isExtra: true,
    text: ({ reference }) => reference,
  },
  { field: 'id', label: texts.bookingId, width: 224, isOptional: true, text: ({ id }) => id },
  {
    field: 'guest',
    label: texts.customerName,
    sort: { ascending: 'GUEST_ASC', descending: 'GUEST_DESC' },
    text: ({ user }) => user.name,
  },
  {
    field: 'leadGuest',
    label: leadGuest,
    isOptional: true,
    text: (row) => row.leadGuest?.name ?? '',
  },
  {
    field: 'adults',
    label: texts.adults,
    width: 80,
    isNumber: true,
    isOptional: true,
    text: ({ party }) => (party ? String(party.adults) : ''),
  },
  {
    field: 'children',
    label: texts.childrenAges,
    width: 120,
    isOptional: true,
    text: ({ party }) => party?.childrenAges.join(' ') ?? '',
  },
  { field: 'email', label: texts.email, isOptional: true, text: ({ contact }) => contact?.email ?? '' },
  {
    field: 'hotel',
    label: texts.hotelName,
    isOnCard: true,
    sort: { ascending: 'HOTEL_ASC', descending: 'HOTEL_DESC' },
    text: ({ hotelName }) => hotelName,
  },
  {
    field: 'created',
    label: texts.bookingDate,
    sort: { ascending: 'CREATED_ASC', descending: 'CREATED_DESC' },
    width: 176,
    isExtra: true,
    text: ({ createdAt }) => bookingMoment(createdAt),
  },
  {
    field: 'checkIn',
    label: texts.checkIn,
    isOnCard: true,
    sort: { ascending: 'CHECK_IN_ASC', descending: 'CHECK_IN_DESC' },
    width: 112,
    text: (row) => shortDate(firstNight(row)),
  },
  {
    field: 'checkOut',
    label: texts.checkOut,
    sort: { ascending: 'CHECK_OUT_ASC', descending: 'CHECK_OUT_DESC' },
    width: 112,
    text: (row) => shortDate(lastDay(row)),
  },
  {
    field: 'rooms',
    label: texts.rooms,
    width: 72,
    isNumber: true,
    isOptional: true,
    text: ({ stays }) => String(wholeStay(stays)?.rooms ?? 0),
  },
  {
    field: 'total',
    label: texts.total,
    sort: { ascending: 'TOTAL_ASC', descending: 'TOTAL_DESC' },
    width: 96,
    isNumber: true,
    text: ({ totalCents }) => dollars(totalCents),
  },
  {
    field: 'extras',
    label: texts.extras,
    width: 96,
    isNumber: true,
    isOptional: true,
    text: ({ extrasCents }) => dollars(extrasCents),
  },
  {
    field: 'paid',
    label: texts.paid,
    width: 104,
    isNumber: true,
    isOptional: true,
    text: ({ paidCents }) => dollars(paidCents),
  },
  {
    field: 'refunded',
    label: texts.refunded,
    width: 104,
    isNumber: true,
    isOptional: true,
    text: ({ refundedCents }) => dollars(refundedCents),
  },
  {
    field: 'owed',
    label: texts.balanceDue,
    width: 112,
    isNumber: true,
    isOptional: true,
    text: ({ owedCents }) => dollars(owedCents),
  },
  {
    field: 'status',
    label: texts.status,
    isOnCard: true,
    width: 140,
    text: statusWord,
    cell: (row) => <BookingStatus row={row} />,
  },
  { field: 'payment', label: texts.payment, width: 120, isOptional: true, text: paymentWord },
  {
    field: 'open',
    label: texts.open,
    width: 64,
    isAction: true,
    text: () => '',
    cell: ({ id }) => <RowLink to={paths.booking(id)} label={texts.showBookingDetails} />,
  },
];
