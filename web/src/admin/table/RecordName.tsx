import { skipToken } from '@apollo/client/react';
import { useCityNamesQuery, useHotelNameQuery } from './RecordName.generated';

interface Props {
  kind: 'hotel' | 'city';
  id: string;
}

/** The name of a record by its reference, or the reference if there is no such record. */
export function RecordName({ kind, id }: Props) {
  const hotel = useHotelNameQuery(kind === 'hotel' ? { variables: { id } } : skipToken);
  const cities = useCityNamesQuery(kind === 'city' ? {} : skipToken);
  const isLoading = hotel.loading || cities.loading;
  const name =
    kind === 'hotel' ? hotel.data?.hotel?.name : cities.data?.cities.find((city) => city.id === id)?.name;
  return name ?? (isLoading ? '…' : id);
}
