import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../paths';
import { CityField, type CityChoice } from './CityField';
import { isReversed, PriceBand } from './PriceBand';
import { RoomOptions } from './RoomOptions';
import { guestsPerRoom, notBefore, type Search } from './search';
import { StayFields } from './StayFields';
import { onTouch } from '../ui/touch';
import { useTodayAt } from './useSearch';

export interface SearchPanelProps {
  search: Search;
  cities: readonly CityChoice[];
  onSearch: (search: Search) => void;
  /** Called with whether it says something else than what was searched for. */
  onChanged?: (isChanged: boolean) => void;
  /** The id of the form, where its button stands elsewhere. */
  formId?: string;
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

const isSame = (a: PanelFields, b: PanelFields) => JSON.stringify(a) === JSON.stringify(b);

/** What was typed since the search `before`, and of everything else what `searched` says. */
function carryOver(draft: PanelFields, before: PanelFields, searched: PanelFields): PanelFields {
  const isTyped = ([name, value]: [string, unknown]) => value !== before[name as keyof PanelFields];
  return { ...searched, ...Object.fromEntries(Object.entries(draft).filter(isTyped)) };
}

/** The form beside the results; Search applies it, and stands out once there is something to apply. */
export function SearchPanel({ search, cities, onSearch, onChanged, formId }: SearchPanelProps) {
  const [draft, setDraft] = useState(() => panelOf(search));
  const [searched, setSearched] = useState(draft);
  if (!isSame(searched, panelOf(search))) {
    setSearched(panelOf(search));
    setDraft(carryOver(draft, searched, panelOf(search)));
  }
  const [isRefused, setRefused] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const change = (part: Partial<PanelFields>) => {
    const next = { ...draft, ...part };
    setRefused(false);
    setDraft(next);
    onChanged?.(!isSame(next, searched));
  };
  const today = useTodayAt(draft.city, cities);
  const stay = notBefore(draft, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReadable) return;
    if (isReversed(draft.minPrice, draft.maxPrice)) setRefused(true);
    else onSearch({ ...search, ...draft, ...stay });
  };

  return (
    <Box
      component="form"
      id={formId}
      role="search"
      action={paths.publicResults({})}
      onSubmit={submit}
      sx={panelStyle}
    >
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
      {!formId && (
        <Button type="submit" variant={isSame(draft, searched) ? 'outlined' : 'contained'}>
          Search
        </Button>
      )}
    </Box>
  );
}

/** Quieter than the hotels: smaller than the fields of a form that is filled in. */
const panelStyle = {
  display: 'grid',
  gap: 1.5,
  '& input, & select': { height: 40, fontSize: '0.9375rem' },
  '& .MuiIconButton-root': { top: 0 },
  [onTouch]: { '& input, & select': { height: 48, fontSize: '1rem' }, '& .MuiIconButton-root': { top: 2 } },
};
const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
