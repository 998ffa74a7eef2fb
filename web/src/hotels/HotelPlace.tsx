import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StreetMap } from '../search/map/StreetMap';
import { miles } from '../ui/format';
import { HotelPlace_HotelFragmentDoc, type HotelPlace_HotelFragment } from './HotelPlace.generated';

/** Where the hotel is: its address, the nearest sight, and a map that is loaded once it is scrolled to. */
export function HotelPlace({ hotel }: { hotel: FragmentType<HotelPlace_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelPlace_HotelFragmentDoc, from: hotel });
  const { id, name, latitude, longitude, closestTouristLocation: sight, distanceMiles: distance } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const isNear = sight && distance !== null;
  const circle =
    isNear && distance > 0 && latitude !== null && longitude !== null
      ? { latitude, longitude, miles: distance, title: `${sight}: somewhere on this circle` }
      : undefined;
  return (
    <Box component="section" aria-label="Where it is" sx={{ display: 'grid', gap: 1.5, pb: 4 }}>
      <Typography variant="h2">Where it is</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[data.address, city].filter(Boolean).join(', ')}
        {isNear && ` · ${miles(distance)} from ${sight}`}
      </Typography>
      {latitude !== null && longitude !== null && (
        <Box sx={mapStyle}>
          <StreetMap
            label={`Map of where ${name} is`}
            places={[{ id, name, latitude, longitude, priceCents: null }]}
            circle={circle}
            onActive={ignore}
            onGo={ignore}
            fallback={
              <Typography sx={{ p: 3, color: 'text.secondary' }}>
                This browser cannot draw the map. The hotel is at {degrees(latitude, 'N', 'S')}{' '}
                {degrees(longitude, 'E', 'W')}.
              </Typography>
            }
          />
        </Box>
      )}
    </Box>
  );
}

/** There is one pin, and nothing beside it to point at. */
const ignore = () => undefined;

/** Degrees as they are looked for in other maps. */
const degrees = (value: number, above: string, below: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? below : above}`;

const mapStyle = {
  height: 340,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  '&:not(:has(.maplibregl-map, [aria-busy="true"]))': { height: 'auto' },
};
