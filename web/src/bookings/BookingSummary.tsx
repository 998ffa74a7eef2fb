import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Facts } from '../ui/Facts';
import { bookingMoment, counted, dollars, spokenDate } from '../ui/format';
import { PriceLines } from '../ui/PriceLines';
import {
  BookingSummary_BookingFragmentDoc,
  type BookingSummary_BookingFragment,
} from './BookingSummary.generated';

/** What was booked: for whom, when, which rooms, at what price. */
export function BookingSummary({ booking }: { booking: FragmentType<BookingSummary_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingSummary_BookingFragmentDoc, from: booking });
  const [first] = data.stays;
  const where = [data.hotel?.address, data.hotel?.city.name].filter(Boolean).join(', ');
  const lines = data.stays.map((stay) => ({
    key: stay.id,
    label: `${stay.title}, room ${stay.number}`,
    detail: `${counted(stay.nights, 'night')} × ${dollars(stay.pricePerNightCents)} per night`,
    cents: stay.nights * stay.pricePerNightCents,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Facts
        facts={[
          ['Booking reference', data.id],
          ['Customer', data.user.name],
          ['Hotel', where ? `${data.hotelName}, ${where}` : data.hotelName],
          ['Booking date', bookingMoment(data.createdAt)],
          ...(first
            ? ([
                ['Check-in', spokenDate(first.checkIn)],
                ['Check-out', spokenDate(first.checkOut)],
                ['Nights', String(first.nights)],
              ] as const)
            : []),
        ]}
      />
      <PriceLines lines={lines} totalCents={data.totalCents} />
    </Box>
  );
}
