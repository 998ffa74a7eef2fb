import { act, screen, within } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { ContactPage } from './ContactPage';

jest.mock('../session/captchaWidget', () => ({}));

type Sent = Data<'SendContactMessage'>['sendContactMessage'];

const sent = (email: string): Sent => ({ __typename: 'ContactMessageSent', email });

const open = async (
  answer: (input: { email: string }) => Sent,
  { at = '/contact', isGuest = false, more = captchaSettings() as Answers } = {},
) => {
  const page = await visit({
    at,
    routes: [{ path: '/contact', element: <ContactPage /> }],
    answers: {
      ContactPage: () => ({
        settings: { __typename: 'Settings', contact: { __typename: 'Contact', email: null, address: null } },
      }),
      SendContactMessage: ({ input }) => ({ sendContactMessage: answer(input) }),
      ...more,
    },
    ...(isGuest ? { viewer: guest } : {}),
  });
  await seen(() => screen.getByRole('button', { name: 'Send message' }));
  const inputs = () =>
    page.asked.filter(({ name }) => name === 'SendContactMessage').map(({ variables }) => variables.input);
  return {
    ...page,
    inputs,
    send: () => page.user.click(screen.getByRole('button', { name: 'Send message' })),
  };
};

test('a visitor writes to the operator, reads that the answer comes by email, and may write again', async () => {
  const { user, inputs, send } = await open(({ email }) => sent(email));
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'A payment or refund');
  await user.type(screen.getByLabelText('Your name'), ' Vera Visitor ');
  await user.type(screen.getByLabelText('Email'), 'vera@elsewhere.example');
  await user.type(screen.getByLabelText(/^Booking reference/), 'k7m4 2qxr');
  await user.type(screen.getByLabelText('Message'), 'I paid twice.');
  await send();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('We will answer by email to vera@elsewhere.example.');
  expect(notice).toHaveFocus();
  expect(inputs()).toEqual(
    [
      {
        topic: 'PAYMENT',
        name: 'Vera Visitor',
        email: 'vera@elsewhere.example',
        bookingReference: 'k7m4 2qxr',
        text: 'I paid twice.',
      },
    ].map((input) => expect.objectContaining(input)),
  );
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.getByLabelText('Your name')).toHaveValue(' Vera Visitor ');
});

test('each field says what is wrong, and nothing is sent', async () => {
  const { user, inputs, send } = await open(({ email }) => sent(email));
  await user.type(screen.getByLabelText(/^Booking reference/), 'room 12');
  await send();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Choose what your message is about.',
    'Enter your name.',
    'Enter an email address, such as name@example.com.',
    'Enter a booking reference, such as K7M4-2QXR.',
    'Write your message.',
  ]);
  expect(screen.getByLabelText('What is it about?')).toHaveFocus();
  expect(inputs()).toEqual([]);
});

test('a guest comes from a booking: name, address, subject and reference are filled in, without a captcha', async () => {
  const { user, inputs, send } = await open(({ email }) => sent(email), {
    at: '/contact?booking=K7M4-2QXR',
    isGuest: true,
  });
  expect(screen.getByLabelText('What is it about?')).toHaveDisplayValue('A booking');
  expect(screen.getByLabelText('Your name')).toHaveValue('Guest Demo');
  expect(screen.queryByRole('group', { name: /robot/ })).toBeNull();
  await user.type(screen.getByLabelText('Message'), 'The room was taken.');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We will answer by email to guest_demo@staybook.example, or in a chat that you find under Chats.',
  );
  expect(inputs()).toEqual([
    expect.objectContaining({ topic: 'BOOKING', bookingReference: 'K7M4-2QXR', captcha: null }),
  ]);
});

test('a refusal keeps what was written', async () => {
  const tooMany = {
    __typename: 'TooManyAttempts',
    message: 'Wait a minute.',
    retryAfterSeconds: 60,
  } as const;
  const { user, send } = await open(() => tooMany, { at: '/contact?booking=K7M4-2QXR', isGuest: true });
  await user.type(screen.getByLabelText('Message'), 'Long and well considered.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute.');
  expect(screen.getByLabelText('Message')).toHaveValue('Long and well considered.');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
});

test('a visitor solves a captcha, whose token is sent; a refused one is asked again', async () => {
  const refused = { __typename: 'CaptchaRefused', message: 'Confirm once more.' } as const;
  const { user, inputs, send } = await open(() => refused, {
    at: '/contact?booking=K7M4-2QXR',
    more: captchaSettings('ALTCHA', null),
  });
  await user.type(screen.getByLabelText('Your name'), 'Vera');
  await user.type(screen.getByLabelText('Email'), 'vera@elsewhere.example');
  await user.type(screen.getByLabelText('Message'), 'Hello.');
  const widget = await screen.findByText((_, element) => element?.tagName === 'ALTCHA-WIDGET');
  const detail = { state: 'verified', payload: 'proof' };
  await act(async () => void widget.dispatchEvent(new CustomEvent('statechange', { detail })));
  await send();
  const captcha = await screen.findByRole('group', { name: /robot/ });
  await seen(() => within(captcha).getByText('Confirm once more.'));
  expect(inputs()).toEqual([expect.objectContaining({ captcha: 'proof' })]);
  expect(screen.getByLabelText('Message')).toHaveValue('Hello.');
});
