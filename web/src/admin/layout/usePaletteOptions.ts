import { skipToken } from '@apollo/client/react';
import { onlySignIn } from '../../apollo/failureLink';
import { failsOffline } from '../../apollo/reachabilityLink';
import { useDebounced } from '../../kit/useDebounced';
import { paths } from '../../paths';
import { grants, mayOpen } from '../duties/staffAccess';
import { useStaffDuties } from '../duties/useStaffDuties';
import { useStaffHotel } from '../duties/useStaffHotel';
import { staffPaths } from '../staffPaths';
import { usePaletteDeskQuery } from './PaletteDesk.generated';
import { matchOf } from './paletteMatch';
import {
  actionsFor,
  cityOptions,
  ownHotelOptions,
  recordOptions,
  screensFor,
  stayOptions,
  type PaletteOption,
} from './paletteOptions';
import { usePaletteRecordsQuery } from './PaletteRecords.generated';
import { paletteUse } from './paletteUse';
import * as texts from './texts';

/** The maximum number of records of each kind. */
const MAX_RECORDS = 5;
/** The most options of each kind that this device finds by itself. */
const MAX_FOUND = 6;
/** The most used options that are shown before anything is typed. */
const MAX_RECENT = 5;
/** The shortest text that records are searched for. */
const MIN_LENGTH = 2;
/** Milliseconds without a key before the server is asked. */
const PAUSE = 200;

/** The actions, stays of today, screens and records that match a text, the most used of late first in each group. */
export function usePaletteOptions(typed: string) {
  const text = useDebounced(typed.trim(), PAUSE);
  const isLong = text.length >= MIN_LENGTH;
  const held = useStaffDuties();
  const isAdmin = held?.isAdmin ?? false;
  const asked = {
    bookings: held !== undefined && mayOpen(held, paths.bookings()),
    guests: held !== undefined && mayOpen(held, staffPaths.guests()),
    users: isAdmin,
    hotels: isAdmin,
  };
  const { data, loading } = usePaletteRecordsQuery(
    isLong && Object.values(asked).includes(true)
      ? { variables: { text, limit: MAX_RECORDS, ...asked } }
      : skipToken,
  );
  const { last } = useStaffHotel();
  const hotelId = held && last && grants(held, ['FRONT_DESK'], last) ? last : undefined;
  const desk = usePaletteDeskQuery(
    hotelId
      ? {
          variables: { hotelId },
          fetchPolicy: 'cache-and-network',
          context: { ...onlySignIn, ...failsOffline },
        }
      : skipToken,
  ).data?.frontDesk;
  const used = paletteUse.weights();
  const isLoading = loading || text !== typed.trim();
  const [actions, screens] = [actionsFor(held), screensFor(held)];
  if (!typed.trim())
    return { options: [...recent([...actions, ...screens], used), ...actions, ...screens], isLoading };
  const found = (options: readonly PaletteOption[]) => matching(options, typed, used);
  return {
    options: [
      ...(desk && hotelId ? found(stayOptions(desk, hotelId)) : []),
      ...found(actions),
      ...found(screens),
      ...(isLong && held ? found(ownHotelOptions(held)) : []),
      ...(isLong && data ? [...found(cityOptions(data.cities)), ...recordOptions(data)] : []),
    ],
    isLoading,
  };
}

/** The actions and screens that were used most of late. */
const recent = (options: readonly PaletteOption[], used: ReadonlyMap<string, number>): PaletteOption[] =>
  options
    .filter(({ key }) => used.has(key))
    .sort((one, other) => used.get(other.key)! - used.get(one.key)!)
    .slice(0, MAX_RECENT)
    .map((option) => ({ ...option, key: `recent ${option.key}`, group: texts.recent }));

function matching(
  options: readonly PaletteOption[],
  typed: string,
  used: ReadonlyMap<string, number>,
): PaletteOption[] {
  const scored = options.flatMap((option) => {
    const score = matchOf(typed, `${option.label} ${option.detail ?? ''} ${option.words ?? ''}`);
    return score === undefined ? [] : [{ option, rank: [score, used.get(option.key) ?? 0] as const }];
  });
  return scored
    .sort((one, other) => other.rank[0] - one.rank[0] || other.rank[1] - one.rank[1])
    .slice(0, MAX_FOUND)
    .map(({ option }) => option);
}
