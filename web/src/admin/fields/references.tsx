import { useEffect, useEffectEvent } from 'react';
import { skipToken } from '@apollo/client/react';
import { usePageDuties } from '../duties/useStaffDuties';
import {
  useCityOptionsQuery,
  useHotelOptionsQuery,
  useHotelTypeOptionsQuery,
  useRoomTypeOptionsQuery,
  useUserOptionsQuery,
} from './Options.generated';
import type { Option } from './reference';
import { ReferenceField, type ReferenceProps } from './ReferenceField';
import { ReferencesField } from './ReferencesField';
import { useSearchText } from '../../kit/useSearchText';

/** A city, by name or reference. */
export function CityReference(props: ReferenceProps) {
  const { data, loading } = useCityOptionsQuery();
  return <ReferenceField {...props} options={data?.cities ?? []} isLoading={loading} />;
}

/** A hotel type, by name or reference. */
export function HotelTypeReference(props: ReferenceProps) {
  const { data, loading } = useHotelTypeOptionsQuery();
  return <ReferenceField {...props} options={data?.hotelTypes ?? []} isLoading={loading} />;
}

interface HotelReferenceProps extends ReferenceProps {
  /** True if it is usually left empty, so that the only hotel of a member is not filled in. */
  isOptional?: boolean;
}

/**
 * A hotel, by a part of its name or its reference. Members of teams choose among their own; one that has a single hotel
 * has no choice.
 */
export function HotelReference({ isOptional = false, ...props }: HotelReferenceProps) {
  const held = usePageDuties();
  if (!held) return null;
  if (held.isAdmin) return <AnyHotelReference {...props} />;
  const [first, ...others] = held.hotels;
  if (first && others.length === 0)
    return isOptional ? null : <OnlyHotel hotelId={first.id} field={props.field} />;
  return <ReferenceField {...props} options={held.hotels} isLoading={false} />;
}

/** Fills in the only hotel of a member. */
function OnlyHotel({ hotelId, field }: { hotelId: string } & Pick<ReferenceProps, 'field'>) {
  const fillIn = useEffectEvent(() => {
    if (field.value !== hotelId) field.onChange(hotelId);
  });
  useEffect(() => fillIn(), [field.value, hotelId]);
  return null;
}

function AnyHotelReference(props: ReferenceProps) {
  const text = useSearchText(props.field.value);
  const { data, previousData, loading } = useHotelOptionsQuery(
    text ? { variables: { text, id: text } } : skipToken,
  );
  const { hotels, hotel } = data ?? previousData ?? {};
  const options = distinct(hotel, hotels?.items).map(({ id, name, city }): Option => ({
    id,
    name,
    detail: city.name,
  }));
  const isLoading = loading || text !== props.field.value;
  return <ReferenceField {...props} options={options} isLoading={isLoading} isSearched />;
}

/** A user, by a part of the name, username or email address, or by reference. */
export function UserReference(props: ReferenceProps) {
  return <ReferenceField {...props} {...useUsers(props.field.value)} isSearched />;
}

/** The email address of a user, who is found by name as well. */
export function UserEmail(props: ReferenceProps) {
  const { options, isLoading } = useUsers(props.field.value);
  const addresses = options.flatMap(({ name, detail: email }) =>
    email ? [{ id: email, name: email, detail: name }] : [],
  );
  return <ReferenceField {...props} options={addresses} isLoading={isLoading} isSearched />;
}

/** Users, comma separated; each is found like one. */
export function UserReferences(props: ReferenceProps) {
  return <ReferencesField {...props} {...useUsers(props.field.value.split(',').at(-1)!)} isSearched />;
}

function useUsers(typed: string) {
  const text = useSearchText(typed);
  const { data, previousData, loading } = useUserOptionsQuery(
    text ? { variables: { text, id: text } } : skipToken,
  );
  const { users, user } = (text && (data ?? previousData)) || {};
  const options = distinct(user, users?.items).map(({ id, name, email }): Option => ({
    id,
    name,
    detail: email ?? undefined,
  }));
  return { options, isLoading: loading || text !== typed.trim() };
}

/** A room type, by a part of its title or its reference; for members of teams one of their hotels. */
export function RoomTypeReference(props: ReferenceProps) {
  const text = useSearchText(props.field.value);
  const held = usePageDuties();
  const own = held?.isAdmin ? undefined : held?.hotels.map(({ id }) => id);
  const hotelId = own?.length === 1 ? own[0] : undefined;
  const { data, previousData, loading } = useRoomTypeOptionsQuery(
    text ? { variables: { text, id: text, hotelId } } : skipToken,
  );
  const { roomTypes, roomType } = data ?? previousData ?? {};
  const found = distinct(roomType, roomTypes?.items);
  const options = found
    .filter(({ hotel }) => !own || own.includes(hotel.id))
    .map(({ id, title, hotel }): Option => ({
      id,
      name: title,
      detail: hotel.name,
    }));
  const isLoading = loading || text !== props.field.value;
  return <ReferenceField {...props} options={options} isLoading={isLoading} isSearched />;
}

/** The record with the text as its reference, then those with the text in their name, each once. */
function distinct<Row extends { id: string }>(
  named: Row | null | undefined,
  found: readonly Row[] = [],
): Row[] {
  return named ? [named, ...found.filter(({ id }) => id !== named.id)] : [...found];
}
