import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { test } from './fixtures';
import { inDays } from './guest';
import { mailTo } from './newGuest';

const stay = { city: 'Lisbon', checkIn: inDays(0), checkOut: inDays(3) };

test('two adults and a child of seven get from home to a paid booking that everyone knows of', async ({
  page,
  guest,
  request,
}) => {
  await page.goto('/');
  await guest.goToSignIn();
  await guest.signIn('guest_three');
  const party = page.getByRole('search').getByRole('button', { name: /^Guests and rooms/ });
  await expect(party).toHaveText('2 adults · 1 room');
  await party.click();
  await page.getByLabel('Children').selectOption('7');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(party).toHaveText('2 adults, 1 child · 1 room');
  await guest.search(stay);
  await expect(page).toHaveURL(/guests=3&rooms=1&children=7/);
  await guest.openHotel();

  const offer = page.getByRole('region', { name: 'The best price for your party' });
  await expect(offer).toContainText('for 3 guests, 3 nights');
  const price = (await offer.locator('strong').textContent())!;
  const number = /, (\d+)/.exec((await offer.locator('p').first().textContent())!)![1]!;
  await offer.getByRole('button', { name: 'Book this room' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await guest.pay();
  await expect(guest.heading('Thank you for your successful booking')).toBeVisible();
  await expect(guest.main).toContainText('2 adults, 1 child aged 7');
  await expect(guest.main).toContainText(`room ${number}`);
  await expect(guest.main).toContainText(price);
  expect(await mailTo(page, 'guest_three@staybook.example', 'Staybook Booking Confirmation')).toContain(
    'Guests: 2 adults, 1 child aged 7',
  );

  await page.getByRole('button', { name: 'Change guests and requests' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For another person').check();
  await dialog.getByLabel('First name of the guest').fill('Rui');
  await dialog.getByLabel('Last name of the guest').fill('Quendera');
  await dialog.getByLabel('Cot').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(guest.main).toContainText('Rui Quendera');
  await expect(guest.main).toContainText('The hotel will do its best; requests are not guaranteed.');

  const api = await AdminApi.signIn(request);
  const found = await api.ask<{
    bookings: { items: { party: object; requests: string[]; hotel: { id: string } }[] };
  }>(
    `{ bookings(filter: { text: "quendera" }) { items { party { adults childrenAges } requests hotel { id } } } }`,
    {},
  );
  expect(found.bookings.items).toMatchObject([
    { party: { adults: 2, childrenAges: [7] }, requests: ['COT'] },
  ]);
  const { frontDesk } = await api.ask<{
    frontDesk: { arrivals: { booking: { leadGuest: object | null } }[] };
  }>(`query ($id: ID!) { frontDesk(hotelId: $id) { arrivals { booking { leadGuest { name } } } } }`, {
    id: found.bookings.items[0]!.hotel.id,
  });
  expect(frontDesk.arrivals.map(({ booking }) => booking.leadGuest)).toContainEqual({ name: 'Rui Quendera' });
});

test('rooms that sleep fewer than the party ask before they are booked', async ({ page, guest }) => {
  await page.goto('/');
  await guest.goToSignIn();
  await guest.signIn('guest_three');
  await guest.visitHotel({ city: 'Lisbon', checkIn: inDays(120), checkOut: inDays(122) });
  await page.getByRole('button', { name: /^Guests and rooms/ }).click();
  for (let more = 0; more < 6; more++) await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await guest.chooseRooms(1);
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: /^Your rooms sleep \d of 8 guests\.$/ });
  await dialog.getByRole('button', { name: 'Add a room' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await page.waitForURL('**/dev/till/pay/**');
});
