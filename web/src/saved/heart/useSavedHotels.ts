import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { hasOwnRecords } from '../../session/ownRecords';
import { useSession } from '../../session/SessionProvider';
import { deviceHotels, useDeviceHotels, type SavedHotel } from './deviceHotels';
import { saveInAccount } from './saveInAccount';
import { useSavedHotelsQuery } from './SavedHotels.generated';
import * as texts from './texts';

/**
 * The saved hotels, the one saved last first: those of the account, and those of this device that are not in it. Undefined
 * while they are loading.
 */
export function useSavedHotels() {
  const client = useApolloClient();
  const { viewer, status } = useSession();
  const hasAccount = hasOwnRecords(viewer?.role);
  const { data, error } = useSavedHotelsQuery({ skip: !hasAccount });
  const onDevice = useDeviceHotels();
  const [problem, setProblem] = useState<string>();
  const inAccount = hasAccount ? data?.savedHotels : [];
  const isKnown = status !== 'restoring' && (inAccount || error);
  const hotels = isKnown ? union(inAccount ?? [], onDevice) : undefined;

  /** Saves a hotel or removes it. The heart shows it at once, and takes it back where it was refused. */
  const save = async (hotel: SavedHotel, saved: boolean) => {
    setProblem(undefined);
    const others = onDevice.filter(({ hotelId }) => hotelId !== hotel.hotelId);
    if (!hasAccount && saved) {
      if (others.length >= LIMITS.savedHotels)
        return setProblem(fill(texts.deviceIsFull, { count: LIMITS.savedHotels }));
      return deviceHotels.write([hotel, ...others]);
    }
    if (others.length < onDevice.length) deviceHotels.write(others);
    if (!hasAccount) return;
    setProblem(await saveInAccount(client, [hotel], saved).catch(() => texts.notSaved));
  };
  return { hotels, save, problem };
}

const union = (first: readonly SavedHotel[], second: readonly SavedHotel[]): SavedHotel[] => [
  ...first,
  ...second.filter(({ hotelId }) => !first.some((hotel) => hotel.hotelId === hotelId)),
];
