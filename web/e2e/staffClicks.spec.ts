import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { countClicks } from './countClicks';
import { cleanRooms } from './deskStates';
import { test } from './fixtures';
import { findHotels, openPage, press } from './workDay';

/** One click opens a list of options, one chooses an option. */
const CHOOSING = 2;

test('the ten commonest jobs of a hotel take few clicks, each from the page of the job before', async ({
  page,
  guest,
  request,
}) => {
  test.slow();
  const { main } = guest;
  const { id } = await findHotels(request);
  const api = await AdminApi.signIn(request);
  await cleanRooms(api, id);
  await page.goto('/login');
  await guest.signIn('admin_demo', { trustDevice: true });
  const clicks = await countClicks(page);
  await page.goto(`/frontdesk?hotel=${id}`);
  const dialog = page.getByRole('dialog');
  const drawer = page.getByRole('complementary').filter({ has: page.getByLabel('Close details') });

  const readReplies = async () =>
    (
      await api.ask<{ reviews: { items: { reply: string | null }[] } }>(
        '{ reviews(filter: {}, sort: NEWEST, limit: 50) { items { reply } } }',
        {},
      )
    ).reviews.items.map(({ reply }) => reply);

  /** Does a job, and compares its clicks with the number that it may take. */
  const job = (title: string, most: number, work: () => Promise<void>) =>
    test.step(title, async () => {
      const before = clicks();
      await work();
      expect(clicks() - before, title).toBeLessThanOrEqual(most);
    });

  await job('book a walk-in guest and take the payment', 5 - CHOOSING, async () => {
    await main.getByRole('link', { name: 'New booking' }).click();
    await main.getByRole('checkbox', { name: /^\d+$/, disabled: false }).first().check();
    await main.getByLabel('Guest name').fill('Clara Click');
    await main.getByLabel('Guest email').fill('clara.click@staybook.example');
    await main.getByLabel('Payment method').selectOption('Cash');
    await main.getByRole('button', { name: 'Take payment and book' }).click();
    await expect(main).toContainText('Clara Click’s booking is confirmed');
  });

  await job('check a guest in', 1, async () => {
    const arriving = main.getByRole('list', { name: 'Arrivals' });
    await expect(arriving.getByText('Clara Click')).toBeVisible();
    await page.waitForTimeout(1000);
    await arriving.getByRole('button', { name: /^Check in: .*Clara Click/ }).click();
    await expect(arriving.getByText('Clara Click has checked in.')).toBeVisible();
  });

  await job('check a guest out, who may still owe something', 2, async () => {
    const leaving = main.getByRole('list', { name: 'Departures' });
    const anyway = dialog.getByRole('button', { name: 'Check out anyway' });
    await press(
      leaving.getByRole('button', { name: /^Check out: / }).first(),
      anyway.or(leaving.getByText('has checked out.')),
    );
    if (await anyway.isVisible()) await anyway.click();
    await expect(leaving.getByText('has checked out.')).toBeVisible();
  });

  await job('move a guest to another room', 6 - CHOOSING, async () => {
    await page.getByRole('link', { name: 'Tape chart' }).click();
    await page.getByRole('gridcell', { name: /^Clara Click, .*checked in/ }).click();
    await page.getByRole('button', { name: 'Move to another room' }).click();
    await expect(dialog.getByRole('option').nth(1)).toBeAttached();
    const number = (await dialog.getByRole('option').nth(1).textContent())!;
    await dialog.getByLabel('Room').selectOption(number);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(`Clara Click moved to room ${number}.`)).toBeVisible();
  });

  await job('mark a room clean', 2, async () => {
    await openPage(guest, 'Housekeeping');
    const dirty = main.getByRole('button', { name: /: set to clean$/ });
    await expect(dirty.first()).toBeVisible();
    const name = (await dirty.first().getAttribute('aria-label'))!;
    await dirty.first().click();
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  });

  await job('put a room out of order', 3, async () => {
    const vacant = main.locator('[data-room]').filter({ hasText: /Vacant(?!.*Arrival)/ });
    await vacant
      .last()
      .getByRole('button', { name: /, details$/ })
      .click();
    await drawer.getByRole('button', { name: 'Put out of order' }).click();
    await dialog.getByLabel('Reason').fill('New carpet');
    await dialog.getByRole('button', { name: 'Put out of order' }).click();
    await expect(drawer.getByText(/is out of order\.$/)).toBeVisible();
  });

  await job('set the price of a night', 3, async () => {
    await openPage(guest, 'Rooms & rates');
    const cell = page.getByRole('grid', { name: /^Rates of/ }).locator('[data-cell="0 12"]');
    await cell.click();
    const form = page.getByRole('form', { name: 'Set rates' });
    await form.getByLabel('Price per night ($)').fill('287');
    await form.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(cell).toContainText('$287');
  });

  await job('give a goodwill refund', 4, async () => {
    await openPage(guest, 'Bookings');
    await main.getByRole('searchbox').fill('Clara Click');
    await main.getByRole('gridcell', { name: 'Clara Click' }).first().click();
    await drawer.getByRole('button', { name: /^Refund/ }).click();
    await dialog.getByLabel('Refund in dollars').fill('10');
    await dialog.getByLabel(/^Reason/).fill('The lift did not work.');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await page.goto('/bookings?status=CONFIRMED&sort=-checkIn');
  await job('cancel a booking, with its refund shown', 3, async () => {
    await main.getByRole('gridcell').nth(1).click();
    await drawer.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog).toContainText('$');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(drawer.getByText(/cancelled\./).first()).toBeVisible();
  });

  await job('reply to a review', 3, async () => {
    await openPage(guest, 'Reviews');
    await main.getByRole('gridcell').nth(2).click();
    await drawer.getByLabel('Public reply from the hotel').fill('Thank you for your stay.');
    await drawer.getByRole('button', { name: 'Save reply' }).click();
    await expect.poll(readReplies).toContain('Thank you for your stay.');
  });
});
