import { expect } from '@playwright/test';
import { Admin } from './adminApi';
import { inDays, test } from './guest';
import { look } from './checkAccessibility';

const PAYS = '4242 4242 4242 4242';
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

test('a price that changes between looking and paying is agreed to; the booking is then changed, cheaper and dearer', async ({
  page,
  guest,
  request,
}) => {
  test.setTimeout(240_000);
  const admin = await Admin.signIn(request);
  const hotel = await admin.findHotel('Rome');
  const { id: roomTypeId, priceCents: base } = hotel.roomTypes[0]!;
  const festival = (priceCents: number) =>
    admin.setRates(roomTypeId, [{ from: inDays(151), to: inDays(152), priceCents }]);
  await festival(base + 3000);
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
  await look(page, 'rooms at a season’s price');

  await festival(base + 5000);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog).toContainText(`was ${dollars(base + 3000)} is ${dollars(base + 5000)}`);
  await look(page, 'a price that changed');
  await dialog.getByRole('button', { name: 'Book at the new price' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await guest.pay(PAYS);
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main).toContainText(dollars(3 * base + 5000));
  await expect(main.getByRole('region', { name: 'History' })).toContainText('Paid.');
  const booking = new URL(page.url()).pathname;

  const leaveOn = async (night: string) => {
    await main.getByRole('link', { name: 'Change dates or rooms' }).click();
    await expect(main.getByRole('checkbox', { name: `${numbers[0]} yours now` })).toBeChecked();
    const field = main.getByRole('textbox', { name: 'Check-out' });
    await field.fill(night);
    await field.blur();
  };
  await leaveOn(inDays(152));
  await expect(main).toContainText(`You get ${dollars(base)} back`);
  await look(page, 'a change');
  await main.getByRole('button', { name: 'Change the booking' }).click();
  await expect(page).toHaveURL(booking);
  await expect(main).toContainText(`Your booking is changed. ${dollars(base)} goes back to the card.`);
  await expect(main).toContainText(dollars(2 * base + 5000));

  await leaveOn(inDays(154));
  await main.getByRole('button', { name: `Pay ${dollars(2 * base)} and change` }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await page.getByRole('link', { name: /Back to Staybook/ }).click();
  const waiting = main.getByRole('group', { name: 'Waiting change' });
  await expect(waiting).toContainText('waits for its payment');
  await look(page, 'a change that waits');
  await waiting.getByRole('link', { name: `Pay ${dollars(2 * base)}` }).click();
  await guest.pay(PAYS);
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main).toContainText(dollars(4 * base + 5000));
  await expect(main.getByRole('region', { name: 'History' }).getByText(/^Changed to/)).toHaveCount(2);
});

test('a minimum stay is said before anything is chosen, and the longer stay taken in one press', async ({
  page,
  guest,
  request,
}) => {
  const admin = await Admin.signIn(request);
  const hotel = await admin.findHotel('Vienna');
  const nights = { from: inDays(160), to: inDays(170), minimumNights: 4 };
  for (const { id } of hotel.roomTypes) await admin.setRates(id, [nights]);
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto(`/hotels/${hotel.id}?checkIn=${inDays(160)}&checkOut=${inDays(162)}`);
  const card = guest.main.getByRole('article').first();
  await expect(card).toContainText('is at least 4 nights here');
  await card.getByRole('button', { name: 'Select' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await look(page, 'a stay that is too short');
  await dialog.getByRole('button', { name: /^Stay 4 nights/ }).click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`checkOut=${inDays(164)}`));
});
