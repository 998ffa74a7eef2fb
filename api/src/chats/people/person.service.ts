import { In } from 'typeorm';
import { parseReference } from '../../../../schema/bookingReferences';
import { LIMITS } from '../../../../schema/limits';
import { authorized, can, type Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { findBooking } from '../../bookings/booking.service';
import { readPage } from '../../database/lists/readPage';
import { matchText } from '../../database/lists/wordIndex';
import { inListQuota } from '../../access/limits/listQuota.service';
import { repo, transaction } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { requireSearch } from '../../users/userList.service';
import { listBlocks } from './personBlock.service';
import type { AppearsOnlineInput, ChatPartnersArgs } from '../chat.inputs';
import { partnerOf } from '../chat.service';
import { chatsOf } from '../chatList.service';
import { publishPresence } from './presence.service';

/**
 * People that the viewer could write to, by the beginnings of the words of their names, or those that the viewer has a
 * chat with. Leaves out the viewer, and people if either side blocked the other. Only their public name and photo can
 * be read. Others than administrators type at least two letters, and find at most 20 people. Staff also find the guest of a
 * booking that they may read by its reference.
 */
export async function listChatPartners(
  viewer: Viewer | undefined,
  { text, limit }: ChatPartnersArgs,
): Promise<User[]> {
  const finder = authorized(viewer, 'person:find');
  const { id } = finder;
  const isAdmin = can(viewer, 'user:find');
  const most = isAdmin ? limit! : Math.min(limit!, LIMITS.peopleFound);
  const words = text?.trim();
  const { blocked, blockedBy } = await listBlocks(id);
  const left = new Set([id, ...blocked, ...blockedBy]);
  if (!isAdmin && words) requireSearch([words]);
  const people = isAdmin || words ? findByName : partnersOf(finder);
  const reference = words && (isAdmin || finder.role === Role.TEAM) ? parseReference(words) : undefined;
  const items = await inListQuota('public', viewer, () =>
    reference ? findGuest(viewer, reference) : people(words, most + left.size),
  );
  return items.filter((user) => !left.has(user.id)).slice(0, most);
}

/** Who made the booking with this reference, if the viewer may read it and they still have an account. */
async function findGuest(viewer: Viewer | undefined, reference: string): Promise<User[]> {
  const booking = await findBooking(viewer, reference);
  return booking ? repo(User).findBy({ id: booking.userId, active: true, deleted: false }) : [];
}

async function findByName(words: string | undefined, take: number): Promise<User[]> {
  const { items } = await readPage(User, {
    where: [
      ...(await matchText<User>(words, [{ kind: 'userName', column: 'id' }])),
      { column: 'active', is: true },
      { column: 'deleted', is: false },
    ],
    sort: { by: ['nameKey'] },
    take,
    skip: 0,
    count: 'none',
  });
  return items;
}

/** The other people of a person's chats of two, last changed first. */
const partnersOf = (viewer: Viewer) => async (_words: string | undefined, take: number) => {
  const chats = await chatsOf(viewer).andWhere({ isGroup: false }).limit(take).getMany();
  const ids = chats.map((chat) => partnerOf(chat, viewer.id));
  const users = await repo(User).findBy({ id: In(ids), active: true, deleted: false });
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The people that the viewer has blocked. */
export async function listBlocked(viewer: Viewer | undefined): Promise<User[]> {
  const { id } = authorized(viewer, 'person:find');
  const { blocked } = await listBlocks(id);
  return blocked.length
    ? repo(User).find({
        where: blocked.map((userId) => ({ id: userId })),
        order: { nameKey: 'ASC', id: 'ASC' },
      })
    : [];
}

/** Sets whether others see when the viewer is online. */
export async function setAppearsOnline(
  viewer: Viewer | undefined,
  { appearsOnline }: AppearsOnlineInput,
): Promise<User> {
  const { id } = authorized(viewer, 'presence:change-own');
  await transaction(() => repo(User).update({ id }, { appearsOnline }));
  publishPresence();
  return repo(User).findOneByOrFail({ id });
}
