import { ContactMessage, ContactTopic, newContactMessage } from '../src/contact/contactMessage.entity';
import { repo, transaction } from '../src/database/transaction';
import { ask } from './accountHelpers';
import type { MakeInput } from './staffMoney';
import type { Answer, Visitor } from './testServer';

/** Inserts an open message of a visitor; returns its id. */
export async function contactMessage(columns: Partial<ContactMessage> = {}): Promise<string> {
  const message = newContactMessage({
    userId: null,
    name: 'Vera Visitor',
    email: 'vera@elsewhere.example',
    emailKey: 'vera@elsewhere.example',
    topic: ContactTopic.OTHER,
    text: 'Is there a lift?',
    bookingReference: null,
    bookingId: null,
    ...columns,
  });
  await transaction(() => repo(ContactMessage).insert(message));
  return message.id;
}

/** Sends a message as the form does; returns the answer of the mutation. */
export const sendMessage = (person: Visitor, input: object = {}) =>
  ask(
    person,
    'sendContactMessage',
    {
      topic: 'OTHER',
      name: 'Vera Visitor',
      email: 'vera@elsewhere.example',
      text: 'Is there a lift?',
      ...input,
    },
    '... on ContactMessageSent { email }',
  );

const ROW = `id topic state name email text bookingReference language sentAt answer answeredBy closedAt
  sender { id name } booking { id } closedBy { id }`;

/** The messages that an administrator sees, newest first. */
export async function messagesFor(admin: Visitor, args = ''): Promise<any[]> {
  const { data, errors } = await admin.graphql(`{ contactMessages${args} { items { ${ROW} } } }`);
  expect(errors).toBeUndefined();
  return data.contactMessages.items;
}

/** Answers a message; returns the answer of the mutation. */
export const answerMessage = (admin: Visitor, input: object) =>
  ask(admin, 'answerContactMessage', input, `... on ContactMessage { ${ROW} }`);

const forMessages =
  (field: 'closeContactMessages' | 'reopenContactMessages') =>
  (admin: Visitor, messageIds: string[]): Promise<Answer> =>
    admin.graphql(
      `mutation ($input: ${field[0]!.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { id problem } }`,
      { input: { messageIds } },
    );

/** Marks messages as done. */
export const closeMessages = forMessages('closeContactMessages');
/** Opens messages again. */
export const reopenMessages = forMessages('reopenContactMessages');

/** For each mutation of administrators on messages, an input that changes something. */
export const CONTACT_CHANGES: Record<string, MakeInput> = {
  answerContactMessage: async () => ({
    messageId: await contactMessage(),
    answer: 'We have looked into it.',
    channel: 'MAIL',
  }),
  closeContactMessages: async () => ({ messageIds: [await contactMessage()] }),
  reopenContactMessages: async (_server, admin) => {
    const messageIds = [await contactMessage()];
    await closeMessages(admin, messageIds);
    return { messageIds };
  },
};
