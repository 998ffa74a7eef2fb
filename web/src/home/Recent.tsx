import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { normaliseStay } from '../../../schema/nights';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { spokenStay } from '../kit/format';
import * as kitTexts from '../kit/texts';
import { inMyLanguage } from '../kit/written';
import type { StaySearch } from '../search/lastSearch';
import { forgetRecent, recentHotels, unfinishedSearch } from '../search/recent';
import { useCityName } from '../search/useCityName';
import { writeSearch } from '../search/search';
import { useRecentHotelsQuery, type RecentHotelsQuery } from './Recent.generated';
import { Section } from './Section';
import styles from './Recent.module.css';
import * as texts from './texts';
import { TopHotelCard } from './TopHotelCard';

/** What this device remembers: the search that was begun, and the hotels seen last. */
export function Recent() {
  const [isForgotten, setForgotten] = useState(false);
  const [{ ids, search }] = useState(() => ({ ids: recentHotels(), search: unfinishedSearch() }));
  const { data } = useRecentHotelsQuery({ variables: { ids, ...inMyLanguage() }, skip: ids.length === 0 });
  const items = data?.hotels.items ?? [];
  const hotels = ids.flatMap((id) => items.find((hotel) => hotel.id === id) ?? []);
  if (isForgotten || !(hotels.length || search)) return null;
  const forget = () => {
    forgetRecent();
    setForgotten(true);
  };
  return (
    <Section
      title={hotels.length ? texts.recentlyViewed : texts.yourLastSearch}
      action={<Button onClick={forget}>{texts.clear}</Button>}
    >
      {search && <ContinueSearch search={search} />}
      {hotels.length > 0 && <Cards hotels={hotels} />}
    </Section>
  );
}

function ContinueSearch({ search }: { search: StaySearch }) {
  const { checkIn, checkOut } = normaliseStay(search);
  const words = fill(texts.continueYourSearch, {
    city: useCityName(search.city),
    dates: spokenStay(checkIn, checkOut),
    guests: fill(kitTexts.guests, { count: search.guests }),
  });
  return (
    <ButtonLink variant="outlined" to={paths.publicResults(writeSearch(search))} className={styles.search}>
      {words}
    </ButtonLink>
  );
}

const Cards = ({ hotels }: { hotels: RecentHotelsQuery['hotels']['items'] }) => (
  <ul className={styles.cards}>
    {hotels.map((hotel) => (
      <TopHotelCard key={hotel.id} hotel={hotel} />
    ))}
  </ul>
);
