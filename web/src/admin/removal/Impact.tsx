import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { counted, dollars } from '../../kit/format';
import type { RemovalImpactQuery } from './Deletions.generated';

type Counts = NonNullable<RemovalImpactQuery['removalImpact']>;

/** What goes with a removal: a line for each. */
export function Impact({ impact }: { impact: Counts | undefined }) {
  if (!impact)
    return (
      <Box role="status" aria-label="Loading">
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
  const refund = refundCents > 0 ? `, and ${dollars(refundCents)} is refunded` : '';
  return [
    `${counted(roomNumbers, 'room number')} ${roomNumbers === 1 ? 'goes' : 'go'}.`,
    ...(reviews > 0
      ? [`${counted(reviews, 'review')} ${reviews === 1 ? 'goes' : 'go'} with the hotel.`]
      : []),
    bookings > 0
      ? `${counted(bookings, 'booking')} ahead ${bookings === 1 ? 'is' : 'are'} cancelled${refund}. The guests are told by mail.`
      : 'No booking ahead is concerned.',
    ...(holds > 0 ? [`${counted(holds, 'unpaid hold')} ${holds === 1 ? 'ends' : 'end'}.`] : []),
  ];
}
