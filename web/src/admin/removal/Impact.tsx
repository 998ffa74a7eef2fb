import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import * as texts from './texts';
import type { RemovalImpactQuery } from './Deletions.generated';

type Counts = NonNullable<RemovalImpactQuery['removalImpact']>;

/** The effects of a removal, one line each. */
export function Impact({ impact }: { impact: Counts | undefined }) {
  if (!impact)
    return (
      <Box role="status" aria-label={texts.loading}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </Box>
    );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {linesOf(impact).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

function linesOf({ roomNumbers, reviews, bookings, refundCents, holds }: Counts): string[] {
  return [
    fill(texts.roomNumbersDeleted, { count: roomNumbers }),
    ...(reviews > 0 ? [fill(texts.reviewsDeleted, { count: reviews })] : []),
    bookings === 0
      ? texts.noBookingsAffected
      : refundCents > 0
        ? fill(texts.bookingsCancelledAndRefunded, { count: bookings, refund: dollars(refundCents) })
        : fill(texts.bookingsCancelled, { count: bookings }),
    ...(holds > 0 ? [fill(texts.holdsEnded, { count: holds })] : []),
  ];
}
