import { screen, waitFor, within } from '@testing-library/react';
import { arrival, inputOf, open, parking, savedAs } from '../../../test/messageTemplates';
import { seen } from '../../../test/seen';

test('a placeholder goes to the cursor of the field that was used last', async () => {
  const { user } = await open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await user.click(field);
  field.setSelectionRange(0, 4);
  await user.click(screen.getByRole('button', { name: /^Insert Hotel: / }));
  expect(field).toHaveValue('{hotel} {guest}');
  const link = screen.getByRole('button', { name: /^Insert Link for the hour of arrival: / });
  expect(link).toHaveAttribute('title', '{arrival hour link}');
  expect(field.selectionStart).toBe('{hotel}'.length);
  expect(field).toHaveFocus();
  await user.click(screen.getByLabelText('Subject'));
  expect(screen.queryByRole('button', { name: /^Insert Directions: / })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Insert Hotel: / }));
  expect(screen.getByLabelText('Subject')).toHaveValue('Welcome{hotel}');
});

test('an unknown placeholder is said beside the message, and is not sent', async () => {
  const { user, asked } = await open();
  await user.clear(screen.getByLabelText('Message'));
  await user.type(screen.getByLabelText('Message'), 'Dear {{gest}');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no placeholder {gest}.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([]);
});

test('a change is saved with the version that was seen, and is no longer marked', async () => {
  const { user, asked } = await open({ SaveMessageTemplate: savedAs() });
  await user.type(screen.getByLabelText('Message'), ', hello');
  await user.selectOptions(screen.getByLabelText('Time at the hotel'), '09:00');
  expect(screen.getByText('Not saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText('Saved.'));
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([
    expect.objectContaining({ kind: 'ARRIVAL_DAY', body: 'Dear {guest}, hello', hour: 9, version: 1 }),
  ]);
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the words in another language are written in the same fields, and the message stays as it is', async () => {
  const { user, asked } = await open({ SaveMessageTemplate: savedAs() });
  const language = screen.getByLabelText('Language');
  await user.selectOptions(language, 'German, not translated');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  await user.type(screen.getByLabelText('Message'), 'Hallo {{gast}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([]);
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Enter a subject.');
  await user.type(screen.getByLabelText('Subject'), 'Willkommen');
  await user.clear(screen.getByLabelText('Message'));
  await user.type(screen.getByLabelText('Message'), 'Hallo {{guest}');
  expect(screen.getByLabelText('Message')).toHaveAttribute('lang', 'de');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText('Saved.'));
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([
    expect.objectContaining({
      subject: 'Welcome',
      body: 'Dear {guest}',
      translations: [{ language: 'DE', subject: 'Willkommen', body: 'Hallo {guest}' }],
    }),
  ]);
});

test('what is typed stays while another message is looked at, and before the page is left', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Message'), '!');
  await user.click(screen.getByRole('button', { name: /^Parking/ }));
  expect(screen.getByLabelText('Message')).toHaveValue('Behind the hotel.');
  await user.click(screen.getByRole('button', { name: /^Day of arrival/ }));
  expect(screen.getByLabelText('Message')).toHaveValue('Dear {guest}!');
  expect(screen.getByText('Not saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Message')).toHaveValue('Dear {guest}');
});

test.each([
  ['Keep mine', 'Dear {guest}, mine', 2],
  ['Use theirs', 'Dear {guest}, theirs', undefined],
])('a message that another person changed meanwhile shows their text: %s', async (choice, shown, version) => {
  const rows = [arrival];
  const outdated = { __typename: 'Outdated' as const, changedBy: 'Ada Admin', message: 'Changed' };
  const answer = jest.fn();
  const { user, asked } = await open(
    {
      SaveMessageTemplate: (variables) => {
        answer();
        if (answer.mock.calls.length > 1) return savedAs()!(variables);
        rows[0] = { ...arrival, body: 'Dear {guest}, theirs', version: 2 };
        return { saveMessageTemplate: outdated };
      },
    },
    rows,
  );
  await user.type(screen.getByLabelText('Message'), ', mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText(/Ada Admin has changed this message/));
  expect(screen.getByText(/theirs/, { selector: 'blockquote' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: choice }));
  expect(screen.getByLabelText('Message')).toHaveValue(shown);
  expect(screen.queryByText(/has changed this message/)).toBeNull();
  if (version === undefined) return;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputOf(asked, 'SaveMessageTemplate')).toHaveLength(2));
  expect(inputOf(asked, 'SaveMessageTemplate')[1]).toMatchObject({ body: shown, version });
});

test('the switch turns a message on at once, and keeps what is typed', async () => {
  const { user, asked } = await open({ SaveMessageTemplate: savedAs({ body: arrival.body }) });
  await user.type(screen.getByLabelText('Message'), '!');
  await user.click(screen.getByRole('switch', { name: 'Send: Day of arrival' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Send: Day of arrival' })).toBeChecked());
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([
    { hotelId: arrival.hotelId, kind: 'ARRIVAL_DAY', templateId: null, enabled: true, version: 1 },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('Dear {guest}!');
  expect(screen.queryByText(/has changed this message/)).toBeNull();
});

test('a test goes to one’s own address, and a refused one says why', async () => {
  const sent = { __typename: 'TestMessageSent' as const, email: 'ada@staybook.example' };
  const refused = { __typename: 'MessageTemplateRefused' as const, message: 'No such booking.' };
  const { user } = await open({
    SendTestMessage: ({ input }) => ({ sendTestMessage: input.booking ? refused : sent }),
  });
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  await seen(() => screen.getByText('A test was sent to ada@staybook.example.'));
  await user.type(screen.getByLabelText('Booking'), 'A1');
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  await seen(() => screen.getByText('No such booking.'));
});

test('a quick reply is deleted after a question', async () => {
  const rows = [arrival, parking];
  const { user } = await open(
    {
      DeleteQuickReply: ({ input }) => {
        rows.pop();
        return { deleteQuickReply: { __typename: 'DeletedQuickReply', templateId: input.templateId } };
      },
    },
    rows,
  );
  await user.click(screen.getByRole('button', { name: /^Parking/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await seen(() => screen.getByText(/No quick replies yet/));
  expect(screen.getByRole('heading', { name: 'Day of arrival' })).toBeVisible();
});
