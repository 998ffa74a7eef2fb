import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { countNights, type StayDates } from '../../../schema/nights';
import type { Party } from '../rooms/party';
import { counted, dollars } from '../ui/format';
import { RowPrice_HotelFragmentDoc, type RowPrice_HotelFragment } from './RowPrice.generated';

interface Props {
  hotel: FragmentType<RowPrice_HotelFragment>;
  /** The nights searched for, where there was a search. */
  stay?: StayDates;
  party: Party;
}

/** The lowest price: of one night, or where there are dates of the whole stay for everybody. */
export function RowPrice({ hotel, stay, party }: Props) {
  const { data } = useSuspenseFragment({
    fragment: RowPrice_HotelFragmentDoc,
    from: hotel,
    variables: { ...stay, ...party, hasDates: Boolean(stay) },
  });
  const { cheapestPriceCents, partyStay } = data;
  if (!stay)
    return cheapestPriceCents === null ? null : (
      <Price>
        from <strong>{dollars(cheapestPriceCents)}</strong> per night
      </Price>
    );
  if (!partyStay) return null;
  const nights = counted(countNights(stay.checkIn, stay.checkOut), 'night');
  const rooms = party.rooms > 1 ? ` in ${counted(party.rooms, 'room')}` : '';
  return (
    <Price
      detail={
        <>
          {`${nights}, ${counted(party.guests, 'guest')}${rooms}`}
          <Box>includes taxes and fees</Box>
        </>
      }
    >
      from <strong>{dollars(partyStay.totalCents)}</strong>
    </Price>
  );
}

function Price({ detail, children }: { detail?: ReactNode; children: ReactNode }) {
  return (
    <Box
      className="text"
      sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', lineHeight: 1.4, whiteSpace: 'nowrap' }}
    >
      <Box sx={{ '& strong': { fontSize: '1.25rem' } }}>{children}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{detail}</Box>
    </Box>
  );
}
