import { counted, dollars } from '../../kit/format';
import type { BulkAction } from '../table/bulk';
import type { BookingRow } from './bookingColumns';
import { CancelBookingsDocument, ReleaseCheckoutsDocument } from './bulk.generated';

const refundOf = (rows: readonly BookingRow[]): number =>
  rows.reduce((sum, { viewerCan }) => sum + viewerCan.refundIfCancelledCents, 0);

/** What is done with several bookings at once. Money is given back for good: nothing here is taken back. */
export const bookingBulk: readonly BulkAction<BookingRow>[] = [
  {
    label: 'Cancel bookings',
    document: CancelBookingsDocument,
    input: (bookingIds) => ({ bookingIds }),
    fits: ({ viewerCan }) => viewerCan.cancel,
    done: 'cancelled',
    ask: {
      title: (rows) => `Cancel ${counted(rows.length, 'booking')}?`,
      text: (rows) =>
        `By their terms ${dollars(refundOf(rows))} goes back to the guests, who are told by mail. Their rooms are free at once. This cannot be undone.`,
      keep: 'Keep bookings',
    },
  },
  {
    label: 'End holds',
    document: ReleaseCheckoutsDocument,
    input: (bookingIds) => ({ bookingIds }),
    fits: ({ status }) => status === 'HELD',
    done: 'ended',
    ask: {
      title: (rows) => `End ${counted(rows.length, 'hold')}?`,
      text: () => 'Their payment pages are closed and the rooms are free at once.',
      keep: 'Keep holds',
    },
  },
];
