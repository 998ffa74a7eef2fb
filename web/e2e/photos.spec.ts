import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { picture } from './picture';

test('a guest uploads, replaces and deletes a profile photo; a file of another type is refused', async ({
  page,
  guest,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto('/users/myaccount');
  const shown = guest.main.getByAltText('Your profile photo');
  const inBar = page.getByRole('button', { name: 'My account' }).locator('img');
  const chooser = guest.main.locator('input[type=file]');
  await expect(shown).toHaveAttribute('src', '/avatar.svg');
  await expect(guest.main.getByRole('button', { name: 'Delete profile photo' })).toBeHidden();

  await guest.main.getByRole('link', { name: 'Change profile photo' }).click();
  await expect(guest.heading('Change profile photo')).toBeVisible();
  await page.reload();
  await guest.main.getByRole('button', { name: 'Upload' }).click();
  await expect(guest.main.getByRole('alert')).toHaveText('no file selected');
  await chooser.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(guest.main.getByRole('alert')).toHaveText('me.gif is(are) not allowed');

  const addresses: string[] = [];
  for (const colour of ['teal', 'coral']) {
    await chooser.setInputFiles(await picture(page, `${colour}.jpg`, colour));
    await guest.main.getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL('/users/myaccount');
    await expect(guest.main).toContainText('Upload successful, 1 file(s) uploaded');
    await expect(shown).toHaveAttribute('src', /profilephotos/);
    await expect(inBar).toHaveAttribute('src', /profilephotos/);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    addresses.push((await shown.getAttribute('src'))!);
    const stored = await page.evaluate(() => localStorage.getItem('profilePhoto'));
    expect(addresses.at(-1)).toContain((JSON.parse(stored!) as string).split('/').at(-1));
    await guest.main.getByRole('link', { name: 'Change profile photo' }).click();
  }
  expect(addresses[0]).not.toBe(addresses[1]);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.reload();
  await expect(shown).toHaveAttribute('src', addresses[1]!);
  await guest.main.getByRole('button', { name: 'Delete profile photo' }).click();
  await expect(guest.main).toContainText('Your profile photo has been deleted.');
  await expect(shown).toHaveAttribute('src', '/avatar.svg');
  await expect(inBar).toHaveAttribute('src', '/avatar.svg');
  await expect(guest.main.getByRole('button', { name: 'Delete profile photo' })).toBeHidden();
});

test('a guest signs in and uploads the text and pictures of a property together', async ({ page, guest }) => {
  await page.goto('/listproperty');
  await guest.main.getByRole('link', { name: 'Upload files' }).click();
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('guest_three');
  await expect(page).toHaveURL(/\/uploadfiles/);
  await guest.main
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'about.txt', mimeType: 'text/plain', buffer: Buffer.from('A farm with six rooms.') },
      await picture(page, 'garden.jpg', 'olive'),
    ]);
  await expect(guest.main.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(2);
  await guest.main.getByRole('button', { name: 'Upload' }).click();
  await expect(guest.main).toContainText('Upload successful, 2 file(s) uploaded');
  await guest.main.getByRole('link', { name: 'View your submissions' }).click();
  const offer = guest.main.getByRole('listitem').filter({ hasText: 'In review' });
  await expect(offer).toContainText('A farm with six rooms.');
  await expect(offer.getByRole('img', { name: 'Picture' })).toHaveJSProperty('complete', true);
  await checkAccessibility(guest, 'what was offered');
});
