import { now } from '../../core/clock';
import { afterCommit, repo } from '../../database/transaction';
import { Chat } from '../chat.entity';
import { publishChange } from '../delivery/publish.service';

/** Stores a changed group with the next version of its members, and tells them and those who are members no more. */
export async function saveMembersChange(chat: Chat, removed: string[] = []): Promise<void> {
  chat.membersVersion += 1;
  chat.updatedAt = now();
  await repo(Chat).save(chat);
  afterCommit(() => publishChange(chat, { removed }));
}
