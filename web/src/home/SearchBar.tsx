import { Suspense, useState, type FormEvent } from 'react';
import { fill } from '../../../schema/fill';
import { countNights, normaliseStay } from '../../../schema/nights';
import { paths, type Query } from '../paths';
import {
  STAY_SEARCH,
  completeSearch,
  saveLastSearch,
  notBefore,
  readLastSearch,
  type StaySearch,
} from '../search/lastSearch';
import { CityField, type CityChoice } from '../search/CityField';
import { PartyField } from '../search/PartyField';
import { StayFields } from '../search/StayFields';
import { useViewer } from '../session/SessionProvider';
import { writeAddress } from '../kit/address';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { useRememberedState } from '../kit/hydration';
import { lazyPart } from '../apollo/lazyPart';
import { useNavigate } from '../kit/navigation/hooks';
import text from '../kit/text.module.css';
import { nights } from '../kit/texts';
import { useToday } from '../kit/today';
import * as texts from './texts';
import styles from './SearchBar.module.css';

const DestinationPrompt = lazyPart(async () => (await import('./DestinationPrompt')).DestinationPrompt);

interface Props {
  cities: readonly CityChoice[];
  /** True if visitors who are not signed in may search. */
  publicSearch: boolean;
}

/** The search on the home page: destination, dates, guests and rooms. */
export function SearchBar({ cities, publicSearch }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const todayHere = useToday();
  const [search, setSearch] = useRememberedState((isHydrated) =>
    completeSearch({}, todayHere, isHydrated ? readLastSearch() : {}),
  );
  const [isAsking, setAsking] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const zone = cities.find(({ name }) => name === search.city)?.timeZone;
  const today = useToday(zone);
  const dates = notBefore(search, today);
  const stay = normaliseStay(dates);

  const change = (part: Partial<StaySearch>) => {
    saveLastSearch(part);
    setSearch((before) => ({ ...before, ...part }));
  };

  const query = writeAddress(STAY_SEARCH, { ...search, ...dates });
  const start = (asked: Query) => {
    if (viewer) void navigate(paths.results(asked));
    else if (publicSearch) void navigate(paths.publicResults(asked));
    else void navigate(paths.logout(paths.results(asked)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReadable) return;
    if (search.city) start(query);
    else setAsking(true);
  };

  return (
    <form
      role="search"
      aria-label={texts.findHotel}
      // for browsers without JavaScript
      action={paths.publicResults({})}
      onSubmit={submit}
      className={styles.bar}
    >
      <CityField
        label={texts.destination}
        placeholder={texts.destinationPlaceholder}
        cities={cities}
        value={search.city}
        stay={query}
        onChange={(city) => change({ city })}
        onLandmark={(near) => start({ ...query, ...near })}
      />
      <StayFields
        onReadable={setReadable}
        stay={dates}
        today={today}
        pricesOf={{ city: search.city, party: search }}
        onChange={change}
      />
      <PartyField party={search} className={styles.party} onChange={change} />
      <Button type="submit" variant="contained" color="secondary" size="large" className={styles.button}>
        {texts.search}
      </Button>
      <div className={classNames(text.small, text.quiet, styles.stay)} aria-live="polite">
        {spokenStay(stay.checkIn, stay.checkOut)} ·{' '}
        {fill(nights, { count: countNights(stay.checkIn, stay.checkOut) })}
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <DestinationPrompt onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </form>
  );
}
