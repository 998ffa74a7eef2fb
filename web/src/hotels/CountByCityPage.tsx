import { paths } from '../paths';
import { useCountByCityPageSuspenseQuery } from './CountByCityPage.generated';
import { CountPage, CountTiles } from './CountTiles';

/** How many hotels each city has. */
export function CountByCityPage() {
  return (
    <CountPage title="Hotels by city">
      <Cities />
    </CountPage>
  );
}

function Cities() {
  const { data } = useCountByCityPageSuspenseQuery();
  return (
    <CountTiles
      items={data.cities}
      empty="No hotel city in the database !!!"
      addressOf={({ name }) => paths.hotels({ city: name })}
    />
  );
}
