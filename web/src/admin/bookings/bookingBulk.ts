import { fill } from '../../../../schema/fill';
import { hotelCancels, whoCancels } from '../../bookings/detail/texts';
import { reasonIfAny } from '../../bookings/refund/texts';
import { dollars } from '../../kit/format';
import type { BulkAction } from '../table/bulk';
import type { ListedBooking } from './bookingColumns';
import { CancelBookingsDocument, ReleaseCheckoutsDocument } from './bulk.generated';
import * as texts from './texts';

type Refund = 'mostRefundCents' | 'refundIfCancelledCents';
const refundOf = (rows: readonly ListedBooking[], of: Refund): string =>
  dollars(rows.reduce((sum, { viewerCan }) => sum + viewerCan[of], 0));

/** Actions on several bookings at once. None can be undone, since refunds are final. */
export const bookingBulk: readonly BulkAction<ListedBooking>[] = [
  {
    label: texts.cancelBookings,
    duties: ['MANAGER'],
    document: CancelBookingsDocument,
    input: (bookingIds, { choice, reason }) => ({
      bookingIds,
      cancelledBy: choice,
      reason: reason || undefined,
    }),
    fits: ({ viewerCan }) => viewerCan.cancel,
    done: texts.cancelledCount,
    ask: {
      title: (rows) => fill(texts.cancelBookingsTitle, { count: rows.length }),
      text: () => texts.cancelBookingsText,
      keep: texts.keepBookings,
      reason: { label: reasonIfAny, isOptional: true },
      choice: {
        label: whoCancels,
        options: [
          {
            value: 'HOTEL',
            label: hotelCancels,
            hint: (rows) => fill(texts.allRefunded, { amount: refundOf(rows, 'mostRefundCents') }),
          },
          {
            value: 'GUEST',
            label: texts.guestsCancel,
            hint: (rows) => fill(texts.termsRefunded, { amount: refundOf(rows, 'refundIfCancelledCents') }),
          },
        ],
      },
    },
  },
  {
    label: texts.endHolds,
    duties: ['FRONT_DESK'],
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
