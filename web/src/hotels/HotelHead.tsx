import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { amount } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { Rating } from '../ui/Rating';
import { HotelHead_HotelFragmentDoc, type HotelHead_HotelFragment } from './HotelHead.generated';

/** A hotel's name, place, rating and lowest price. */
export function HotelHead({ hotel }: { hotel: FragmentType<HotelHead_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelHead_HotelFragmentDoc, from: hotel });
  const { closestTouristLocation: place, distanceMiles: miles, cheapestPriceCents: cheapest } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const where = [data.type.name, data.address, city].filter(Boolean).join(' · ');
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1 }}>
      <PageHeading title={data.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <Typography sx={{ color: 'text.secondary' }}>{where}</Typography>
      </Box>
      {miles !== null && place && (
        <Typography sx={{ color: 'primary.main', fontWeight: 500 }}>
          {`Excellent location - ${miles} miles from ${place}`}
        </Typography>
      )}
      {cheapest !== null && (
        <Typography
          sx={{ fontWeight: 500 }}
        >{`Book a stay for as low as $ ${amount(cheapest)} per night`}</Typography>
      )}
    </Box>
  );
}
