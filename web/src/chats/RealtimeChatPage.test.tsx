import { act, screen, waitFor, within } from '@testing-library/react';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { chat, list, openChats as open, sent } from '../../test/chats';
import { seen } from '../../test/seen';
import { guest } from '../../test/visit';

test('shows texts for no chats, nobody online, no people found and no open chat', async () => {
  const { user } = await open('/realtimechat', {
    ...list(),
    ChatChanged: () => ({
      chatChanged: { __typename: 'ChatChange', chatId: 'gone', chat: null, groupChanges: [] },
    }),
  });
  await seen(() => screen.getByText('No chat to display !!!'));
  expect(screen.getByText('Select a chat to display messages !!!')).toBeVisible();
  expect(screen.getByText('Sorry, no one is online at the moment')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search for a user or message' }), 'zzz');
  await seen(() => screen.getByText('No user matches your search !!!'));
});

test('opens a chat from the list, with its name and messages', async () => {
  const { user, address } = await open('/realtimechat');
  await user.click(await screen.findByRole('button', { name: /Tomás Ferreira/ }));
  expect(address()).toBe('/realtimechat?chat=chat1');
  await seen(() => screen.getByRole('heading', { name: 'Tomás Ferreira' }));
  const messages = screen.getByRole('region', { name: 'Messages' });
  expect(within(messages).getByText('Message 1')).toBeVisible();
});

test('Enter on a chat moves the focus to its message field', async () => {
  const { user } = await open('/realtimechat');
  (await screen.findByRole('button', { name: /^Tomás Ferreira/ })).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' });
  await waitFor(() => expect(field).toHaveFocus());
});

test('a chat opened by its address takes no focus', async () => {
  await open('/realtimechat?chat=chat1');
  expect(await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' })).not.toHaveFocus();
});

test('each message has the text direction of its language', async () => {
  await open('/realtimechat?chat=chat1');
  expect(await screen.findByText('Message 1')).toHaveAttribute('dir', 'auto');
});

test.each([
  ['has all panels', [], ['Search', 'Chats', 'Users Online']],
  ['has no search at 850 px', [MEDIA.chatWithoutSearch], ['Chats', 'Users Online', 'menu']],
  ['has no one online at 700 px', [MEDIA.chatWithoutSearch, MEDIA.chatWithoutOnline], ['Chats', 'menu']],
  [
    'has no list at 540 px',
    [MEDIA.chatWithoutSearch, MEDIA.chatWithoutOnline, MEDIA.chatWithoutList],
    ['menu'],
  ],
])('the page %s, and a menu has what does not fit', async (_width, fits: string[], parts) => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: fits.includes(media) }));
  const { user } = await open('/realtimechat?chat=chat1');
  const shown = {
    Search: screen.queryByRole('searchbox', { name: 'Search for a user or message' }),
    Chats: screen.queryByRole('complementary', { name: 'Chats' }),
    'Users Online': screen.queryByRole('complementary', { name: 'Users Online' }),
    menu: screen.queryByRole('button', { name: 'Chat menu' }),
  };
  expect(Object.entries(shown).flatMap(([name, part]) => (part ? [name] : []))).toEqual(parts);
  if (shown.menu) {
    await user.click(shown.menu);
    for (const name of ['Chats', 'Users Online', 'Search for a user'])
      expect(screen.getByRole('tab', { name })).toBeVisible();
  }
  narrow.mockRestore();
});

test('on a phone the list is open until a chat is selected', async () => {
  const { matchMedia } = window;
  const fits: string[] = [MEDIA.chatWithoutSearch, MEDIA.chatWithoutOnline, MEDIA.chatWithoutList];
  const phone = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: fits.includes(media) }));
  const { user, navigation } = await open('/realtimechat');
  const menu = await screen.findByRole('dialog', { name: 'Chat menu' });
  expect(screen.getByText('Select a chat to display messages !!!')).toBeInTheDocument();
  await user.click(await within(menu).findByRole('button', { name: /^Tomás Ferreira/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => navigation.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Chat menu' }));
  expect(screen.getByRole('dialog', { name: 'Chat menu' })).toBeVisible();
  phone.mockRestore();
});

test('unsent text stays in its chat, and the list marks it as a draft', async () => {
  const others = chat({ id: 'chat2', name: 'Summer journey', isGroup: true, partner: null });
  const { user } = await open('/realtimechat?chat=chat1', {
    ...list(chat(), others),
    MessagePane: ({ id }) => ({ chat: id === 'chat2' ? others : chat() }),
    SendMessage: ({ input }) => ({ sendMessage: sent(input.content, input.clientMessageId) }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'On Monday');
  expect(screen.queryByText('Draft:')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Summer journey/ }));
  expect(await screen.findByRole('textbox', { name: 'Message to Summer journey' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^Tomás Ferreira.*Draft: On Monday/ }));
  const field = await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' });
  expect(field).toHaveValue('On Monday');
  await user.type(field, '{Enter}');
  expect(field).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^Summer journey/ }));
  expect(screen.queryByText('Draft:')).toBeNull();
});

