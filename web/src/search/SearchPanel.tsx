import { useState, type FormEvent } from 'react';
import { paths } from '../paths';
import { writeAddress } from '../kit/address';
import { Button } from '../kit/Button';
import { CityField, type CityChoice } from './CityField';
import { isReversed, PriceBand } from './PriceBand';
import { PartyField } from './PartyField';
import { notBefore, STAY_SEARCH } from './lastSearch';
import type { Search } from './search';
import { StayFields } from './StayFields';
import * as texts from './texts';
import { useTodayAt } from './useSearch';
import styles from './SearchPanel.module.css';

export interface SearchPanelProps {
  search: Search;
  cities: readonly CityChoice[];
  onSearch: (search: Search) => void;
  /** Called with true if the fields differ from the search. */
  onChanged?: (isChanged: boolean) => void;
  /** The id of the form, if its button is outside it. */
  formId?: string;
}

type PanelFields = ReturnType<typeof panelFieldsOf>;

/** The parts of a search that the panel changes; the filters below it change the rest. */
export const panelFieldsOf = ({
  city,
  checkIn,
  checkOut,
  guests,
  rooms,
  children,
  minPrice,
  maxPrice,
}: Search) => ({
  city,
  checkIn,
  checkOut,
  guests,
  rooms,
  children,
  minPrice,
  maxPrice,
});

const isSame = (a: PanelFields, b: PanelFields) => JSON.stringify(a) === JSON.stringify(b);

/** The new search, with the fields that the guest has changed since the search `before`. */
function keepTyped(draft: PanelFields, before: PanelFields, searched: PanelFields): PanelFields {
  const isTyped = ([name, value]: [string, unknown]) => value !== before[name as keyof PanelFields];
  return { ...searched, ...Object.fromEntries(Object.entries(draft).filter(isTyped)) };
}

/** The form beside the results. Search applies it, and stands out once a field has changed. */
export function SearchPanel({ search, cities, onSearch, onChanged, formId }: SearchPanelProps) {
  const [draft, setDraft] = useState(() => panelFieldsOf(search));
  const [searched, setSearched] = useState(draft);
  if (!isSame(searched, panelFieldsOf(search))) {
    setSearched(panelFieldsOf(search));
    setDraft(keepTyped(draft, searched, panelFieldsOf(search)));
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
    else
      onSearch({ ...search, near: draft.city === search.city ? search.near : undefined, ...draft, ...stay });
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
        label={texts.city}
        placeholder={texts.allCities}
        cities={cities}
        first={search.city}
        value={draft.city}
        stay={writeAddress(STAY_SEARCH, { ...draft, ...stay })}
        onChange={(city) => change({ city })}
        onLandmark={(near) => onSearch({ ...search, ...draft, ...stay, ...near })}
      />
      <StayFields
        onReadable={setReadable}
        stay={stay}
        today={today}
        pricesOf={{ city: draft.city, party: draft }}
        onChange={change}
      />
      <PartyField party={draft} onChange={change} />
      <PriceBand min={draft.minPrice} max={draft.maxPrice} onChange={change} isRefused={isRefused} />
      {!formId && (
        <Button type="submit" variant={isSame(draft, searched) ? 'outlined' : 'contained'}>
          {texts.search}
        </Button>
      )}
    </form>
  );
}
