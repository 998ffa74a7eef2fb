import { screen, waitFor } from '@testing-library/react';
import { booked, chat, list, openChats } from '../../test/chats';

const reply = {
  __typename: 'QuickReply' as const,
  id: 'reply1',
  kind: 'QUICK_REPLY' as const,
  name: 'Luggage',
  text: 'Dear Ana, leave your bags with us.',
};

/** Opens a chat about a booking, by staff who may insert texts of the hotel or by others. */
async function openChat(readGuestMessages: boolean) {
  const viewerCan = { ...booked.viewerCan, readGuestMessages };
  const about = chat({ booking: { ...booked, viewerCan } });
  const page = await openChats('/realtimechat?chat=chat1', {
    ...list(about),
    MessagePane: () => ({ chat: about }),
    QuickReplies: () => ({ quickReplies: [reply] }),
  });
  return { ...page, field: await screen.findByPlaceholderText<HTMLTextAreaElement>('Write a message') };
}
const BUTTON = /^Insert a text of the hotel/;

test('staff insert a text of the hotel at the cursor', async () => {
  const { user, field } = await openChat(true);
  await user.type(field, 'Hello. Bye.');
  field.setSelectionRange(7, 7);
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  await user.click(await screen.findByRole('menuitem', { name: /^Luggage/ }));
  await waitFor(() => expect(field).toHaveValue(`Hello. ${reply.text}Bye.`));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a slash in an empty message offers the texts, and one in a sentence is a slash', async () => {
  const { user, field } = await openChat(true);
  await screen.findByRole('button', { name: BUTTON });
  await user.type(field, '/');
  await user.click(await screen.findByRole('menuitem', { name: /^Luggage/ }));
  await waitFor(() => expect(field).toHaveValue(reply.text));
  await user.clear(field);
  await user.type(field, 'either/or');
  expect(field).toHaveValue('either/or');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('guests have no such button, and a slash is a slash', async () => {
  const { user, field, asked } = await openChat(false);
  await user.type(field, '/');
  expect(field).toHaveValue('/');
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain('QuickReplies');
});
