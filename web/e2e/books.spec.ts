import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest, inDays } from './guest';

test('a booking is held until a time, its guest opens the payment link signed out and pays, and staff see it paid', async ({
  page,
  guest,
  browser,
  request,
}) => {
  const { main } = guest;
  const hotel = await (await AdminApi.signIn(request)).findHotel('Paris');
  await page.goto(`/frontdesk/newbooking?hotel=${hotel.id}&checkIn=${inDays(20)}`);
  await guest.signIn('admin_demo');
  await main.getByRole('checkbox', { name: /^\d+$/, disabled: false }).first().check();
  await main.getByLabel('Guest name').fill('Lena Link');
  await main.getByLabel('Telephone number').fill('+1 555 010 0177');
  await main.getByLabel('Payment method').selectOption('Later; held until a time');
  await expect(main.getByText(/for 1 room, 1 night/)).toBeVisible();
  await main.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(guest.heading('Booking for Lena Link')).toBeVisible();
  const held = main.getByRole('group', { name: 'Held booking' });
  await expect(held).toContainText('Held until');

  await main.getByRole('button', { name: 'Payment link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make link' }).click();
  const link = await main.getByRole('code').textContent();
  await checkAccessibility(guest, 'a payment link that was made');

  const visitor = new Guest(await browser.newPage());
  await visitor.page.goto(link!);
  await expect(visitor.heading(/^Pay \$[\d.,]+ to /)).toBeVisible();
  await visitor.main.getByRole('button', { name: /^Pay \$/ }).click();
  await visitor.page.waitForURL('**/dev/till/pay/**');
  await visitor.page.getByLabel('Email').fill('lena.link@staybook.example');
  await visitor.pay();
  await expect(visitor.heading('Payment received')).toBeVisible();
  await checkAccessibility(visitor, 'a payment link that was paid');
  await visitor.page.close();

  await page.reload();
  await expect(main.getByRole('table', { name: /^Folio of/ })).toContainText('Settled');
  await expect(held).toHaveCount(0);
});

test('the desk counts the cash and closes the day; staff add a room to a booking and drop it again', async ({
  page,
  guest,
  request,
}) => {
  const { main } = guest;
  const booking = await findBooking(await AdminApi.signIn(request));
  await page.goto('/staff/dayclose');
  await guest.signIn('admin_demo');
  await main.getByRole('button', { name: 'Count the cash' }).click();
  const count = page.getByRole('dialog', { name: 'Count the cash' });
  const [expected] = /\$[\d.,]*\d/.exec((await count.textContent())!)!;
  await count.getByLabel('Counted, in dollars').fill(expected.replace(/[$,]/g, ''));
  await expect(count).toContainText('As the books expect.');
  await count.getByRole('button', { name: 'Save the count' }).click();
  await expect(main.getByText(`The count of ${expected} is saved.`)).toBeVisible();

  const close = main.getByRole('button', { name: /^Close / });
  const days = (await close.textContent())!.replace('Close ', '');
  await close.click();
  await checkAccessibility(guest, 'closing a day');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Close ${days}` })
    .click();
  await expect(main.getByText(`${days} closed.`)).toBeVisible();
  const closed = main.getByRole('group').filter({ hasText: days }).first();
  await closed.getByText(days).click();
  await expect(closed).toContainText(/Closed by Ada Keller/);

  await page.goto(`/bookings/${booking.id}`);
  const change = main.getByRole('button', { name: 'Change dates or rooms' });
  const dialog = page.getByRole('dialog', { name: 'Change dates or rooms' });
  const send = dialog.getByRole('button', { name: 'Change booking' });
  await change.click();
  await dialog.getByRole('button', { name: 'Add a room' }).click();
  const room = dialog.getByRole('group', { name: 'Added room' }).getByLabel('Room');
  const number = await room.locator('optgroup option').first().textContent();
  await room.selectOption(number!);
  await expect(dialog).toContainText(/\$[\d.,]+ more\. The guest pays it at the hotel\./);
  await send.click();
  await expect(main.getByText('The booking is changed.')).toBeVisible();
  await expect(main.getByRole('table', { name: /^Folio of/ })).toContainText('The guest owes $');

  await change.click();
  await dialog.getByRole('button', { name: `Drop this room: ${number}` }).click();
  await expect(dialog).toContainText(/The price falls by \$[\d.,]+\./);
  await checkAccessibility(guest, 'a room that is dropped');
  await send.click();
  await expect(main.getByText('The booking is changed.')).toBeVisible();
  await expect(main.getByRole('table', { name: /^Folio of/ })).toContainText('Settled');
});

/** A confirmed booking of one room far ahead, which is paid. */
async function findBooking(api: AdminApi): Promise<{ id: string }> {
  const { bookings } = await api.ask<{
    bookings: { items: { id: string; owedCents: number; stays: unknown[] }[] };
  }>(
    `{ bookings(filter: { status: CONFIRMED }, sort: CHECK_IN_DESC, limit: 50) { items {
      id owedCents stays { id } } } }`,
    {},
  );
  return bookings.items.find(({ owedCents, stays }) => owedCents === 0 && stays.length === 1)!;
}
