import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { counted, dollars } from '../ui/format';
import { Photo } from '../ui/Photo';
import {
  RoomsPageRow_RoomTypeFragmentDoc,
  type RoomsPageRow_RoomTypeFragment,
} from './RoomsPageRow.generated';

/** One room type of the list: picture, title, its hotel, people and price. */
export function RoomsPageRow({ roomType }: { roomType: FragmentType<RoomsPageRow_RoomTypeFragment> }) {
  const { data } = useSuspenseFragment({ fragment: RoomsPageRow_RoomTypeFragmentDoc, from: roomType });
  return (
    <Card component="li" sx={cardStyle}>
      <Photo src={data.photos[0]} alt="" />
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Typography variant="h3" component="h2">
          <Box component={Link} to={paths.room(data.id)} sx={titleStyle}>
            {data.title}
          </Box>
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          {data.hotel.name}, {data.hotel.city.name}
        </Box>
        <Typography sx={textStyle}>{data.description}</Typography>
      </Box>
      <Box sx={footStyle}>
        <span>Up to {counted(data.maxPeople, 'guest')}</span>
        <Box component="span" sx={{ color: 'text.primary', fontSize: '0.9375rem' }}>
          <strong>{dollars(data.priceCents)}</strong> per night
        </Box>
      </Box>
    </Card>
  );
}

const cardStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  listStyle: 'none',
  transition: 'border-color 140ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
};
/** The whole card is the link. */
const titleStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
const textStyle = {
  mt: 0.5,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
};
const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 1,
  px: 2,
  pb: 2,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
