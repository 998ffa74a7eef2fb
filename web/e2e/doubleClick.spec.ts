import { expect, type Locator } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility } from './checkAccessibility';
import { clickTwice, PAUSES } from './clickTwice';
import { changedStays, cleanRooms, readDesk } from './deskStates';
import { test } from './fixtures';
import { inDays } from './guest';

/** What follows a press is on the screen and on the server by then. */
const SETTLED = 900;

const dataRows = (grid: Locator) => grid.getByRole('row').filter({ has: grid.page().getByRole('gridcell') });

test('a second click on a checkbox or a bulk action changes no other row', async ({
  page,
  guest,
  request,
}) => {
  test.slow();
  const api = await AdminApi.signIn(request);
  await page.goto('/users');
  await guest.signIn('admin_demo');
  const selected = (grid: Locator) => grid.getByRole('row', { selected: true });

  for (const [route, title] of [
    ['/bookings', 'Bookings'],
    ['/users', 'Users'],
    ['/staff/reviews', 'Reviews'],
  ] as const)
    await test.step(`the rows of ${title}`, async () => {
      await page.goto(route);
      const grid = page.getByRole('grid', { name: title });
      const rows = dataRows(grid);
      const third = rows.nth(2);
      await expect(third).toBeVisible();
      await guest.waitUntilLoaded();
      const top = (await third.boundingBox())!.y;
      for (const pause of PAUSES) {
        await clickTwice(page, rows.nth(1).getByRole('checkbox'), pause);
        for (const row of await selected(grid).all())
          await expect(row).toHaveAttribute('data-id', (await rows.nth(1).getAttribute('data-id'))!);
        const box = rows.nth(1).getByRole('checkbox');
        if (!(await box.isChecked())) await box.check();
        expect((await third.boundingBox())!.y).toBe(top);
        await page.getByRole('toolbar').getByRole('button', { name: 'Clear' }).click();
      }
      await rows.nth(1).getByRole('checkbox').check();
      await checkAccessibility(guest, `${title} with a row selected`);
    });

  const countCancelled = async () =>
    (
      await api.ask<{ bookings: { total: number } }>(
        '{ bookings(filter: { status: CANCELLED }, limit: 1) { total } }',
        {},
      )
    ).bookings.total;
  for (const pause of PAUSES)
    await test.step(`"Cancel bookings" only asks, ${pause} ms`, async () => {
      const before = await countCancelled();
      await page.goto('/bookings?status=CONFIRMED');
      const rows = dataRows(page.getByRole('grid', { name: 'Bookings' }));
      await rows.first().getByRole('checkbox').check();
      await clickTwice(page, page.getByRole('button', { name: 'Cancel bookings' }), pause);
      const dialog = page.getByRole('dialog', { name: 'Cancel 1 booking?' });
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(SETTLED);
      expect(await countCancelled()).toBe(before);
      await dialog.getByRole('button', { name: 'Keep bookings' }).click();
      await clickTwice(page, page.getByRole('button', { name: 'Cancel bookings' }), pause);
      await clickTwice(page, dialog.getByRole('button', { name: 'Cancel bookings' }), pause);
      await expect(dialog).toBeHidden();
      await expect(page.getByText('1 booking cancelled.')).toBeVisible();
      await page.waitForTimeout(SETTLED);
      expect(await countCancelled()).toBe(before + 1);
    });

  const disabled = async () =>
    (
      await api.ask<{ users: { items: { username: string }[] } }>(
        '{ users(filter: { active: false }, limit: 50) { items { username } } }',
        {},
      )
    ).users.items.map(({ username }) => username);
  for (const pause of PAUSES)
    await test.step(`"Disable" disables the selected user only, ${pause} ms`, async () => {
      const before = await disabled();
      await page.goto('/users?q=guest_three');
      const row = page.getByRole('row').filter({ hasText: 'guest_three@' });
      await row.getByRole('checkbox').check();
      await clickTwice(page, page.getByRole('button', { name: 'Disable' }), pause);
      await expect(page.getByText('1 user disabled.')).toBeVisible();
      await page.waitForTimeout(SETTLED);
      expect((await disabled()).sort()).toEqual([...before, 'guest_three'].sort());
      await clickTwice(page, page.getByRole('button', { name: 'Undo' }), pause);
      await expect(page.getByText('1 user enabled.')).toBeVisible();
      expect((await disabled()).sort()).toEqual(before.sort());
    });
});

