import { authorized, type Viewer } from '../core/policy';
import { readPage } from '../database/readPage';
import { matchText } from '../database/wordIndex';
import { inShare } from '../limits/listShares';
import { repo, transaction } from '../database/transaction';
import { User } from '../users/user.entity';
import { listBlocks } from './block.service';
import type { AppearsOnlineInput, ChatPartnersArgs } from './chat.inputs';
import { tellPresence } from './presence.service';

/**
 * People to whom the viewer could write, by the beginnings of the words of their names: neither the viewer nor who has
 * blocked or was blocked. They can be read as everybody's name and photo.
 */
export async function listChatPartners(
  viewer: Viewer | undefined,
  { text, limit }: ChatPartnersArgs,
): Promise<User[]> {
  const { id } = authorized(viewer, 'person:find');
  const { blocked, blockedBy } = await listBlocks(id);
  const left = new Set([id, ...blocked, ...blockedBy]);
  const words = text?.trim();
  const { items } = await inShare('public', viewer, async () =>
    readPage(User, {
      where: [
        ...(words ? await matchText(words, [{ kind: 'userName', column: 'id' }]) : []),
        { column: 'active', is: true },
        { column: 'deleted', is: false },
      ],
      sort: { by: ['nameKey'] },
      take: limit! + left.size,
      skip: 0,
      count: 'none',
    }),
  );
  return items.filter((user) => !left.has(user.id)).slice(0, limit!);
}

/** Whom the viewer has blocked. */
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

/** Says whether others see when the viewer is online. */
export async function setAppearsOnline(
  viewer: Viewer | undefined,
  { appearsOnline }: AppearsOnlineInput,
): Promise<User> {
  const { id } = authorized(viewer, 'presence:change-own');
  await transaction(() => repo(User).update({ id }, { appearsOnline }));
  tellPresence();
  return repo(User).findOneByOrFail({ id });
}
