import type { ReactNode } from 'react';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { countNights, type StayDates } from '../../../schema/nights';
import { counted, dollars } from '../ui/format';
import { wholeDollars } from '../ui/wholeDollars';
import { cheapestStay } from './cheapestStay';
import { RowPrice_HotelFragmentDoc } from './RowPrice.generated';

interface Props {
  hotelId: string;
  /** Price of a night in the cheapest room type, for lists without dates. */
  cents: number | null;
  stay?: StayDates;
}

/** The lowest room price: of a night, or of the stay where there are dates. */
export function RowPrice({ hotelId, cents, stay }: Props) {
  if (stay) return <StayRowPrice hotelId={hotelId} stay={stay} />;
  return cents === null ? null : <Price cents={cents} />;
}

function StayRowPrice({ hotelId, stay }: { hotelId: string; stay: StayDates }) {
  const { data, complete } = useFragment({
    fragment: RowPrice_HotelFragmentDoc,
    from: { __typename: 'Hotel', id: hotelId },
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const cheapest = complete ? cheapestStay(data.roomTypes, stay) : undefined;
  if (!cheapest) return null;
  const { totalCents, pricePerNightCents } = cheapest;
  const nights = countNights(stay.checkIn, stay.checkOut);
  return (
    <Price cents={pricePerNightCents} isAbout={pricePerNightCents * nights !== totalCents}>
      {dollars(totalCents)} for {counted(nights, 'night')}
    </Price>
  );
}

interface PriceProps {
  cents: number;
  /** Whether it is the average of nights that differ. */
  isAbout?: boolean;
  children?: ReactNode;
}

function Price({ cents, isAbout = false, children }: PriceProps) {
  return (
    <Box
      sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', lineHeight: 1.4, whiteSpace: 'nowrap' }}
    >
      <Box>
        from {isAbout && 'about '}
        <strong>{isAbout ? wholeDollars(cents) : dollars(cents)}</strong> per night
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}
