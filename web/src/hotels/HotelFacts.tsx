import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { counted } from '../ui/format';
import { HotelFacts_HotelFragmentDoc, type HotelFacts_HotelFragment } from './HotelFacts.generated';

/** The amenities of the hotel, and how large it is. */
export function HotelFacts({ hotel }: { hotel: FragmentType<HotelFacts_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelFacts_HotelFragmentDoc, from: hotel });
  const { amenities, roomTypes } = data;
  const rooms = roomTypes.reduce((sum, { roomNumbers }) => sum + roomNumbers.length, 0);
  const people = Math.max(0, ...roomTypes.map(({ maxPeople }) => maxPeople));
  if (amenities.length === 0 && rooms === 0) return null;
  return (
    <Box component="section" aria-label="What the hotel has" sx={{ display: 'grid', gap: 1.5 }}>
      {rooms > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {counted(rooms, 'room')} to choose from, the largest for{' '}
          {people === 1 ? '1 person' : `${people} people`}
        </Typography>
      )}
      {amenities.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {amenities.map((amenity) => (
            <Chip key={amenity} component="li" label={amenity} sx={{ bgcolor: 'primary.light' }} />
          ))}
        </Box>
      )}
    </Box>
  );
}
