import { useState, type FormEvent } from 'react';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { CityField, type CityChoice } from './CityField';
import { isReversed, PriceBand } from './PriceBand';
import { RoomOptions } from './RoomOptions';
import { guestsPerRoom, notBefore } from './chosen';
import type { Search } from './search';
import { StayFields } from './StayFields';
import { useTodayAt } from './useSearch';
import styles from './SearchPanel.module.css';

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
    <form
      id={formId}
      role="search"
      action={paths.publicResults({})}
      onSubmit={submit}
      className={styles.panel}
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
      <div className={styles.pair}>
        <RoomOptions guests={draft.guests} rooms={draft.rooms} onChange={change} />
      </div>
      <PriceBand min={draft.minPrice} max={draft.maxPrice} onChange={change} isRefused={isRefused} />
      {!formId && (
        <Button type="submit" variant={isSame(draft, searched) ? 'outlined' : 'contained'}>
          Search
        </Button>
      )}
    </form>
  );
}
