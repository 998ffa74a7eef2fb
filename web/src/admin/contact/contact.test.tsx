import { screen, waitFor } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers, type Data } from '../../../test/visit';
import { ContactMessagesPage } from './ContactMessagesPage';

type Row = Data<'ContactTable'>['contactMessages']['items'][number];
type Answered = Extract<
  Data<'AnswerContactMessage'>['answerContactMessage'],
  { __typename: 'ContactMessage' }
>;

const [MESSAGE, BOOKING, SENDER] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;
const message = {
  __typename: 'ContactMessage' as const,
  id: MESSAGE,
  topic: 'BOOKING' as Row['topic'],
  state: 'OPEN' as Row['state'],
  name: 'Gus Guest',
  email: 'gus@staybook.example',
  text: 'Nobody answers\nin the chat.',
  bookingReference: 'K7M4-2QXR' as Row['bookingReference'],
  language: null as Row['language'],
  sentAt: '2026-11-26T10:00:00.000Z',
  answer: null as Row['answer'],
  answeredBy: null as Row['answeredBy'],
  closedAt: null as Row['closedAt'],
  sender: {
    __typename: 'User',
    id: SENDER,
    name: 'Gus Guest',
    email: 'gus@staybook.example',
  } as Row['sender'],
  booking: {
    __typename: 'Booking',
    id: BOOKING,
    reference: 'K7M4-2QXR',
    hotelName: 'Olive Farm',
    user: { __typename: 'User', id: SENDER, name: 'Gus Guest' },
  } as Row['booking'],
  closedBy: null as Row['closedBy'],
};
const closed = {
  closedAt: '2026-11-27T10:00:00.000Z',
  closedBy: { __typename: 'User', id: guest.id, name: 'Ada Admin' } as Row['closedBy'],
};

/** Opens the details of a message; what a mutation changes is what the list answers next. */
const open = async (shown: Partial<Row> = {}, more: (row: typeof message) => Answers = () => ({})) => {
  const row = { ...message, ...shown };
  const page = await visit({
    at: `/staff/messages?row=${MESSAGE}`,
    routes: [{ path: '/staff/messages', element: <ContactMessagesPage /> }],
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      ContactTable: () => ({
        contactMessages: {
          __typename: 'ContactMessageList',
          total: 1,
          totalIsExact: true,
          items: [{ ...row }],
        },
      }),
      ...more(row),
    },
    viewer: { ...guest, role: 'ADMIN' },
  });
  await seen(() => screen.getByText(/Nobody answers\s+in the chat\./, { ignore: '[role=gridcell]' }));
  return page;
};
const answered = (row: typeof message): Answers => ({
  AnswerContactMessage: ({ input }) => ({
    answerContactMessage: Object.assign(row, closed, {
      state: 'ANSWERED',
      answer: input.answer,
      answeredBy: input.channel,
    }) as Answered,
  }),
});

test.each([
  ['Send by email', 'MAIL', 'Answered by email'],
  ['Send in chat', 'CHAT', 'Answered in a chat'],
])('an administrator answers a message: %s', async (button, channel, words) => {
  const { user, asked } = await open({}, answered);
  expect(screen.getByText('K7M4-2QXR, Olive Farm')).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  await user.type(screen.getByLabelText('Answer'), 'We have called them. ');
  await user.click(screen.getByRole('button', { name: button }));
  await seen(() => screen.getByText(words));
  expect(screen.getByText('We have called them.')).toBeVisible();
  expect(screen.queryByLabelText('Answer')).toBeNull();
  expect(asked.find(({ name }) => name === 'AnswerContactMessage')?.variables.input).toEqual({
    messageId: MESSAGE,
    answer: 'We have called them.',
    channel,
  });
});

test('a message of a visitor has no chat, and warns that the booking may not be theirs', async () => {
  await open({ sender: null });
  expect(screen.getByText('K7M4-2QXR, Olive Farm, booked by Gus Guest')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/has not shown that this booking is theirs/);
  expect(screen.getByText('Not signed in when it was sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: /chat/ })).toBeNull();
});

test('a reference that does not exist is called so, and another address than that of the account is pointed out', async () => {
  await open({ booking: null, email: 'work@elsewhere.example' });
  expect(screen.getByText('K7M4-2QXR, which is no booking')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/This is not the email address of the account/);
});

test('a message is marked as done and opened again', async () => {
  const { user } = await open({}, (row) => ({
    CloseContactMessages: () => {
      Object.assign(row, closed, { state: 'DONE' });
      return { closeContactMessages: [{ __typename: 'BulkResult', id: MESSAGE, problem: null }] };
    },
    ReopenContactMessages: () => {
      Object.assign(row, { state: 'OPEN', closedAt: null, closedBy: null });
      return { reopenContactMessages: [{ __typename: 'BulkResult', id: MESSAGE, problem: null }] };
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible());
  expect(screen.getByLabelText('Answer')).toBeVisible();
});

test('a refusal is said beside the answer, which stays', async () => {
  const { user } = await open({}, () => ({
    AnswerContactMessage: () => ({
      answerContactMessage: {
        __typename: 'ContactMessageClosed',
        message: 'This message has already been answered.',
      },
    }),
  }));
  await user.type(screen.getByLabelText('Answer'), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('already been answered');
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes.');
});

test('says in which language a message was written, if it is not that of the reader', async () => {
  await open({ language: 'DE' });
  await seen(() => screen.getByText(/^Written in German\./));
  expect(screen.getByText(/Nobody answers/, { selector: '[lang]' })).toHaveAttribute('lang', 'de');
});

test('says nothing of the language of a message in that of the reader', async () => {
  await open({ language: 'EN' });
  await seen(() => screen.getByRole('button', { name: 'Send by email' }));
  expect(screen.queryByText(/^Written in/)).toBeNull();
});
