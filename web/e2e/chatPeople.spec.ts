import { expect } from '@playwright/test';
import { chatAs, find, messages, NAMES, write } from './chatters';
import { checkAccessibility, checkOpen } from './checkAccessibility';
import { withServer as test } from './fixtures';
import { Guest, inDays } from './guest';

const optionsOf = (guest: Guest, name: string) =>
  guest.page.getByRole('button', { name: `Options for ${name}` });
const choose = async (guest: Guest, name: string, option: string) => {
  await optionsOf(guest, name).click();
  await guest.page.getByRole('menuitem', { name: option }).click();
};

test('a muted chat announces no messages until it is unmuted', async ({ browser, baseURL }) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const aiko = await chatAs(browser, baseURL, 'guest_three');
  await find(greta.page, NAMES.guest_three);
  await find(aiko.page, NAMES.guest_demo);
  await write(aiko.page, 'I will be quiet for a while');
  await optionsOf(aiko, NAMES.guest_demo).click();
  await checkOpen(aiko, '[role=menu]', 'options of a chat');
  await aiko.page.getByRole('menuitem', { name: 'Mute notifications' }).click();
  await expect(aiko.page.getByText('· Muted')).toBeVisible();
  await checkAccessibility(aiko, 'a muted chat');

  await aiko.page.goto('/reviews');
  const bell = aiko.page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bell).toBeVisible();
  await write(greta.page, 'Told to nobody');
  await expect(messages(greta.page).getByText('Sent')).toBeVisible();
  await aiko.page.goto('/realtimechat');
  const row = aiko.page.getByRole('button', { name: /Told to nobody/ });
  await expect(row).toContainText('1 unread');
  await expect(bell).toBeVisible();

  await row.click();
  await choose(aiko, NAMES.guest_demo, 'Unmute notifications');
  await expect(aiko.page.getByText('· Muted')).toBeHidden();
  await aiko.page.goto('/reviews');
  await expect(bell).toBeVisible();
  await write(greta.page, 'Told again');
  await expect(aiko.page.getByRole('button', { name: /^Notifications, 1 chat/ })).toBeVisible();
  for (const { page } of [greta, aiko]) await page.context().close();
});

test('a blocked person cannot write until the block ends', async ({ browser, baseURL }) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  await find(greta.page, NAMES.guest_two);
  await find(tomas.page, NAMES.guest_demo);
  await choose(tomas, NAMES.guest_demo, `Block ${NAMES.guest_demo}`);
  await checkOpen(tomas, 'dialog', 'the question before a person is blocked');
  const online = tomas.page.getByRole('complementary', { name: 'Users Online' });
  const gretaOnline = online.getByRole('button', { name: `Chat with ${NAMES.guest_demo}` });
  await expect(gretaOnline).toHaveCount(1);
  await tomas.page.getByRole('button', { name: `Block ${NAMES.guest_demo}`, exact: true }).click();
  await expect(tomas.page.getByText(`You blocked ${NAMES.guest_demo}.`)).toBeVisible();
  await expect(tomas.page.getByPlaceholder('Write a message')).toHaveCount(0);
  await expect(gretaOnline).toHaveCount(0);
  await checkAccessibility(tomas, 'a chat with a blocked person');

  await write(greta.page, 'Are you there?');
  await expect(messages(greta.page).getByText('Not sent. You cannot write to this person.')).toBeVisible();
  await checkAccessibility(greta, 'a message that was refused');
  await expect(messages(tomas.page).getByText('Are you there?')).toHaveCount(0);
  await greta.page.getByRole('searchbox', { name: 'Search for a user' }).fill(NAMES.guest_two);
  await expect(greta.page.getByText('No user matches your search !!!')).toBeVisible();

  await tomas.page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(tomas.page.getByPlaceholder('Write a message')).toBeFocused();
  await expect(gretaOnline).toHaveCount(1);
  await messages(greta.page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(tomas.page).getByText('Are you there?')).toHaveCount(1);
  for (const { page } of [greta, tomas]) await page.context().close();
});

test('a hotel and a booking are shared as cards, and only people with permission see them', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  await find(tomas.page, NAMES.guest_demo);
  const share = async () => {
    await greta.page.getByRole('link', { name: 'Share in a chat' }).click();
    await find(greta.page, NAMES.guest_two);
    await expect(greta.page.getByRole('group', { name: 'Shared with your message' })).toBeVisible();
  };
  await greta.visitHotel({ city: 'Paris', checkIn: inDays(100), checkOut: inDays(102) });
  const hotel = (await greta.page.getByRole('heading', { level: 1 }).textContent())!;
  await share();
  await checkAccessibility(greta, 'a hotel before it is shared');
  await write(greta.page, 'What do you think?');
  const card = messages(tomas.page).getByRole('link', { name: new RegExp(hotel) });
  await expect(card).toBeVisible();

  await greta.page.goto('/mybookings?show=upcoming');
  await greta.page.getByRole('link', { name: 'Show booking details' }).first().click();
  await share();
  await greta.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(greta.page).getByRole('link', { name: /^Booking: / })).toBeVisible();
  const hidden = messages(tomas.page).getByText('Only the guest and staff can see this booking.');
  await expect(hidden).toBeVisible();
  await checkAccessibility(greta, 'cards that one has shared');
  await checkAccessibility(tomas, 'cards that somebody has shared');
  await card.click();
  await expect(tomas.heading(hotel)).toBeVisible();
  for (const { page } of [greta, tomas]) await page.context().close();
});

test('a guest writes to the hotel from a booking, and its staff answer there', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const staff = await chatAs(browser, baseURL, 'staff_demo');
  await greta.page.goto('/mybookings?show=upcoming');
  await greta.page.getByRole('link', { name: 'Show booking details' }).first().click();
  await greta.page.getByRole('button', { name: 'Write to the hotel' }).click();
  await expect(greta.page).toHaveURL(/\/realtimechat\?chat=/);
  const about = greta.page.getByRole('link', { name: /^Booking [A-Z]\d[2-9A-Z]{2}-[2-9A-Z]{4} at / });
  await expect(about).toContainText(/, room \d+/);
  await about.click();
  await expect(greta.page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
  await greta.page.goBack();
  await write(greta.page, 'May we bring a small dog?');
  await expect(messages(greta.page).getByText(/^(Sent|Read by 1)$/)).toBeVisible();
  await checkAccessibility(greta, 'the chat of a booking');
  await staff.page.getByRole('button', { name: /May we bring a small dog\?/ }).click();
  await expect(messages(staff.page).getByText('May we bring a small dog?')).toBeVisible();
  await write(staff.page, 'Small dogs are welcome.');
  await expect(messages(greta.page).getByText('Small dogs are welcome.')).toHaveCount(1);
  await greta.page.goto('/mybookings');
  await write(staff.page, 'Bring a blanket for it.');
  const menu = greta.page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: /^Chats, \d+ with new messages$/ }).click();
  await expect(greta.page).toHaveURL('/realtimechat');
  for (const { page } of [greta, staff]) await page.context().close();
});
