import { useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { counted, dollars, spokenStay } from '../../kit/format';
import { Photo } from '../../kit/Photo';
import { BookingReference } from './BookingReference';
import { BookingRow_BookingFragmentDoc, type BookingRow_BookingFragment } from './BookingRow.generated';
import { BookingState } from './BookingState';
import { ChangeRow } from './ChangeRow';
import { HeldRow } from './HeldRow';
import styles from './BookingRow.module.css';

/** One booking of a list, with the link to its details. */
export function BookingRow({ booking }: { booking: FragmentType<BookingRow_BookingFragment> }) {
  const { pathname, search } = useLocation();
  const titleId = useId();
  const { data } = useSuspenseFragment({
    fragment: BookingRow_BookingFragmentDoc,
    fragmentName: 'BookingRow_booking',
    from: booking,
  });
  const [first] = data.stays;
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateColumns: { sm: '184px minmax(0, 1fr)' } }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Photo src={data.hotel?.photos[0]} alt="" className={styles.photo} />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
            <Typography variant="h3" component="h2" id={titleId} sx={{ flex: 1, minWidth: 'min-content' }}>
              {data.hotelName}
            </Typography>
            <BookingState booking={data} />
          </Box>
          {first && (
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
              {spokenStay(first.checkIn, first.checkOut)}, {counted(data.stays.length, 'room')}
            </Typography>
          )}
        </div>
        {data.status === 'HELD' && (
          <HeldRow
            bookingId={data.id}
            held={data}
            what="Your rooms are held"
            pay="Continue to payment"
            titleId={titleId}
          />
        )}
        {data.change && <ChangeRow bookingId={data.id} change={data.change} titleId={titleId} />}
        <BookingReference booking={data} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            component={Link}
            to={paths.booking(data.id)}
            state={{ from: pathname + search }}
            variant="outlined"
            aria-describedby={titleId}
          >
            Show booking details
          </Button>
          <Typography variant="h4" component="p" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
            {dollars(data.totalCents)}
          </Typography>
        </Box>
      </Box>
    </Card>
  );
}
