import { skipToken } from '@apollo/client/react';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { useDebounced } from '../../kit/useDebounced';
import { mayOpen } from '../duties/staffAccess';
import { useStaffDuties } from '../duties/useStaffDuties';
import { pagesFor } from './destinations';
import { usePaletteRecordsQuery } from './PaletteRecords.generated';
import * as texts from './texts';

/** A screen or record that the command palette opens. */
export interface PaletteOption {
  group: string;
  label: string;
  detail?: string | undefined;
  to: string;
}

/** The screens of everybody. */
const OTHERS: readonly PaletteOption[] = [
  { group: texts.screens, label: texts.home, to: paths.home() },
  { group: texts.screens, label: texts.myAccount, to: paths.myAccount() },
  { group: texts.screens, label: texts.signOut, to: paths.logout() },
];
/** The maximum number of records of each kind. */
const MAX_RECORDS = 5;
/** The shortest text that records are searched for. */
const MIN_LENGTH = 2;
/** Milliseconds without a key before the server is asked. */
const PAUSE = 200;

/** The screens, bookings, users and hotels that match a text. */
export function usePaletteOptions(typed: string) {
  const text = useDebounced(typed.trim(), PAUSE);
  const isLong = text.length >= MIN_LENGTH;
  const held = useStaffDuties();
  const isAdmin = held?.isAdmin ?? false;
  const asked = {
    bookings: held !== undefined && mayOpen(held, paths.bookings()),
    users: isAdmin,
    hotels: isAdmin,
  };
  const { data, loading } = usePaletteRecordsQuery(
    isLong && Object.values(asked).includes(true)
      ? { variables: { text, limit: MAX_RECORDS, ...asked } }
      : skipToken,
  );
  const words = typed.trim().toLowerCase().split(/\s+/);
  const isNamed = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const own: PaletteOption[] = pagesFor(held).map(({ title, path }) => ({ group: texts.screens, label: title, to: path }));
  const screens = [...own, ...OTHERS].filter(({ label }) => isNamed(label));
  const records: PaletteOption[] = isLong && data ? readRecords(data) : [];
  const hotels: PaletteOption[] = (isLong ? (held?.hotels ?? []) : [])
    .filter(({ name }) => isNamed(name))
    .slice(0, MAX_RECORDS)
    .map(({ id, name }) => ({ group: texts.hotels, label: name, to: paths.hotel(id) }));
  return { options: [...screens, ...records, ...hotels], isLoading: loading || text !== typed.trim() };
}

type Records = NonNullable<ReturnType<typeof usePaletteRecordsQuery>['data']>;

const readRecords = ({ bookings, users, hotels }: Records): PaletteOption[] => [
  ...(bookings?.items ?? []).map(({ id, hotelName, user }) => ({
    group: texts.bookings,
    label: user.name,
    detail: `${hotelName}, ${id}`,
    to: paths.booking(id),
  })),
  ...(users?.items ?? []).map(({ name, email }) => ({
    group: texts.users,
    label: name,
    detail: email ?? undefined,
    to: staffPaths.getUser(email ?? ''),
  })),
  ...(hotels?.items ?? []).map(({ id, name, city }) => ({
    group: texts.hotels,
    label: name,
    detail: city.name,
    to: paths.hotel(id),
  })),
];
