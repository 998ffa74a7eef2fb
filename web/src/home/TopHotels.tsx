import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import type { HomePageQuery } from './HomePage.generated';
import { Section, TrimmedList } from './Section';
import * as texts from './texts';
import { TopHotelCard } from './TopHotelCard';

/** The best rated hotels. */
export function TopHotels({ hotels }: { hotels: HomePageQuery['topHotels']['items'] }) {
  if (hotels.length === 0) return null;
  return (
    <Section title={texts.bestRated} action={<ButtonLink to={paths.hotels()}>{texts.allHotels}</ButtonLink>}>
      <TrimmedList columns={4}>
        {hotels.map((hotel) => (
          <TopHotelCard key={hotel.id} hotel={hotel} />
        ))}
      </TrimmedList>
    </Section>
  );
}
