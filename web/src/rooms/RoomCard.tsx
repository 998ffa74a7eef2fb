import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import PeopleOutline from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { StayDates } from '../../../schema/nights';
import { Carousel } from '../ui/Carousel';
import { Amenities } from './Amenities';
import { BriefTerms, type BriefTermsProps } from './BriefTerms';
import { RoomCard_RoomTypeFragmentDoc, type RoomCard_RoomTypeFragment } from './RoomCard.generated';
import { shortStay } from './minimumStay';
import { NightPrices } from './NightPrices';
import { tooSmall, type Party } from './party';
import { RoomPrice } from './RoomPrice';
import { RoomsLeft } from './RoomsLeft';

interface Props {
  roomType: FragmentType<RoomCard_RoomTypeFragment>;
  stay: StayDates;
  /** Room numbers that are chosen, and those that the viewer holds. */
  chosen: readonly string[];
  held: ReadonlySet<string>;
  party: Party | undefined;
  /** On what terms a booking could be cancelled. */
  terms: BriefTermsProps;
  /** Opens the choice of room numbers; undefined for those who may not book. */
  onSelect: (() => void) | undefined;
}

/** One room type: pictures, amenities, price of the stay, and the button to choose room numbers. */
export function RoomCard({ roomType, stay, chosen, held, party, terms, onSelect }: Props) {
  const titleId = useId();
  const { data } = useSuspenseFragment({
    fragment: RoomCard_RoomTypeFragmentDoc,
    fragmentName: 'RoomCard_roomType',
    from: roomType,
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const ids = data.roomNumbers.map(({ id }) => id);
  const free = data.roomNumbers.filter(({ id, available }) => available || held.has(id)).length;
  const picked = chosen.filter((id) => ids.includes(id)).length;
  const short = shortStay(stay, data.stayPrice?.minimumNights);
  const warnings = [tooSmall(data.maxPeople, party), short?.words].filter(Boolean);

  return (
    <Card component="article" aria-labelledby={titleId} sx={cardStyle}>
      <Box className="pictures">
        <Carousel photos={data.photos} of={data.title} />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
          <Typography variant="h3" id={titleId} sx={{ flex: 1, minWidth: '60%' }}>
            {data.title}
          </Typography>
          <Typography variant="body2" sx={peopleStyle}>
            <PeopleOutline sx={{ fontSize: 18 }} /> Up to{' '}
            {data.maxPeople === 1 ? '1 person' : `${data.maxPeople} people`}
          </Typography>
        </Box>
        {warnings.map((warning) => (
          <Typography key={warning} variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {warning}
          </Typography>
        ))}
        <Typography sx={{ color: 'text.secondary' }}>{data.description}</Typography>
        <Amenities own={data.amenities} />
        <Box sx={footStyle}>
          <Box sx={{ flex: 1, minWidth: 140 }}>
            <RoomsLeft free={free} total={data.roomNumbers.length} picked={picked} />
            {free > 0 && <BriefTerms {...terms} />}
          </Box>
          <RoomPrice roomType={data} stay={stay} />
          {onSelect && (
            <Button
              variant={free > 0 && !short ? 'outlined' : 'text'}
              aria-describedby={titleId}
              onClick={onSelect}
            >
              Select
            </Button>
          )}
        </Box>
        <NightPrices nightPrices={data.stayPrice?.nightPrices ?? []} of={data.title} />
      </Box>
    </Card>
  );
}

const cardStyle = {
  display: 'grid',
  '@container page (min-width: 620px)': {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    '& .pictures, & .pictures > *': { height: '100%' },
    '& .pictures img': { height: '100%' },
  },
};
const peopleStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' };
const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 2,
  mt: 'auto',
  pt: 1,
  '@container page (max-width: 459px)': { '& .MuiButton-root': { width: '100%' } },
};
