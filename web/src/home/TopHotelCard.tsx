import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { dollars } from '../ui/format';
import { Photo } from '../ui/Photo';
import { Rating } from '../ui/Rating';
import { TopHotelCard_HotelFragmentDoc, type TopHotelCard_HotelFragment } from './TopHotelCard.generated';

/** One of the best rated hotels: picture, name, place, score, price. */
export function TopHotelCard({ hotel }: { hotel: FragmentType<TopHotelCard_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: TopHotelCard_HotelFragmentDoc, from: hotel });
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0, display: 'flex' }}>
      <Card component={Link} to={paths.hotel(data)} sx={cardStyle}>
        <Photo src={data.photos[0]} alt="" />
        <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1 }}>
          <Typography variant="h3" sx={{ fontSize: '1.0625rem', lineHeight: 1.3 }}>
            {data.name}
          </Typography>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {data.type.name} in {data.city.name}
          </Box>
          <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
          {data.cheapestPriceCents !== null && (
            <Box sx={{ mt: 'auto', pt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
              from <strong>{dollars(data.cheapestPriceCents)}</strong> a night
            </Box>
          )}
        </Box>
      </Card>
    </Box>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  color: 'text.primary',
  textDecoration: 'none',
  transition: 'border-color 140ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
};
