import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CityField, type CityChoice } from './CityField';
import { isReversed, PriceBand } from './PriceBand';
import { RoomOptions } from './RoomOptions';
import { guestsPerRoom, notBefore, type Search } from './search';
import { StayFields } from './StayFields';

export interface SearchPanelProps {
  search: Search;
  cities: readonly CityChoice[];
  todayAt: (city: string) => string;
  onSearch: (search: Search) => void;
}

type PanelFields = ReturnType<typeof panelOf>;

/** What the panel changes; the filters below it change the rest. */
export const panelOf = ({ city, checkIn, checkOut, guests, rooms, minPrice, maxPrice }: Search) => ({
  city,
  checkIn,
  checkOut,
  guests,
  rooms,
  minPrice,
  maxPrice,
});

/** The form beside the results; Search applies it. */
export function SearchPanel({ search, cities, todayAt, onSearch }: SearchPanelProps) {
  const [draft, setDraft] = useState(() => panelOf(search));
  const [isRefused, setRefused] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const change = (part: Partial<PanelFields>) => {
    setRefused(false);
    setDraft({ ...draft, ...part });
  };
  const today = todayAt(draft.city);
  const stay = notBefore(draft, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReadable) return;
    if (isReversed(draft.minPrice, draft.maxPrice)) setRefused(true);
    else onSearch({ ...search, ...draft, ...stay });
  };

  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <CityField
        label="City"
        placeholder="All cities"
        cities={cities}
        first={search.city}
        value={draft.city}
        onChange={(city) => change({ city })}
      />
      <StayFields
        onReadable={setReadable}
        stay={stay}
        today={today}
        pricesOf={{ city: draft.city, guests: guestsPerRoom(draft) }}
        onChange={change}
      />
      <Box sx={pair}>
        <RoomOptions guests={draft.guests} rooms={draft.rooms} onChange={change} />
      </Box>
      <PriceBand min={draft.minPrice} max={draft.maxPrice} onChange={change} isRefused={isRefused} />
      <Button type="submit" variant="contained" color="secondary" size="large">
        Search
      </Button>
    </Box>
  );
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