test('a second click at the front desk changes no other stay', async ({ page, guest, request }) => {
  test.slow();
  const api = await AdminApi.signIn(request);
  const { busiestHotel } = await api.ask<{ busiestHotel: { id: string } }>('{ busiestHotel { id } }', {});
  const read = () => readDesk(api, busiestHotel.id);
  await cleanRooms(api, busiestHotel.id);
  await page.goto(`/frontdesk?hotel=${busiestHotel.id}`);
  await guest.signIn('admin_demo');
  const list = (name: string) => page.getByRole('list', { name });
  await expect(list('Arrivals')).toBeVisible();
  await guest.waitUntilLoaded();

  /** Presses a button of a stay twice; answers what changed on the server. */
  const press = async (button: Locator, pause: number) => {
    const before = await read();
    await clickTwice(page, button, pause);
    await page.waitForTimeout(SETTLED);
    return changedStays(before, await read());
  };
  const leave = () => page.mouse.move(700, 40);
  const early = page.getByRole('dialog', { name: 'End this stay early?' });
  const keepNights = () => early.getByRole('radio', { name: 'Keep them sold' }).check();
  const checkOut = early.getByRole('button', { name: 'Check out' });

  const { arrivals, inHouse: guests } = await read();
  // Who owes money is asked about it first; only who leaves early is asked about the nights that remain.
  const inHouse = guests.filter(({ booking, stay }) => booking.owedCents === 0 && stay.checkOut > inDays(1));
  const occupied = new Set(guests.map(({ stay }) => stay.number));
  const nameOf = ({ stay, booking }: (typeof arrivals)[number]) =>
    `room ${stay.number}, ${booking.user.name}`;
  const refused = arrivals.find(({ stay }) => occupied.has(stay.number))!;
  const free = arrivals.filter(({ stay }) => !occupied.has(stay.number));

  for (const pause of PAUSES) {
    await test.step(`checking in to an occupied room says so on the row, ${pause} ms`, async () => {
      const row = list('Arrivals')
        .getByRole('listitem')
        .filter({ hasText: String(refused.stay.number) });
      const next = list('Departures').getByRole('listitem').first();
      await row.scrollIntoViewIfNeeded();
      const top = (await next.boundingBox())!.y;
      expect(await press(row.getByRole('button', { name: /^Check in/ }), pause)).toEqual([]);
      await expect(row.getByRole('alert')).toContainText('is occupied');
      expect((await next.boundingBox())!.y).toBe(top);
    });
    await test.step(`a guest is checked in, and it is undone, ${pause} ms`, async () => {
      const name = nameOf(free.at(-1)!);
      const button = list('Arrivals').getByRole('button', { name: `Check in: ${name}` });
      expect(await press(button, pause)).toEqual([`${name}: CHECKED_IN`]);
      await expect(list('Arrivals').getByText('has checked in.')).toBeVisible();
      const undo = list('Arrivals').getByRole('button', { name: `Undo: ${name}` });
      expect(await press(undo, pause)).toEqual([`${name}: EXPECTED`]);
      await leave();
      await expect(list('Arrivals').getByText('was undone.')).toBeHidden();
    });
    await test.step(`a guest in house is checked out and leaves the list later, ${pause} ms`, async () => {
      const name = nameOf(inHouse.find(({ stay }) => stay.number !== refused.stay.number)!);
      const rows = list('In house').getByRole('listitem');
      const count = await rows.count();
      const button = list('In house').getByRole('button', { name: `Check out: ${name}` });
      expect(await press(button, pause)).toEqual([]);
      await keepNights();
      const [change] = await press(checkOut, pause);
      expect(change).toMatch(/: (CHECKED_OUT|gone)$/);
      expect(change).toContain(name);
      await expect(list('In house').getByRole('button', { name: `Checked out: ${name}` })).toBeVisible();
      expect(await rows.count()).toBe(count);
      const undo = list('In house').getByRole('button', { name: `Undo: ${name}` });
      expect(await press(undo, pause)).toEqual([`${name}: CHECKED_IN`]);
      await leave();
      await expect(list('In house').getByText('was undone.')).toBeHidden();
    });
  }
  await test.step('a row that was checked out goes once the pointer is away', async () => {
    const rows = list('In house').getByRole('listitem');
    const first = nameOf(inHouse[0]!);
    await clickTwice(page, list('In house').getByRole('button', { name: `Check out: ${first}` }), 300);
    await keepNights();
    await clickTwice(page, checkOut, 300);
    await leave();
    await expect(rows).toHaveCount(guests.length - 1);
  });
});
