import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { countNights, type StayDates } from '../../../schema/nights';
import { counted, dollars } from '../ui/format';
import { wholeDollars } from '../ui/wholeDollars';
import { cheapestStay } from './cheapestStay';
import { RowPrice_HotelFragmentDoc, type RowPrice_HotelFragment } from './RowPrice.generated';

interface Props {
  hotel: FragmentType<RowPrice_HotelFragment>;
  /** The nights searched for, where there was a search. */
  stay?: StayDates;
}

/** The lowest room price: of a night, or of the stay where there are dates. */
export function RowPrice({ hotel, stay }: Props) {
  const { data } = useSuspenseFragment({
    fragment: RowPrice_HotelFragmentDoc,
    from: hotel,
    variables: { ...stay, hasDates: Boolean(stay) },
  });
  const { cheapestPriceCents, roomTypes = [] } = data;
  if (!stay) return cheapestPriceCents === null ? null : <Price cents={cheapestPriceCents} />;
  const cheapest = cheapestStay(roomTypes, stay);
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
