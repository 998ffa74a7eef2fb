import { paths } from '../app/paths';
import { useCountByTypePageSuspenseQuery } from './CountByTypePage.generated';
import { CountTiles } from './CountTiles';

/** How many hotels there are of each type. */
export function CountByTypePage() {
  const { data } = useCountByTypePageSuspenseQuery();
  return (
    <CountTiles
      title="Hotels by type"
      items={data.hotelTypes}
      empty="No hotel type in the database !!!"
      addressOf={({ id }) => paths.publicResults({ type: id })}
    />
  );
}
