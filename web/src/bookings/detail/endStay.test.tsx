import { screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit, type Answers } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const viewerCan = { ...booking.viewerCan, cancel: false, change: false, endStay: true };
const stays = booking.stays.map((stay) => ({ ...stay, state: 'CHECKED_OUT' as const }));
const inHouse = { ...booking, stays, viewerCan };
const quote = {
  __typename: 'StayEndingQuote' as const,
  from: '2026-11-26',
  nights: 2,
  rooms: [101],
  priceCents: 21_000,
  termsRefundCents: 10_500,
  mostRefundCents: 21_000,
  creditedCents: 0,
  mayBeNoShow: true,
};
const ending = {
  __typename: 'StayEnding' as const,
  id: 'ending1',
  fromNight: '2026-11-26',
  noShow: false,
  refundCents: 10_500,
  reason: 'Burst pipe',
  mayUndo: false,
  undoneAt: null,
};
const ended = { ...inHouse, viewerCan: { ...viewerCan, endStay: false }, stayEndings: [ending] };

const open = (answers: Answers = {}, viewer: typeof guest = staff) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: inHouse }),
      EndStayDialog: () => ({ booking: inHouse, stayEndingQuote: quote }),
      EndStay: () => ({ endStay: ended }),
      ...answers,
    },
  });
const ask = async (answers?: Answers) => {
  const page = await open(answers);
  await page.user.click(screen.getByRole('button', { name: 'End stay early' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'End this stay early?' })) };
};
const inputs = (asked: { name: string; variables: Record<string, unknown> }[]) =>
  asked.filter(({ name }) => name === 'EndStay').map(({ variables }) => variables.input);

test('staff see nights and sums before the stay ends, and the page says so afterwards', async () => {
  const { user, dialog, asked } = await ask();
  expect(
    await dialog.findByText(/2 room-nights, from tonight \(Thu 26 Nov 2026\) on, go back on sale at once/),
  ).toBeVisible();
  expect(dialog.getByText(/They cost \$210 with taxes and fees\./)).toBeVisible();
  expect(dialog.getByText('By the cancellation terms, $105 is refunded.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Refund in dollars' })).toHaveValue('105');
  await user.click(dialog.getByRole('button', { name: 'End stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs(asked)).toEqual([{ bookingId: 'booking1', refundCents: 10_500, noShow: false }]);
  expect(
    screen.getByText(
      'The stay ended early: the nights from Thu 26 Nov 2026 on were given up. Refund for these nights: $105. Reason: Burst pipe',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End stay early' })).toBeNull();
});

test('another sum needs a reason, and guests who never came are a no-show', async () => {
  const { user, dialog, asked } = await ask();
  await user.click(await dialog.findByRole('radio', { name: 'The guests never came' }));
  const sum = dialog.getByRole('textbox', { name: 'Refund in dollars' });
  await user.clear(sum);
  await user.type(sum, '0');
  const confirm = dialog.getByRole('button', { name: 'Mark as no-show' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not by the terms');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs(asked)).toEqual([
    { bookingId: 'booking1', refundCents: 0, reason: 'Not by the terms', noShow: true },
  ]);
});

test('a refusal stays in the dialog, and a stay that is over cannot be ended', async () => {
  const message = 'This booking has just been changed. Reload the page.';
  const { user, dialog } = await ask({ EndStay: () => ({ endStay: { __typename: 'NotEndable', message } }) });
  await user.click(await dialog.findByRole('button', { name: 'End stay' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('a stay with no nights left says so', async () => {
  const { dialog } = await ask({
    EndStayDialog: () => ({ booking: inHouse, stayEndingQuote: { ...quote, nights: 0, rooms: [] } }),
  });
  expect(await dialog.findByText(/No night of this stay is left to give up/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'End stay' })).toBeNull();
});

test('an end pressed by mistake is taken back, or the page says why not', async () => {
  const mistaken = { ...ended, stayEndings: [{ ...ending, refundCents: 0, mayUndo: true }] };
  const message = 'Some of its nights have been sold or blocked since, so it cannot be taken back.';
  let isTaken = true;
  const { user } = await open({
    BookingPage: () => ({ booking: mistaken }),
    UndoEndStay: () => ({ undoEndStay: isTaken ? { __typename: 'NotEndable', message } : inHouse }),
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(message)).toBeVisible();
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'End stay early' })).toBeVisible();
  expect(screen.queryByText(/The stay ended early/)).toBeNull();
});

test('guests read what happened, and have no buttons for it', async () => {
  const stayEndings = [{ ...ending, noShow: true, refundCents: 0, reason: null }];
  await open({ BookingPage: () => ({ booking: { ...ended, stayEndings } }) }, guest);
  expect(
    screen.getByText(
      'The guests did not arrive, and the nights from Thu 26 Nov 2026 on were released. Nothing is refunded for these nights.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo|End stay early/ })).toBeNull();
});
