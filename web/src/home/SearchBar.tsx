import { lazy, Suspense, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { countNights, normaliseStay } from '../../../schema/nights';
import { paths } from '../paths';
import { keepChosen, readChosen } from '../search/chosen';
import { CityField, type CityChoice } from '../search/CityField';
import { RoomOptions } from '../search/RoomOptions';
import { emptySearch, guestsPerRoom, notBefore, writeSearch, type Chosen } from '../search/search';
import { StayFields } from '../search/StayFields';
import { useViewer } from '../session/SessionProvider';
import { counted, spokenStay } from '../ui/format';
import { useRememberedState } from '../ui/hydration';
import { useToday } from '../ui/today';

const DestinationPrompt = lazy(() =>
  import('./DestinationPrompt').then((module) => ({ default: module.DestinationPrompt })),
);

interface Props {
  cities: readonly CityChoice[];
  /** Whether visitors who are not signed in may search. */
  publicSearch: boolean;
}

/** Where, when and for how many: the search on the home page. */
export function SearchBar({ cities, publicSearch }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const todayHere = useToday();
  const [search, setSearch] = useRememberedState((isHydrated) => ({
    ...emptySearch(todayHere),
    ...(isHydrated && readChosen()),
  }));
  const [isAsking, setAsking] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const zone = cities.find(({ name }) => name === search.city)?.timeZone;
  const today = useToday(zone);
  const dates = notBefore(search, today);
  const stay = normaliseStay(dates);

  const change = (part: Partial<Chosen>) => {
    keepChosen(part);
    setSearch({ ...search, ...part });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReadable) return;
    const query = writeSearch({ ...search, ...dates });
    if (!search.city) setAsking(true);
    else if (viewer) void navigate(paths.results(query));
    else if (publicSearch) void navigate(paths.publicResults(query));
    else void navigate(paths.logout(paths.results(query)));
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label="Find a hotel"
      // without a script
      action={paths.publicResults({})}
      onSubmit={submit}
      sx={barStyle}
    >
      <CityField
        label="Destination"
        placeholder="Where to?"
        cities={cities}
        value={search.city}
        onChange={(city) => change({ city })}
      />
      <StayFields
        onReadable={setReadable}
        stay={dates}
        today={today}
        pricesOf={{ city: search.city, guests: guestsPerRoom(search) }}
        onChange={change}
      />
      <RoomOptions guests={search.guests} rooms={search.rooms} onChange={change} />
      <Button type="submit" variant="contained" color="secondary" size="large" sx={{ alignSelf: 'end' }}>
        Search
      </Button>
      <Box sx={{ gridColumn: '1 / -1', fontSize: '0.8125rem', color: 'text.secondary' }} aria-live="polite">
        {spokenStay(stay.checkIn, stay.checkOut)} ·{' '}
        {counted(countNights(stay.checkIn, stay.checkOut), 'night')}
      </Box>
      {isAsking && (
        <Suspense fallback={null}>
          <DestinationPrompt onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns:
    'minmax(180px, 1.5fr) repeat(2, minmax(150px, 1fr)) minmax(112px, 0.7fr) minmax(104px, 0.6fr) auto',
  alignItems: 'start',
  p: { xs: 2, sm: 3 },
  pb: { xs: 1.5, sm: 2 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  boxShadow: '0 12px 32px rgb(18 52 59 / 0.12)',
  '@media (max-width:1180px)': {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > :nth-of-type(1), & > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: 'span 2' },
    '& > :nth-of-type(4), & > :nth-of-type(5), & > button': { gridColumn: 'span 2' },
  },
  '@media (max-width:600px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(1), & > button': { gridColumn: '1 / -1' },
    '& > :nth-of-type(2), & > :nth-of-type(3), & > :nth-of-type(4), & > :nth-of-type(5)': {
      gridColumn: 'auto',
    },
  },
  '@media (max-width:360px)': {
    '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
};
