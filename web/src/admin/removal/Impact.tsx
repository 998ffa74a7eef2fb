import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { fill } from '../../../../schema/fill';
import { AffectedBookings } from '../../bookings/affected/AffectedBookings';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import * as texts from './texts';
import type { RemovalImpactQuery } from './Deletions.generated';

export type Effects = NonNullable<RemovalImpactQuery['removalImpact']>;

/** The effects on bookings in the order in which they are listed, each with the heading of its bookings. */
const EFFECTS = [
  ['CANCELLED', texts.cancelled],
  ['ROOMS_GIVEN_UP', texts.roomsGivenUp],
  ['CHANGE_ENDED', texts.changeEnded],
  ['HOLD_ENDED', texts.holdEnded],
] as const;

/** What a deletion would do: numbers first, then each booking. */
export function Impact({ impact }: { impact: Effects }) {
  const groups = EFFECTS.map(([effect, title]) => ({
    title,
    bookings: impact.items.filter((item) => item.effect === effect).map(withRefund),
  })).filter(({ bookings }) => bookings.length > 0);
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {linesOf(impact).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {groups.map(({ title, bookings }, at) => (
        <Box key={title} component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
          <h3 className={text.h5}>{title}</h3>
          <AffectedBookings
            label={title}
            bookings={bookings}
            titleOf={({ guestName }) => guestName}
            leftOut={at === groups.length - 1 ? impact.itemsLeftOut : 0}
          />
        </Box>
      ))}
    </>
  );
}

/** The shape of the effects until they have been read. */
export const ImpactSkeleton = () => (
  <Box role="status" aria-label={texts.loading}>
    <Skeleton width="80%" />
    <Skeleton width="60%" />
    <Skeleton width="70%" />
  </Box>
);

/** Refunds are due only for what was paid. */
function withRefund({ refundCents, ...item }: Effects['items'][number]) {
  const isPaid = item.effect === 'CANCELLED' || item.effect === 'ROOMS_GIVEN_UP';
  return isPaid ? { ...item, refundCents } : item;
}

function linesOf({ roomNumbers, reviews, bookings, bookingsKept, refundCents, holds, items }: Effects) {
  return [
    fill(texts.roomNumbersDeleted, { count: roomNumbers }),
    ...(reviews > 0 ? [fill(texts.reviewsDeleted, { count: reviews })] : []),
    ...(bookings > 0 ? [fill(texts.bookingsCancelled, { count: bookings })] : []),
    ...(bookingsKept > 0 ? [fill(texts.bookingsLoseRooms, { count: bookingsKept })] : []),
    ...(holds > 0 ? [fill(texts.holdsEnded, { count: holds })] : []),
    ...(refundCents > 0 ? [fill(texts.refundedInAll, { refund: dollars(refundCents) })] : []),
    ...(bookings + bookingsKept > 0 ? [texts.guestsAreTold] : []),
    ...(items.length === 0 ? [texts.noBookingsAffected] : []),
  ];
}
