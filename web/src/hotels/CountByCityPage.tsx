import { paths } from '../paths';
import { inMyLanguage } from '../kit/written';
import { useCountByCityPageSuspenseQuery } from './CountByCityPage.generated';
import { CountPage, CountTiles } from './CountTiles';
import * as texts from './texts';

/** The number of hotels in each city. */
export function CountByCityPage() {
  return (
    <CountPage title={texts.hotelsByCity}>
      <Cities />
    </CountPage>
  );
}

function Cities() {
  const { data } = useCountByCityPageSuspenseQuery({ variables: inMyLanguage() });
  return (
    <CountTiles
      items={data.cities}
      empty={texts.noCities}
      addressOf={({ name }) => paths.hotels({ city: name })}
    />
  );
}
