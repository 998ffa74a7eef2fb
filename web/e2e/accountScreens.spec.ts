import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './guest';

const screens = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'desk', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

const forEverybody = {
  'sign up': '/register',
  'confirming the e-mail': '/emailverification/000000000000000000000000',
  'sign in': '/login',
  'forgotten password': '/forgotpassword',
  'new password': '/resetpassword/token/000000000000000000000000',
  subscription: '/subscriptionpage',
  unsubscribing: '/unsubscribe/000000000000000000000000/token',
};
const forTheirOwner = {
  'my account': '/users/myaccount',
  'change password': '/changepassword',
  'update details': '/updatemyaccount',
};

for (const { name, viewport, colorScheme } of screens) {
  test.describe(`on a ${name} in ${colorScheme} colours`, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

    test('every account screen can be read and used by everyone', async ({ page, guest }) => {
      test.slow();
      const look = async (screen: string) => {
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
        expect.soft(found, screen).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${screen} reaches beyond the screen`).toBeLessThanOrEqual(0);
      };
      for (const [screen, path] of Object.entries(forEverybody)) {
        await page.goto(path);
        await look(screen);
      }
      await page.goto('/register');
      await page.getByLabel('Username').fill('short');
      await page.getByLabel('Confirm password').fill('short');
      await page.getByLabel('Confirm password').blur();
      await look('sign up with mistakes');

      await page.goto('/login');
      await guest.signIn('guest_demo');
      for (const [screen, path] of Object.entries(forTheirOwner)) {
        await page.goto(path);
        await look(screen);
      }
      await page.goto('/users/myaccount');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await look('leaving');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expect(dialog).toContainText('paid stay');
      await look('leaving with stays ahead');
    });
  });
}
