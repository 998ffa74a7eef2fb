import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { withServer as test } from './fixtures';
import { chatAs, find, messages, NAMES, write } from './chatters';
import { picture } from './picture';

const chooser = 'input[type=file]';

test('a picture is described and sent, appears at the other person, and opens large', async ({
  browser,
  baseURL,
}) => {
  // two browsers, and axe on four screens of each
  test.slow();
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  await find(greta.page, NAMES.guest_two);
  await find(tomas.page, NAMES.guest_demo);
  const { page } = greta;
  await page
    .locator(chooser)
    .setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toContainText('moving.gif is(are) not allowed');
  await page.locator(chooser).setInputFiles(await picture(page, 'door.jpg', 'teal'));
  await page.getByLabel('Description of photo 1, door.jpg').fill('A teal door');
  await checkAccessibility(greta, 'a picture before it is sent');
  await write(page, 'Is this the house?');
  const ofTomas = messages(tomas.page).getByRole('button', { name: 'Open photo: A teal door' });
  await expect(ofTomas).toBeVisible();
  await expect(messages(tomas.page).getByText('Is this the house?')).toHaveCount(1);
  const box = (await ofTomas.boundingBox())!;
  expect(Math.abs(box.width / box.height - 1.5)).toBeLessThan(0.05);
  await ofTomas.click();
  const dialog = tomas.page.getByRole('dialog', { name: 'A teal door' });
  await expect(dialog.getByRole('img', { name: 'A teal door' })).toBeVisible();
  await checkAccessibility(tomas, 'a picture that is open');
  await tomas.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ofTomas).toBeFocused();
  for (const one of [greta, tomas]) await one.page.context().close();
});

test('a picture pasted offline survives a reload and is sent once', async ({ browser, baseURL }) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_three');
  await find(greta.page, NAMES.guest_three);
  await find(tomas.page, NAMES.guest_demo);
  const { page } = greta;
  const { buffer } = await picture(page, 'pasted.jpg', 'orange');
  // Only the image host is unreachable, so that the page itself can reload.
  await page.route('**/image/upload', (route) => route.abort());
  await page.getByPlaceholder('Write a message').evaluate((field, base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await expect(page.getByLabel('Description of photo 1, pasted.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const own = messages(page).getByRole('button', { name: 'Open photo: Photo from you' });
  await expect(messages(page).getByText(/^(Waiting for connection|Sending)$/)).toBeVisible();
  await page.reload();
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('presentation')).toHaveJSProperty('naturalWidth', 900);
  await page.unroute('**/image/upload');
  const theirs = messages(tomas.page).getByRole('button', {
    name: 'Open photo: Photo from Greta Lindholm',
  });
  await expect(theirs).toHaveCount(1, { timeout: 30_000 });
  await expect(messages(page).getByText(/^(Sent|Read)$/)).toBeVisible();
  await expect(own).toHaveCount(1);
  await page.reload();
  await expect(own).toHaveCount(1);
  for (const one of [greta, tomas]) await one.page.context().close();
});
