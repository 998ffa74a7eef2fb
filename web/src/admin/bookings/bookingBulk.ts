import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import type { BulkAction } from '../table/bulk';
import type { ListedBooking } from './bookingColumns';
import { CancelBookingsDocument, ReleaseCheckoutsDocument } from './bulk.generated';
import * as texts from './texts';

const refundOf = (rows: readonly ListedBooking[]): number =>
  rows.reduce((sum, { viewerCan }) => sum + viewerCan.refundIfCancelledCents, 0);

/** Actions on several bookings at once. None can be undone, since refunds are final. */
export const bookingBulk: readonly BulkAction<ListedBooking>[] = [
  {
    label: texts.cancelBookings,
    document: CancelBookingsDocument,
    input: (bookingIds) => ({ bookingIds }),
    fits: ({ viewerCan }) => viewerCan.cancel,
    done: texts.cancelledCount,
    ask: {
      title: (rows) => fill(texts.cancelBookingsTitle, { count: rows.length }),
      text: (rows) => fill(texts.cancelBookingsText, { amount: dollars(refundOf(rows)) }),
      keep: texts.keepBookings,
    },
  },
  {
    label: texts.endHolds,
    document: ReleaseCheckoutsDocument,
    input: (bookingIds) => ({ bookingIds }),
    fits: ({ status }) => status === 'HELD',
    done: texts.endedCount,
    ask: {
      title: (rows) => fill(texts.endHoldsTitle, { count: rows.length }),
      text: () => texts.endHoldsText,
      keep: texts.keepHolds,
    },
  },
];
