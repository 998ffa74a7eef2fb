import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { takeOrRefuse } from '../access/limits/take';
import { authorize, authorized, type Viewer } from '../access/policy';
import { Booking } from '../bookings/booking.entity';
import { openChat } from '../chats/chat.service';
import { insertMessage } from '../chats/messages/message.service';
import { forEach, type BulkResult } from '../core/bulk';
import { now } from '../core/clock';
import { config } from '../core/config';
import { pageUrl } from '../core/pageUrl';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import { contactAnswerMail } from '../mails/contact.mails';
import { queueMail } from '../mails/outbox.service';
import { User } from '../users/user.entity';
import { isDeletedEmail } from '../users/user.entity';
import type {
  AnswerContactMessageInput,
  CloseContactMessagesInput,
  ReopenContactMessagesInput,
} from './contact.inputs';
import { ContactMessageClosed, ContactSenderUnreachable, UnknownContactMessage } from './contact.types';
import { ContactChannel, ContactMessage, ContactState } from './contactMessage.entity';

/**
 * Answers an open message: by a mail to the address in it, in the language
 * of the page from which it was sent, or in the chat of the administrator and the sender, who has an
 * account. The answer is stored and sent in one transaction. Repeating the same answer changes nothing. Refuses
 * UnknownContactMessage, ContactMessageClosed, ContactSenderUnreachable, and ChatRefused and TooManyAttempts in a chat.
 */
export async function answerContactMessage(
  viewer: Viewer | undefined,
  { messageId, answer: typed, channel }: AnswerContactMessageInput,
): Promise<ContactMessage> {
  authorize(viewer, 'contact:answer');
  const answer = typed.trim();
  const chatId = channel === ContactChannel.CHAT ? await openChatWithSender(viewer, messageId) : undefined;
  return transaction(async () => {
    const message = await lockMessage(messageId);
    if (message.answer === answer && message.answeredBy === channel) return message;
    if (message.state !== ContactState.OPEN) refuse(new ContactMessageClosed());
    if (chatId) await sendInChat(viewer, chatId, message, answer);
    else await mailAnswer(message, answer);
    await close(viewer, message, 'answerContactMessage', {
      state: ContactState.ANSWERED,
      answer,
      answeredBy: channel,
    });
    return message;
  });
}

/** Marks open messages as done, each in a transaction of its own. */
export function closeContactMessages(
  viewer: Viewer | undefined,
  { messageIds }: CloseContactMessagesInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'contact:answer');
  return forEach(messageIds, (id) =>
    transaction(async () => {
      const message = await lockMessage(id);
      if (message.state === ContactState.DONE) return;
      if (message.state !== ContactState.OPEN) refuse(new ContactMessageClosed());
      await close(viewer, message, 'closeContactMessages', { state: ContactState.DONE });
    }),
  );
}

/** Opens messages again that were marked as done, each in a transaction of its own. An answer cannot be taken back. */
export function reopenContactMessages(
  viewer: Viewer | undefined,
  { messageIds }: ReopenContactMessagesInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'contact:answer');
  return forEach(messageIds, (id) =>
    transaction(async () => {
      const message = await lockMessage(id);
      if (message.state === ContactState.OPEN) return;
      if (message.state === ContactState.ANSWERED)
        refuse(new ContactMessageClosed('This message has been answered, so it stays closed.'));
      const before = { ...message };
      const open = { state: ContactState.OPEN, closedAt: null, closedById: null };
      await repo(ContactMessage).save(Object.assign(message, open));
      await recordOf(viewer, 'reopenContactMessages', before, message);
    }),
  );
}

async function lockMessage(id: string): Promise<ContactMessage> {
  const [message] = await lockRows(ContactMessage, [id]);
  return message ?? refuse(new UnknownContactMessage());
}

/** The id of the viewer's chat with the sender of a message. Refuses ContactSenderUnreachable without an account. */
async function openChatWithSender(viewer: Viewer | undefined, messageId: string): Promise<string> {
  const { id } = authorized(viewer, 'contact:answer');
  const message = await repo(ContactMessage).findOneBy({ id: messageId });
  if (!message) refuse(new UnknownContactMessage());
  if (!message.userId)
    refuse(new ContactSenderUnreachable('The sender was not signed in. Answer by email instead.'));
  await takeOrRefuse('messages', id);
  return (await openChat(viewer, { userId: message.userId })).chat.id;
}

/** Sends the answer in a chat, with the booking of the message if it is the sender's own. */
async function sendInChat(
  viewer: Viewer | undefined,
  chatId: string,
  { id, userId, bookingId }: ContactMessage,
  content: string,
): Promise<void> {
  const isOwn = bookingId && userId && (await repo(Booking).existsBy({ id: bookingId, userId }));
  await insertMessage(viewer, {
    chatId,
    content,
    clientMessageId: `contact ${id}`,
    bookingId: isOwn ? bookingId : null,
  });
}

async function mailAnswer(
  { name, email, userId, sentAt, text, language }: ContactMessage,
  answer: string,
): Promise<void> {
  if (isDeletedEmail(email))
    refuse(new ContactSenderUnreachable('The sender has deleted their account, so no email reaches them.'));
  const contact = config.contact.email;
  const sender = userId ? await repo(User).findOneBy({ id: userId }) : null;
  await queueMail(
    { email, language: language ?? sender?.language ?? null },
    () =>
      contactAnswerMail({
        name,
        answer,
        sentAt,
        text,
        replies: contact !== undefined,
        url: pageUrl('/contact'),
      }),
    contact ? { replyTo: contact } : {},
  );
}

async function close(
  viewer: Viewer | undefined,
  message: ContactMessage,
  action: string,
  closed: Partial<ContactMessage>,
): Promise<void> {
  const { id: closedById } = authorized(viewer, 'contact:answer');
  const before = { ...message };
  await repo(ContactMessage).save(Object.assign(message, { ...closed, closedAt: now(), closedById }));
  await recordOf(viewer, action, before, message);
}

const recordOf = (
  viewer: Viewer | undefined,
  action: string,
  before: ContactMessage,
  after: ContactMessage,
): Promise<void> =>
  recordChange(viewer, { action, record: AuditRecord.CONTACT_MESSAGE, id: after.id, before, after });
