import { In } from 'typeorm';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { authorized, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { maySeeHotel } from '../hotels/visibleHotel';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { User } from '../users/user.entity';
import { SavedHotel, newSavedHotel } from './savedHotel.entity';
import { TooManySavedHotels, type SaveHotelInput } from './savedHotel.types';

/** The viewer's saved hotels, the one saved last first. */
export function listSavedHotels(viewer: Viewer | undefined): Promise<SavedHotel[]> {
  return listOf(authorized(viewer, 'savedHotel:list-own').id);
}

const listOf = (userId: string): Promise<SavedHotel[]> =>
  repo(SavedHotel).find({ where: { userId }, order: { savedAt: 'DESC', hotelId: 'DESC' } });

/**
 * Saves these hotels or removes them; returns all that are saved then. Hotels that the viewer does not see are left out.
 * Doing it again changes nothing. Refuses TooManySavedHotels.
 */
export async function saveHotels(
  viewer: Viewer | undefined,
  { hotelIds, saved }: SaveHotelInput,
): Promise<SavedHotel[]> {
  const person = authorized(viewer, 'savedHotel:change-own');
  const { id: userId } = person;
  return transaction(async () => {
    // Locks the user so that concurrent calls see the same number of saved hotels.
    await lockRows(User, [userId]);
    if (saved) await add(person, hotelIds);
    else await repo(SavedHotel).delete({ userId, hotelId: In(hotelIds) });
    return listOf(userId);
  });
}

async function add(viewer: Viewer, hotelIds: string[]): Promise<void> {
  const { id: userId } = viewer;
  const known = new Set((await listOf(userId)).map(({ hotelId }) => hotelId));
  const wanted = hotelIds.filter((id) => !known.has(id));
  if (!wanted.length) return;
  const found = await repo(Hotel).find({
    select: { id: true, name: true, openForBooking: true },
    where: { id: In(wanted) },
  });
  const hotels = found.filter((hotel) => maySeeHotel(viewer, hotel));
  if (known.size + hotels.length > LIMITS.savedHotels)
    refuse(
      new TooManySavedHotels(
        fill('You can save at most {most} hotels. Remove some of them first.', { most: LIMITS.savedHotels }),
      ),
    );
  await repo(SavedHotel).insert(
    hotels.map(({ id: hotelId, name }) => newSavedHotel({ userId, hotelId, name })),
  );
}

/** Deletes the saved hotels of a deleted account. */
export async function deleteSavedHotels({ user }: AccountDeletion): Promise<void> {
  await repo(SavedHotel).delete({ userId: user.id });
}

/** The saved hotels of a user, for the data export. */
export async function exportSavedHotels({ userId }: DataExport): Promise<unknown> {
  return (await listOf(userId)).map(({ hotelId, name, savedAt }) => ({ hotelId, name, savedAt }));
}
