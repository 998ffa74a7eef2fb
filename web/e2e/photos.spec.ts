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

test('a guest adds photos to a review, sees them in it, and removes one by editing', async ({
  page,
  guest,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto('/myreviews');
  await page.getByRole('region', { name: 'Stays you can review' }).getByRole('link').first().click();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Review', { exact: true }).fill('The lamp in the hall is lit all night.');
  const chooser = guest.main.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'hall.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(guest.main.getByRole('alert')).toHaveText('hall.gif is(are) not allowed');
  await chooser.setInputFiles([
    await picture(page, 'hall.jpg', 'teal'),
    await picture(page, 'lamp.jpg', 'coral'),
  ]);
  const chosen = guest.main.getByRole('list', { name: 'Photos of your review' });
  await expect(chosen.getByText('Uploaded')).toHaveCount(2);
  await checkAccessibility(guest, 'the form of a review with photos');
  await guest.main.getByRole('button', { name: 'Publish review' }).click();
  await expect(page).toHaveURL('/myreviews');

  const card = guest.main
    .getByRole('listitem')
    .filter({ hasText: 'The lamp in the hall' })
    .filter({ has: page.getByRole('heading') });
  const thumbnails = card.getByRole('button', { name: /^Photo \d of 2 by/ });
  await expect(thumbnails).toHaveCount(2);
  const sources = await thumbnails
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  for (const src of sources) expect(src).toContain('reviewphotos');
  await thumbnails.last().click();
  const viewer = page.getByRole('dialog', { name: /^Photos by/ });
  const large = viewer.getByRole('img', { name: /^Photo 2 of 2 by/ });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await page.keyboard.press('Escape');
  await expect(thumbnails.last()).toBeFocused();
  await checkAccessibility(guest, 'reviews with photos');

  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Photo 1 of 2 by/ }).first()).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: 'Edit review' }).click();
  await guest.main.getByRole('button', { name: 'Remove Photo 1' }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await guest.main.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/myreviews');
  const left = card.getByRole('button', { name: /^Photo 1 of 1 by/ });
  await expect(left.locator('img')).toHaveAttribute('src', sources[1]!);

  await card.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(card).toHaveCount(0);
});
