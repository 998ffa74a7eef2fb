import { paths } from '../paths';
import { useCountByTypePageSuspenseQuery } from './CountByTypePage.generated';
import { CountPage, CountTiles } from './CountTiles';

/** How many hotels there are of each type. */
export function CountByTypePage() {
  return (
    <CountPage title="Hotels by type">
      <Types />
    </CountPage>
  );
}

function Types() {
  const { data } = useCountByTypePageSuspenseQuery();
  return (
    <CountTiles
      items={data.hotelTypes}
      empty="No hotel type in the database !!!"
      addressOf={({ id }) => paths.publicResults({ type: id })}
    />
  );
}