test('a message is written, kept as a draft and sent while the storage of the browser is full', async () => {
  const others = chat({ id: 'chat2', name: 'Summer journey', isGroup: true, partner: null });
  const { user } = await open('/realtimechat?chat=chat1', {
    ...list(chat(), others),
    MessagePane: ({ id }) => ({ chat: id === 'chat2' ? others : chat() }),
    SendMessage: ({ input }) => ({ sendMessage: sent(input.content, input.clientMessageId) }),
  });
  const field = () => screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' });
  await field();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(await field(), 'On Monday');
  expect(await field()).toHaveValue('On Monday');
  await user.click(screen.getByRole('button', { name: /^Summer journey/ }));
  await user.click(screen.getByRole('button', { name: /^Tomás Ferreira.*Draft: On Monday/ }));
  await user.type(await field(), '{Enter}');
  expect(await field()).toHaveValue('');
  await seen(() => within(screen.getByRole('region', { name: 'Messages' })).getByText('On Monday'));
  full.mockRestore();
});

test('a message appears at once, and only once after the server has accepted it', async () => {
  const { user, asked } = await open('/realtimechat?chat=chat1', {
    SendMessage: ({ input }) => ({ sendMessage: sent(input.content, input.clientMessageId) }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'Hello{Enter}');
  const messages = screen.getByRole('region', { name: 'Messages' });
  expect(within(messages).getAllByText('Hello')).toHaveLength(1);
  expect(await within(messages).findByText('Sent')).toBeVisible();
  expect(within(messages).getAllByText('Hello')).toHaveLength(1);
  expect(asked.filter(({ name }) => name === 'SendMessage')).toHaveLength(1);
});

test('a refused message shows the reason and can be discarded', async () => {
  const { user } = await open('/realtimechat?chat=chat1', {
    SendMessage: () => ({
      sendMessage: { __typename: 'ChatRefused', message: 'You cannot write to this person.' },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'Hello{Enter}');
  await seen(() => screen.getByText('Not sent. You cannot write to this person.'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull());
});

test('messages wait for the network and are then sent', async () => {
  let isOnline = false;
  let number = 3;
  const { user } = await open('/realtimechat?chat=chat1', {
    SendMessage: ({ input }) =>
      isOnline
        ? {
            sendMessage: {
              ...sent(input.content, input.clientMessageId),
              id: `m${number}`,
              number: number++,
            },
          }
        : { sendMessage: { __typename: 'TooManyAttempts', message: 'Wait.', retryAfterSeconds: 60 } },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'Hello{Enter}');
  await seen(() => screen.getByText('Waiting for connection'));
  await user.type(screen.getByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'Again{Enter}');
  await waitFor(() => expect(screen.getAllByText('Waiting for connection')).toHaveLength(2));
  expect(screen.queryByText('Sending')).toBeNull();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await seen(() => screen.getByText('Sent'));
});

test('shows who is typing, and notifies others at most every three seconds', async () => {
  const { user, asked } = await open('/realtimechat?chat=chat1');
  await seen(() => screen.getByText('Tomás Ferreira is typing'));
  await user.type(screen.getByRole('textbox', { name: 'Message to Tomás Ferreira' }), 'Hello there');
  expect(asked.filter(({ name }) => name === 'SendTyping')).toHaveLength(1);
});

test('a person can appear offline', async () => {
  const { user } = await open('/realtimechat', {
    SetAppearsOnline: ({ input }) => ({
      setAppearsOnline: { __typename: 'User', id: guest.id, appearsOnline: input.appearsOnline },
    }),
  });
  const hide = await screen.findByRole('switch', { name: 'Appear online' });
  expect(hide).toBeChecked();
  await user.click(hide);
  expect(hide).not.toBeChecked();
  expect(screen.getByText('Other people can’t see that you’re online.')).toBeVisible();
});

test('a hotel is shared with the next message, and its card shows it as it is now', async () => {
  const hotel = {
    __typename: 'Hotel' as const,
    id: 'hotel1',
    name: 'The Mill',
    photos: [],
    city: { __typename: 'City' as const, id: 'lisbon', name: 'Lisbon' },
  };
  const { user, address, asked } = await open('/realtimechat?hotel=hotel1', {
    SharedHotel: () => ({ hotel }),
    SendMessage: ({ input }) => ({
      sendMessage: { ...sent(input.content, input.clientMessageId), hotelId: 'hotel1' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Tomás Ferreira/ }));
  expect(address()).toBe('/realtimechat?chat=chat1&hotel=hotel1');
  const shared = await screen.findByRole('group', { name: 'Shared with your message' });
  expect(await within(shared).findByRole('link', { name: /The Mill/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const messages = screen.getByRole('region', { name: 'Messages' });
  expect(await within(messages).findByRole('link', { name: /The Mill/ })).toBeVisible();
  expect(within(messages).getByText('Have a look at this hotel.')).toBeVisible();
  expect(asked.find(({ name }) => name === 'SendMessage')?.variables.input).toMatchObject({
    hotelId: 'hotel1',
  });
  expect(address()).toBe('/realtimechat?chat=chat1');
});
