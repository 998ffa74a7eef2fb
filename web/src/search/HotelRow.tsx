import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import { paths } from '../paths';
import { cardLinkStyle, followCardLink } from '../ui/cardLink';
import { miles } from '../ui/format';
import { Photo } from '../ui/Photo';
import { Rating } from '../ui/Rating';
import { ShortReference } from '../ui/ShortReference';
import { HotelRow_HotelFragmentDoc, type HotelRow_HotelFragment } from './HotelRow.generated';
import { RowPrice } from './RowPrice';
import { RowTerms } from './RowTerms';

interface Props {
  hotel: FragmentType<HotelRow_HotelFragment>;
  stay?: StayDates;
  guests?: number;
  rooms?: number;
  /** Whether it is at the top of its list. */
  isFirst?: boolean;
  /** Whether its pin on the map is pointed at. */
  isActive?: boolean;
  /** Called with the hotel that is pointed at or focused, and with undefined when it no longer is. */
  onActive?: (id: string | undefined) => void;
}

/** The id of the link of a hotel in a list. */
export const rowLinkId = (hotelId: string) => `hotel-${hotelId}`;

/**
 * One hotel of a list: picture, name and rating, place, amenities, terms, and the price at the bottom right. All of it
 * leads to the hotel, by one link.
 */
export function HotelRow({ hotel, stay, guests = 1, rooms = 1, isFirst, isActive, onActive }: Props) {
  const nights = stay && normaliseStay(stay);
  const party = { guests, rooms };
  const { data } = useSuspenseFragment({
    fragment: HotelRow_HotelFragmentDoc,
    fragmentName: 'HotelRow_hotel',
    from: hotel,
    variables: { ...nights, ...party, hasDates: Boolean(nights) },
  });
  const to = paths.hotel(data, {
    checkIn: nights?.checkIn,
    checkOut: nights?.checkOut,
    ...(nights && party),
  });
  const place = data.closestTouristLocation;
  return (
    <Card
      component="li"
      onClick={followCardLink}
      onMouseEnter={() => onActive?.(data.id)}
      onMouseLeave={() => onActive?.(undefined)}
      onFocus={() => onActive?.(data.id)}
      onBlur={() => onActive?.(undefined)}
      sx={[cardStyle, isActive ? { borderColor: 'primary.main' } : {}]}
    >
      <Photo
        src={data.photos[0]}
        alt={`${data.name}, ${data.type.name} in ${data.city.name}`}
        first={isFirst}
        sx={pictureStyle}
      />
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
        <div className="text">
          <Typography variant="h3" component="h2">
            {data.name}
          </Typography>
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
            {data.city.name} · {data.type.name}
            {place && data.distanceMiles !== null && ` · ${miles(data.distanceMiles)} from ${place}`}
          </Box>
        </div>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <Typography className="text" sx={{ maxWidth: '68ch' }}>
          {data.description}
        </Typography>
        {data.amenities.length > 0 && (
          <Box className="text" sx={quietStyle}>
            {data.amenities.slice(0, 4).join(' · ')}
          </Box>
        )}
        <Box sx={footStyle}>
          <Box className="text" sx={{ display: 'grid', gap: 0.25, flex: '1 1 180px' }}>
            {nights && <RowTerms hotel={data} stay={nights} party={party} />}
            <Box sx={quietStyle}>
              Reference <ShortReference id={data.id} />
            </Box>
          </Box>
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'end', gap: 2 }}>
            <RowPrice hotel={data} stay={nights} party={party} />
            <Button
              component={Link}
              to={to}
              id={rowLinkId(data.id)}
              variant="outlined"
              aria-label={`Details of ${data.name}`}
            >
              Details
            </Button>
          </Box>
        </Box>
      </Box>
    </Card>
  );
}

const cardStyle = {
  ...cardLinkStyle,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
  transition: 'border-color 140ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
};
const pictureStyle = { '@media (min-width:600px)': { aspectRatio: 'auto', height: '100%', minHeight: 200 } };
const quietStyle = { fontSize: '0.8125rem', color: 'text.secondary' };
const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  mt: 1,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
