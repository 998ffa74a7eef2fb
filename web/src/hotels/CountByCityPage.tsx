import { paths } from '../app/paths';
import { useCountByCityPageSuspenseQuery } from './CountByCityPage.generated';
import { CountTiles } from './CountTiles';

/** How many hotels each city has. */
export function CountByCityPage() {
  const { data } = useCountByCityPageSuspenseQuery();
  return (
    <CountTiles
      title="Hotels by city"
      items={data.cities}
      empty="No hotel city in the database !!!"
      addressOf={({ name }) => paths.hotels({ city: name })}
    />
  );
}
