import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import { ACCEPTED_CARD, tabTo } from './guest';
import { mailTo, newGuest, PASSWORD, signUp } from './newGuest';

const NEW_PASSWORD = 'Other#2027';

/** The actions of a person without a mouse: Tab moves the focus; typing, Space and Enter do the rest. */
function keyboardOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name });
  const press = async (element: Locator, key = 'Enter') => {
    await tabTo(page, element);
    await page.keyboard.press(key);
  };
  const fill = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return { button, link, press, fill };
}

for (const width of [1440, 390])
  test(`a guest uses the account screens by keyboard only, ${width} px wide`, async ({ page, guest }) => {
    const { button, link, press, fill } = keyboardOn(page);
    await page.setViewportSize({ width, height: 900 });
    const person = newGuest();
    await signUp(page, person);

    await page.goto('/login');
    await fill('Username', person.username);
    await fill('Password', PASSWORD);
    await press(page.getByLabel('Trust this device'), 'Space');
    await press(button('Sign in'));
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto('/users/myaccount');
    await press(link('Update details'));
    await fill('Name', 'Ada Keys');
    await page.keyboard.press('Enter');
    await expect(guest.main).toContainText('Ada Keys');

    await press(link('Change password'));
    await fill('Current password', PASSWORD);
    await fill('New password', NEW_PASSWORD);
    await fill('Confirm password', NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Your other devices are signed out');

    await press(button('Delete account'));
    const dialog = page.getByRole('dialog', { name: 'Is there anything we can do to keep you?' });
    await expect(dialog).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
    await expect(button('Delete account')).toBeFocused();

    await page.goto('/subscriptionpage');
    await tabTo(page, guest.main.getByLabel('Email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(guest.heading('You’re subscribed')).toBeVisible();

    if (width === 390) await press(button('Menu'));
    await press(link('Sign out'));
    await expect(page).toHaveURL(/\/login/);
    await press(link('Forgot password?'));
    await fill('Email', person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(person.email);
    const mail = await mailTo(page, person.email, 'Password reset assistance');
    await page.goto(new URL(mail.match(/https?:\S+\/resetpassword\/\S+/)![0]).pathname);
    await fill('New password', PASSWORD);
    await fill('Confirm password', PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

test('a guest gets from home to a paid room by keyboard only', async ({ page, guest }) => {
  const { button, press, fill } = keyboardOn(page);
  await page.goto('/login?next=%2F');
  await fill('Username', 'guest_two');
  await fill('Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  const destination = page.getByRole('combobox', { name: 'Destination' });
  await tabTo(page, destination);
  await expect(page.getByRole('listbox', { name: 'Destinations' })).toBeVisible();
  await page.keyboard.type('Par');
  await expect(page.getByRole('option', { name: /^Paris/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Paris');
  await press(button('Search'));
  await press(guest.main.getByRole('link', { name: /^Details of / }).first());
  await press(button('Book this room'));
  await page.waitForURL('**/dev/till/pay/**');
  await fill('Card number', ACCEPTED_CARD);
  await fill('Expires', '12 / 34');
  await fill('Security code', '123');
  await fill('Name on card', 'A. Guest');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout-success**');
  await press(guest.main.getByRole('link', { name: /^Show my booking/ }));
  await expect(page).toHaveURL('/mybookings');
  await expect(guest.main.getByRole('listitem').first()).toContainText('Paris');
});
