import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import type { Party } from '../rooms/party';
import { miles } from '../ui/format';
import { HotelMap_HotelFragmentDoc, type HotelMap_HotelFragment } from './HotelMap.generated';
import { rowLinkId } from './HotelRow';
import { HotelSheet } from './HotelSheet';
import { StreetMap } from './map/StreetMap';
import type { MapArea } from './mapArea';

interface Props {
  hotels: readonly FragmentType<HotelMap_HotelFragment>[];
  stay: StayDates;
  party: Party;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Whether it is the map that was asked for, not the small one beside the list. */
  isLarge: boolean;
  /** The part of the map that is searched in. */
  area: MapArea | undefined;
  onArea: (area: MapArea) => void;
}

/** A map of the hotels of a list with their prices; pointing at one shows it in both places. */
export function HotelMap({ hotels, stay, party, active, onActive, isLarge, area, onArea }: Props) {
  const { checkIn, checkOut } = normaliseStay(stay);
  const { data } = useSuspenseFragment({
    fragment: HotelMap_HotelFragmentDoc,
    from: [...hotels],
    variables: { checkIn, checkOut, ...party },
  });
  const [isFollowed, setFollowed] = useState(area !== undefined);
  const places = data.map(({ partyStay, ...place }) => ({
    ...place,
    priceCents: partyStay?.totalCents ?? null,
  }));
  const pointed = data.find(({ id }) => id === active);
  const isEmpty = places.every(({ latitude, longitude }) => latitude === null || longitude === null);
  if (isEmpty && !area) return null;
  const shown = {
    ...{ places, active, onActive },
    onGo: (id: string) => document.getElementById(rowLinkId(id))?.focus(),
  };
  return (
    <Box sx={[frameStyle, isLarge ? largeStyle : smallStyle]}>
      <StreetMap
        {...shown}
        label="Map of these hotels"
        isLarge={isLarge}
        area={area}
        onMoved={(moved) => isFollowed && onArea(moved)}
        fallback={<HotelSheet {...shown} />}
      >
        {pointed && (
          <Box aria-hidden sx={pointedStyle}>
            <b>{pointed.name}</b>
            {pointed.closestTouristLocation &&
              pointed.distanceMiles !== null &&
              `${miles(pointed.distanceMiles)} from ${pointed.closestTouristLocation}`}
          </Box>
        )}
        {isLarge && (
          <FormControlLabel
            sx={followStyle}
            control={
              <Checkbox
                size="small"
                checked={isFollowed}
                onChange={(event) => setFollowed(event.target.checked)}
              />
            }
            label="Search as I move"
          />
        )}
      </StreetMap>
    </Box>
  );
}

const frameStyle = {
  position: 'sticky',
  top: 160,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
};
const smallStyle = { height: 430 };
const largeStyle = {
  height: 'max(360px, calc(100dvh - 190px))',
  '@media (max-width:1359px)': { height: '60dvh' },
};
/** Above the map's own words at its foot. */
const pointedStyle = {
  position: 'absolute',
  left: 10,
  right: 10,
  bottom: 38,
  display: 'grid',
  width: 'fit-content',
  maxWidth: 'calc(100% - 20px)',
  mx: 'auto',
  px: 1.5,
  py: 0.75,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  pointerEvents: 'none',
};
const followStyle = {
  position: 'absolute',
  top: 10,
  left: 10,
  m: 0,
  pr: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', fontWeight: 600 },
};
