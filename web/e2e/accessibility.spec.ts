import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { inDays, test } from './guest';

const search = new URLSearchParams({ city: 'Paris', checkIn: inDays(100), checkOut: inDays(102) });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('every screen can be read and used by everyone', async ({ page, guest }) => {
      test.slow();
      const look = async (screen: string) => {
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
        expect.soft(found, screen).toEqual([]);
      };
      await page.goto('/');
      await look('home');
      await page.goto('/login');
      await look('sign-in');
      await guest.signIn('guest_demo');
      await page.goto(`/hotelslist?${search}`);
      await look('results');
      await guest.openHotel();
      await look('hotel');
      await guest.main.getByRole('button', { name: 'Select' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('rooms to tick');
      await page.goto('/mybookings');
      await look('my bookings');
      await guest.main.getByRole('link', { name: 'Show booking details' }).first().click();
      await expect(guest.heading('Your booking')).toBeVisible();
      await look('booking');
      for (const [screen, address] of [
        ['hotels', '/hotels'],
        ['hotels by city', '/hotels/countbycity'],
        ['rooms', '/rooms'],
        ['thanks', '/booking-success'],
        ['order cancelled', '/cancel-order'],
        ['reviews', '/reviews'],
        ['my reviews', '/myreviews'],
        ['write a review', '/createreview'],
        ['find a review', '/reviews/findreview'],
        ['list your property', '/listproperty'],
        ['upload', '/uploadfiles?code=profilephoto'],
        ['my account', '/users/myaccount'],
      ] as const) {
        await page.goto(address);
        await look(screen);
      }
      await page.goto('/nowhere');
      await look('not found');
    });
  });
}
