import { useEffect, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { paths } from '../../paths';
import { staffMenu } from './destinations';
import { usePaletteRecordsQuery } from './PaletteRecords.generated';

/** Where the command palette leads. */
export interface PaletteOption {
  group: string;
  label: string;
  detail?: string | undefined;
  to: string;
}

const SCREENS: readonly PaletteOption[] = [
  ...staffMenu.flatMap(({ destinations }) =>
    destinations.map(({ label, to }) => ({ group: 'Screens', label, to })),
  ),
  { group: 'Screens', label: 'Home', to: paths.home() },
  { group: 'Screens', label: 'My account', to: paths.myAccount() },
  { group: 'Screens', label: 'Sign out', to: paths.logout() },
];
/** Records of each kind. */
const MOST = 5;
const SHORTEST = 2;
/** Milliseconds without a key after which the server is asked. */
const PAUSE = 200;

/** The screens that a text names, and the bookings, users and hotels that it finds. */
export function usePaletteOptions(typed: string) {
  const text = useSettled(typed.trim());
  const isLong = text.length >= SHORTEST;
  const { data, loading } = usePaletteRecordsQuery(isLong ? { variables: { text, limit: MOST } } : skipToken);
  const words = typed.trim().toLowerCase().split(/\s+/);
  const screens = SCREENS.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const records: PaletteOption[] = isLong && data ? readRecords(data) : [];
  return { options: [...screens, ...records], isLoading: loading || text !== typed.trim() };
}

type Records = NonNullable<ReturnType<typeof usePaletteRecordsQuery>['data']>;

const readRecords = ({ bookings, users, hotels }: Records): PaletteOption[] => [
  ...bookings.items.map(({ id, hotelName, user }) => ({
    group: 'Bookings',
    label: user.name,
    detail: `${hotelName}, ${id}`,
    to: paths.booking(id),
  })),
  ...users.items.map(({ name, email }) => ({
    group: 'Users',
    label: name,
    detail: email ?? undefined,
    to: paths.getUser(email ?? ''),
  })),
  ...hotels.items.map(({ id, name, city }) => ({
    group: 'Hotels',
    label: name,
    detail: city.name,
    to: paths.hotel(id),
  })),
];

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
