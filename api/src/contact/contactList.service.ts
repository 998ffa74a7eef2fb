import { In, IsNull, LessThan } from 'typeorm';
import { inListQuota } from '../access/limits/listQuota.service';
import { authorize, type Viewer } from '../access/policy';
import { now } from '../core/clock';
import { config } from '../core/config';
import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import { equals } from '../database/lists/conditions';
import { readPage, type ListOrder } from '../database/lists/readPage';
import { repo, transaction } from '../database/transaction';
import { eraseMailsAnsweredTo } from '../mails/outbox.service';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { emailColumns } from '../users/normalise';
import { DELETED_DOMAIN, DELETED_NAME } from '../users/user.entity';
import type { ContactMessagesArgs } from './contact.inputs';
import { ContactMessage, ContactState } from './contactMessage.entity';

const DAY = 86_400_000;
const NEWEST: ListOrder<ContactMessage> = { by: ['sentAt'], descending: true };

/** One page of the messages from the contact form, newest first. */
export async function listContactMessages(
  viewer: Viewer | undefined,
  { state, topic, after, ...page }: ContactMessagesArgs,
  counting: Counting = {},
): Promise<PageOf<ContactMessage>> {
  authorize(viewer, 'contact:list');
  const where = equals<ContactMessage>({ state, topic });
  return inListQuota('staff', viewer, () =>
    readPage(ContactMessage, { where, sort: NEWEST, after, ...slice(page), ...counting }),
  );
}

/**
 * Erases name and address in the messages of a deleted account, in those that visitors sent with its address, and in the
 * mails about them. What was written stays, as in chats.
 */
export async function anonymiseMessages({ user: { id: userId, emailKey } }: AccountDeletion): Promise<void> {
  const found = await repo(ContactMessage).findBy([{ userId }, { emailKey, userId: IsNull() }]);
  if (!found.length) return;
  for (const email of new Set(found.map((message) => message.email))) await eraseMailsAnsweredTo(email);
  await repo(ContactMessage).update(
    { id: In(found.map(({ id }) => id)) },
    { name: DELETED_NAME, ...emailColumns(`${userId}@${DELETED_DOMAIN}`) },
  );
}

/** The messages that a user sent while signed in, with their answers, for the data export. */
export async function exportMessages({ userId }: DataExport): Promise<unknown> {
  const messages = await repo(ContactMessage).find({
    where: { userId },
    order: { sentAt: 'ASC', id: 'ASC' },
  });
  return messages.map(
    ({ id, name, email, topic, text, bookingReference, language, state, sentAt, answer, closedAt }) => ({
      reference: id,
      name,
      email,
      topic,
      text,
      bookingReference,
      language,
      state,
      sentAt,
      answer,
      closedAt,
    }),
  );
}

/** Deletes messages that were answered or marked as done, after the number of days in the settings; a job. */
export async function purgeContactMessages(): Promise<void> {
  const closedAt = LessThan(new Date(now().getTime() - config.keepDays.contact * DAY));
  const state = In([ContactState.ANSWERED, ContactState.DONE]);
  await transaction(() => repo(ContactMessage).delete({ state, closedAt }));
}
