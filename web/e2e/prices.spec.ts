import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { test } from './fixtures';
import { inDays } from './guest';
import { checkAccessibility } from './checkAccessibility';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

test('a guest accepts a price that changed before paying, then changes the booking to a cheaper and a dearer stay', async ({
  page,
  guest,
  request,
}) => {
  test.setTimeout(240_000);
  const admin = await AdminApi.signIn(request);
  const hotel = await admin.findHotel('Rome');
  const { id: roomTypeId, priceCents: base } = hotel.roomTypes[0]!;
  const setMiddleNight = (priceCents: number) =>
    admin.setRates(roomTypeId, [{ from: inDays(151), to: inDays(152), priceCents }]);
  await setMiddleNight(base + 3000);
  const dialog = page.getByRole('dialog');
  const { main } = guest;

  await page.goto('/login');
  await guest.signIn('guest_demo');
  await guest.visitHotel({ city: 'Rome', checkIn: inDays(150), checkOut: inDays(153) });
  const card = main.getByRole('article').first();
  await expect(card).toContainText(`${dollars(3 * base + 3000)} for 3 nights`);
  await card.getByText('Price of each night').click();
  await expect(card).toContainText(dollars(base + 3000));
  const numbers = await guest.chooseRooms(1);
  await expect(guest.selection).toContainText(`2 nights × ${dollars(base)}`);
  await expect(guest.selection).toContainText('Free cancellation until');
  await checkAccessibility(guest, 'rooms with a higher price on one night');

  await setMiddleNight(base + 5000);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog).toContainText(`was ${dollars(base + 3000)} now ${dollars(base + 5000)}`);
  await checkAccessibility(guest, 'a price that changed');
  await dialog.getByRole('button', { name: 'Book at the new price' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await guest.pay();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main).toContainText(dollars(3 * base + 5000));
  await expect(main.getByRole('region', { name: 'History' })).toContainText('Paid.');
  const booking = new URL(page.url()).pathname;

  const changeCheckOut = async (night: string) => {
    await main.getByRole('link', { name: 'Change dates or rooms' }).click();
    await expect(
      main.getByRole('checkbox', { name: new RegExp(`^${numbers[0]}\\b.* your current room`) }),
    ).toBeChecked();
    const field = main.getByRole('textbox', { name: 'Check-out' });
    await field.fill(night);
    await field.blur();
  };
  await changeCheckOut(inDays(152));
  await expect(main).toContainText(`You get ${dollars(base)} back`);
  await checkAccessibility(guest, 'a change');
  await main.getByRole('button', { name: 'Change booking' }).click();
  await expect(page).toHaveURL(booking);
  await expect(main).toContainText(`Your booking has been changed. ${dollars(base)} will be refunded.`);
  await expect(main).toContainText(dollars(2 * base + 5000));

  await changeCheckOut(inDays(154));
  await main.getByRole('button', { name: `Pay ${dollars(2 * base)} and change` }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await page.getByRole('link', { name: /Back to Staybook/ }).click();
  const waiting = main.getByRole('group', { name: 'Pending change' });
  await expect(waiting).toContainText('is waiting for payment');
  await checkAccessibility(guest, 'a change waiting for payment');
  await waiting.getByRole('link', { name: `Pay ${dollars(2 * base)}` }).click();
  await guest.pay();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main).toContainText(dollars(4 * base + 5000));
  await expect(main.getByRole('region', { name: 'History' }).getByText(/^Changed to/)).toHaveCount(2);
});

test('a hotel with a minimum stay says so before rooms are chosen, and a button selects the longer stay', async ({
  page,
  guest,
  request,
}) => {
  const admin = await AdminApi.signIn(request);
  const hotel = await admin.findHotel('Vienna');
  const nights = { from: inDays(160), to: inDays(170), minimumNights: 4 };
  for (const { id } of hotel.roomTypes) await admin.setRates(id, [nights]);
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto(`/hotels/${hotel.id}?checkIn=${inDays(160)}&checkOut=${inDays(162)}`);
  const card = guest.main.getByRole('article').first();
  await expect(card).toContainText('must be at least 4 nights');
  await card.getByRole('button', { name: 'Select' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await checkAccessibility(guest, 'a stay that is too short');
  await dialog.getByRole('button', { name: /^Stay 4 nights/ }).click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`checkOut=${inDays(164)}`));
});
