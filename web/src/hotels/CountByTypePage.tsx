import { paths } from '../paths';
import { inMyLanguage } from '../kit/written';
import { useCountByTypePageSuspenseQuery } from './CountByTypePage.generated';
import { CountPage, CountTiles } from './CountTiles';
import * as texts from './texts';

/** The number of hotels of each type. */
export function CountByTypePage() {
  return (
    <CountPage title={texts.hotelsByType}>
      <Types />
    </CountPage>
  );
}

function Types() {
  const { data } = useCountByTypePageSuspenseQuery({ variables: inMyLanguage() });
  return (
    <CountTiles
      items={data.hotelTypes}
      empty={texts.noTypes}
      addressOf={({ id }) => paths.publicResults({ type: id })}
    />
  );
}
