import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sumCents } from '../../../../schema/prices';
import { PricedNights } from '../../rooms/PricedNights';
import { spokenDate } from '../../ui/format';
import { Photo } from '../../ui/Photo';
import { chargeLines } from '../../ui/chargeLines';
import { PriceLines } from '../../ui/PriceLines';
import { BookingFacts } from './BookingFacts';
import { BookingPayment } from './BookingPayment';
import { BookingReference } from './BookingReference';
import {
  BookingSummary_BookingFragmentDoc,
  type BookingSummary_BookingFragment,
} from './BookingSummary.generated';

/** What was booked: where, when, for whom, which rooms, at what price. */
export function BookingSummary({ booking }: { booking: FragmentType<BookingSummary_BookingFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: BookingSummary_BookingFragmentDoc,
    fragmentName: 'BookingSummary_booking',
    from: booking,
  });
  const { hotel, stays } = data;
  const [first] = stays;
  const lines = [...stays]
    .sort((one, other) => one.number - other.number)
    .map((stay) => ({
      key: stay.id,
      label: `${stay.title}, room ${stay.number}`,
      detail: <PricedNights nightPrices={stay.nightPrices} of={`room ${stay.number}`} />,
      cents: sumCents(stay.nightPrices),
    }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <Photo
          src={hotel?.photos[0]}
          alt=""
          sx={{ width: { xs: '100%', sm: 200 }, borderRadius: '10px', displayPrint: 'none' }}
        />
        <Box sx={{ flex: 1, minWidth: 220, display: 'grid', gap: 2 }}>
          <Box>
            <Typography variant="h3" component="h2">
              {data.hotelName}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
              {hotel?.address ?? hotel?.city.name ?? 'This hotel is no longer with us.'}
            </Typography>
          </Box>
          {first && (
            <BookingFacts
              facts={[
                ['Check-in', spokenDate(first.checkIn)],
                ['Check-out', spokenDate(first.checkOut)],
                ['Nights', first.nights],
                ['Rooms', stays.length],
              ]}
            />
          )}
        </Box>
      </Box>
      <BookingReference booking={data} />
      <div>
        <PriceLines lines={[...lines, ...chargeLines(data.charges)]} totalCents={data.totalCents} />
        <BookingPayment booking={data} />
      </div>
    </Box>
  );
}
