import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import type { HomePageQuery } from './HomePage.generated';
import { Section, TrimmedList } from './Section';
import { TopHotelCard } from './TopHotelCard';

/** The best rated hotels. */
export function TopHotels({ hotels }: { hotels: HomePageQuery['topHotels']['items'] }) {
  if (hotels.length === 0) return null;
  return (
    <Section title="Best rated" action={<ButtonLink to={paths.hotels()}>All hotels</ButtonLink>}>
      <TrimmedList columns={4}>
        {hotels.map((hotel) => (
          <TopHotelCard key={hotel.id} hotel={hotel} />
        ))}
      </TrimmedList>
    </Section>
  );
}
