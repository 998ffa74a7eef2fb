import { useMemo } from 'react';
import { skipToken } from '@apollo/client/react';
import { useLastYearQuery, type LastYearQuery } from './PastRates.generated';
import { aYearBefore } from './lastYear';

type Sold = NonNullable<NonNullable<LastYearQuery['hotel']>['roomTypes'][number]['nightSales']>[number];
/** What was sold a year ago, by the night. */
export type SoldByNight = ReadonlyMap<string, Sold>;
/** The same by the id of the room type. */
export type SoldByRoom = ReadonlyMap<string, SoldByNight>;

/** What the room types of a hotel sold on the same weekdays a year before; asked for only where it is compared. */
export function useLastYear(
  hotelId: string,
  { from, to }: { from: string; to: string },
  isCompared: boolean,
): SoldByRoom | undefined {
  const variables = { hotelId, from: aYearBefore(from), to: aYearBefore(to) };
  const { data } = useLastYearQuery(isCompared ? { variables } : skipToken);
  return useMemo(
    () =>
      data &&
      new Map(
        data.hotel?.roomTypes.map(({ id, nightSales }) => [
          id,
          new Map(nightSales?.map((sold) => [sold.night, sold])),
        ]),
      ),
    [data],
  );
}
