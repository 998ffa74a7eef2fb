import { expect } from '@playwright/test';
import { test } from './fixtures';
import { DECLINED_CARD, inDays } from './guest';

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, days: 40, who: 'guest_demo' },
  { name: 'phone', viewport: { width: 390, height: 844 }, days: 50, who: 'guest_two' },
];

for (const { name, viewport, days, who } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a guest chooses rooms and an extra, has a card declined, goes back, pays with another card and sees the booking', async ({
      page,
      guest,
    }) => {
      await page.goto('/');
      await guest.goToSignIn();
      await guest.signIn(who);
      await guest.search({ city: 'Lisbon', checkIn: inDays(days), checkOut: inDays(days + 3) });
      await expect(page).toHaveURL(/\/hotelslist\?/);
      const hotel = await guest.openHotel();

      await expect(page.getByRole('button', { name: 'Book Now' })).toBeDisabled();
      const numbers = await guest.chooseRooms(2);
      const extra = page.getByRole('region', { name: 'Add to your stay' }).getByRole('group').first();
      const extraName = (await extra.getAttribute('aria-label'))!;
      for (const value of ['1', '2']) {
        await extra.getByRole('button', { name: /^One more/ }).click();
        await expect(extra.getByRole('status')).toHaveText(value);
      }
      await expect(guest.selection).toContainText(extraName);
      await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
      const total = (await guest.selection.locator('strong').last().textContent())!;
      const hotelAddress = page.url();
      await guest.bookNow();
      await expect(page.locator('body')).toContainText(hotel);
      await expect(page.locator('body')).toContainText(extraName);

      await guest.pay(DECLINED_CARD);
      await expect(page.getByRole('alert')).toContainText(/declined/i);
      while (page.url() !== hotelAddress) await page.goBack();
      await expect(guest.selection).toContainText('Your rooms are held until');
      await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
      for (const number of numbers) await expect(guest.selection).toContainText(`room ${number}`);
      await expect(extra.getByRole('status')).toHaveText('2');

      await guest.bookNow();
      await guest.pay();
      await expect(guest.heading('Thank you for your successful booking')).toBeVisible();
      const booking = new URL(page.url()).searchParams.get('booking')!;
      const [reference] = /[A-Z]\d[2-9A-Z]{2}-[2-9A-Z]{4}/.exec(await guest.main.innerText())!;

      await page.getByRole('link', { name: 'Show my bookings' }).click();
      const row = page.getByRole('listitem').filter({ hasText: reference });
      await expect(row).toContainText(hotel);
      await row.getByRole('link', { name: 'Show booking details' }).click();
      await expect(page).toHaveURL(`/bookings/${booking}`);
      const rooms = numbers.map((number) => `room ${number}`);
      for (const text of [reference, hotel, total, extraName, ...rooms])
        await expect(guest.main).toContainText(text);
    });
  });
}
