import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';

test('staff change, refund, cancel and annotate a booking from the list by its keys', async ({
  page,
  guest,
}) => {
  await page.goto('/bookings?status=CONFIRMED&sort=-checkIn');
  await guest.signIn('admin_demo');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first();
  await row.getByRole('gridcell').nth(1).click();
  const drawer = page.getByRole('complementary').filter({ has: page.getByLabel('Close details') });
  const actions = drawer.getByRole('group', { name: 'Actions' });
  await expect(actions.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Stays' })).toContainText('Expected');
  await checkAccessibility(guest, 'an open booking with its actions');

  const dialog = page.getByRole('dialog');
  await test.step('each key opens the dialog of its action, and none behind it', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog', { name: 'Change dates or rooms' })).toBeVisible();
    await page.keyboard.press('x');
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a note is written without leaving the list', async () => {
    await page.keyboard.press('n');
    await expect(drawer.getByLabel('Note for colleagues')).toBeFocused();
    await page.keyboard.type('x is only a letter here');
    await drawer.getByRole('button', { name: 'Add note' }).click();
    // not the field, which keeps the text until the note is stored
    const note = drawer.getByText('x is only a letter here').and(page.locator(':not(textarea)'));
    await expect(note).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the booking is cancelled with its refund, and the drawer says so', async () => {
    await drawer.getByRole('heading').first().click();
    await page.keyboard.press('x');
    await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toContainText('$');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(drawer.getByText(/^The booking has been cancelled|cancelled\./).first()).toBeVisible();
  });
});
