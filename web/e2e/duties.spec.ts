import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility, checkOpen, tablet } from './checkAccessibility';
import { test } from './fixtures';
import { joinTeams, leaveTeams } from './teamMembers';

test.describe.configure({ mode: 'serial' });

test('members of teams have the pages of their duties, and one hotel for all lists', async ({
  page,
  request,
  guest,
  baseURL,
}) => {
  const admin = await AdminApi.signIn(request);
  const { hotels } = await admin.ask<{ hotels: { items: { id: string; name: string }[] } }>(
    '{ hotels(sort: NAME_ASC, limit: 2) { items { id name } } }',
    {},
  );
  const [first, second] = hotels.items as [{ id: string; name: string }, { id: string; name: string }];
  const members = [
    { username: 'guest_two', hotelId: first.id, duties: ['FINANCE'] },
    { username: 'guest_three', hotelId: first.id, duties: ['FRONT_DESK'] },
    { username: 'guest_three', hotelId: second.id, duties: ['FRONT_DESK', 'MANAGER'] },
  ];
  await joinTeams(request, baseURL!, members);
  const menu = page.getByRole('navigation', { name: 'Menu' });

  await test.step('a member with the duty of finance at one hotel', async () => {
    await page.goto('/staff/payments');
    await guest.signIn('guest_two');
    await expect(guest.heading('Payments')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Journal' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Tape chart' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveCount(0);
    await page.goto('/frontdesk');
    await expect(guest.heading('Not among your duties')).toBeVisible();
    await expect(guest.main).toContainText(`Your duties at ${first.name} do not include this page.`);
    await checkAccessibility(guest, 'not among your duties');
    await page.goto('/users');
    await expect(guest.main).toContainText('Only administrators of Staybook have this page.');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('a member of two teams chooses a hotel, which the next screens show', async () => {
    await page.goto('/bookings');
    await guest.signIn('guest_three');
    const chooser = page.getByRole('combobox', { name: 'Hotel' });
    await chooser.selectOption({ label: second.name });
    await expect(page).toHaveURL(`/bookings?hotel=${second.id}`);
    await page.goto('/frontdesk');
    await expect(page).toHaveURL(`/frontdesk?hotel=${second.id}`);
    await page.goto('/bookings');
    await expect(chooser).toHaveValue(second.id);
    await checkAccessibility(guest, 'bookings of a member');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
  });
  await leaveTeams(baseURL!, members);
});

test('an administrator acts as a hotel in one tab, marked on every page and in the audit log, until it ends', async ({
  page,
  guest,
  request,
}) => {
  const admin = await AdminApi.signIn(request);
  const { hotels } = await admin.ask<{ hotels: { items: { id: string }[] } }>(
    '{ hotels(filter: { text: "The Nutmeg House" }, limit: 1) { items { id } } }',
    {},
  );
  const hotelId = hotels.items[0]!.id;
  const countBookings = async (filter: object) =>
    (
      await admin.ask<{ bookings: { total: number } }>(
        'query ($filter: BookingFilter) { bookings(filter: $filter, limit: 1) { total } }',
        { filter },
      )
    ).bookings.total;
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const bookings = (count: number) =>
    page.getByRole('status').getByText(`${count.toLocaleString('en-US')} bookings`, { exact: true });
  await page.goto('/staff/hotels');
  await guest.signIn('admin_demo');
  await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: 'View as a hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as a hotel' });
  await dialog.getByRole('combobox', { name: 'Hotel' }).fill('Nutmeg House');
  await checkOpen(guest, '[role=listbox]', 'the list of hotels to view as');
  await page.getByRole('option').first().click();
  await checkOpen(guest, '[role=dialog]', 'the dialog that views as a hotel');
  await dialog.getByRole('button', { name: 'View as this hotel' }).click();
  const mark = page.getByRole('region', { name: 'You act as The Nutmeg House' });
  await expect(mark).toBeVisible();
  await expect(guest.heading('Front desk')).toBeVisible();
  await checkAccessibility(guest, 'front desk of an acting administrator', tablet);
  await page.reload();
  await expect(mark).toBeVisible();

  await test.step('menu and lists are those of the hotel', async () => {
    await page.goto('/users');
    await expect(guest.heading('Not among your duties')).toBeVisible();
    await page.goto('/staff/hotels');
    await expect(guest.heading('Hotels')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Team' })).toBeVisible();
    for (const name of ['Users', 'Cities']) await expect(menu.getByRole('link', { name })).toHaveCount(0);
    await page.goto('/bookings');
    await expect(bookings(await countBookings({ hotelId }))).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveCount(0);
  });

  await test.step('a change is recorded under the own name, as the hotel', async () => {
    await page.goto('/staff/housekeeping');
    await guest.main.locator('[data-room]').first().waitFor();
    const number = (await guest.main.locator('[data-room]').first().getAttribute('data-room'))!;
    const card = guest.main.locator(`[data-room="${number}"]`);
    const status = (await card.getByText('Dirty', { exact: true }).isVisible()) ? 'Clean' : 'Dirty';
    await guest.main.getByRole('button', { name: `Room ${number}, details` }).click();
    await page.getByRole('button', { name: status, exact: true }).click();
    await page.getByRole('button', { name: 'Close details' }).click();
    await expect(card.getByText(status, { exact: true })).toBeVisible();
    await page.goto('/auditlog');
    const change = page
      .getByRole('row')
      .filter({ hasText: `Room ${number}, The Nutmeg House` })
      .first();
    await expect(change.locator('[data-field=actor]')).toHaveText(/, as The Nutmeg House$/);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hotels');
  await expect(mark).toBeInViewport();
  await checkAccessibility(guest, 'hotels for an acting administrator', tablet);
  await page.setViewportSize({ width: 1440, height: 900 });

  const other = await page.context().newPage();
  await other.goto('/users');
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(other.getByText('You act as')).toHaveCount(0);
  await other.close();

  await mark.getByRole('button', { name: 'End' }).click();
  await expect(guest.heading('Hotels')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
  await page.goto('/bookings');
  await expect(bookings(await countBookings({}))).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveValue('All hotels');
});
