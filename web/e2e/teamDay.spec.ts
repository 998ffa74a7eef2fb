import { expect, type Browser } from '@playwright/test';
import { AdminApi } from './adminApi';
import { withServer as test } from './fixtures';
import { Guest, inField, inDays } from './guest';

/** The most that the front desk refunds at once, in dollars; see LIMITS.refundWithoutProofCents. */
const MOST = 500;

test('a team of five works a day at one hotel, each with the pages of their duty', async ({
  browser,
  request,
}) => {
  test.setTimeout(400_000);
  const { id, name, other } = await findHotels(request);
  const desk = await arrive(browser, 'desk_demo', 'Front desk');
  const housekeeper = await arrive(browser, 'housekeeping_demo', 'Housekeeping', 390);
  const revenue = await arrive(browser, 'revenue_demo', 'Dashboard');
  const finance = await arrive(browser, 'finance_demo', 'Dashboard');
  const manager = await arrive(browser, 'manager_demo', 'Front desk');
  const arrivals = desk.main.getByRole('list', { name: 'Arrivals' });
  const inHouse = desk.main.getByRole('list', { name: 'In house' });
  const arriving = arrivals.getByRole('listitem').filter({ hasText: 'Walter Weekend' });
  const roomFor = (number: string) => housekeeper.main.locator(`[data-room="${number}"]`);
  let room = '';
  let movedTo = '';

  await test.step('the desk books a guest who pays in cash', async () => {
    await desk.main.getByRole('link', { name: 'New booking' }).click();
    await expect(desk.heading('New booking')).toBeVisible();
    await desk.main.getByLabel('Departure', { exact: true }).fill(inDays(4));
    await desk.waitUntilLoaded();
    // no guest of today is in it any more
    const vacant = await housekeeper.main
      .locator('[data-room]')
      .filter({ hasText: /Vacant(?!.*Arrival)/ })
      .evaluateAll((all) => all.map((one) => one.dataset.room!));
    const free = (number: string) =>
      desk.main.getByRole('checkbox', { name: number, exact: true, disabled: false });
    for (const number of vacant) if (!room && (await free(number).count())) room = number;
    await free(room).check();
    await desk.main.getByLabel('Guest name').fill('Walter Weekend');
    await desk.main.getByLabel('Guest email').fill('walter.weekend@staybook.example');
    await desk.main.getByLabel('Payment method').selectOption('Cash');
    await desk.main.getByRole('button', { name: 'Take payment and book' }).click();
    await expect(desk.main).toContainText('Walter Weekend’s booking is confirmed');
    await expect(arriving).toContainText('Expected');
  });

  await test.step('housekeeping finds the room not clean, cleans it, and the desk sees both at once', async () => {
    await expect(roomFor(room)).toContainText('Arrival');
    await housekeeper.main.getByRole('button', { name: `Room ${room}, details` }).click();
    await housekeeper.page.getByRole('button', { name: 'Dirty', exact: true }).click();
    await housekeeper.page.getByRole('button', { name: 'Close details' }).click();
    await expect(arriving).toContainText('Room not clean');
    const ready = desk.main.getByRole('button', { name: 'Ready to move in' });
    await ready.click();
    await expect(arriving).toHaveCount(0);

    await housekeeper.main.getByRole('button', { name: `Room ${room}: set to clean` }).click();
    await expect(roomFor(room).getByText('Clean', { exact: true })).toBeVisible();
    await expect(arriving).toContainText('Room clean');
    await ready.click();
  });

  await test.step('the desk checks the guest in, and housekeeping sees the room taken', async () => {
    await arriving.getByRole('button', { name: /^Check in: / }).click();
    await expect(inHouse.getByText('Walter Weekend')).toBeVisible();
    await expect(roomFor(room)).toContainText('Stay-over');
  });

  await test.step('the desk moves the guest to another room in the tape chart', async () => {
    await desk.page.getByRole('link', { name: 'Tape chart' }).click();
    const chart = desk.page.getByRole('grid', { name: /^Tape chart of/ });
    await chart.getByRole('gridcell', { name: /^Walter Weekend, .*checked in/ }).click();
    await desk.page.getByRole('button', { name: 'Move to another room' }).click();
    const dialog = desk.page.getByRole('dialog', { name: 'Move to another room' });
    await expect(dialog.getByRole('option').nth(1)).toBeAttached();
    movedTo = (await dialog.getByRole('option').nth(1).textContent())!;
    await dialog.getByLabel('Room').selectOption(movedTo);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(desk.page.getByText(`Walter Weekend moved to room ${movedTo}.`)).toBeVisible();
    await expect(roomFor(movedTo)).toContainText('Stay-over');
    await expect(roomFor(room)).toContainText('Vacant');
    await expect(roomFor(room)).toContainText('Dirty');
  });

  await test.step('revenue changes a rate, and a guest who looks at the hotel sees the new price', async () => {
    await openPage(revenue, 'Rooms & rates');
    await expect(revenue.heading('Rates')).toBeVisible();
    const grid = revenue.page.getByRole('grid', { name: /^Rates of/ });
    const cell = grid.locator('[data-cell="0 20"]');
    await expect(cell).toContainText('$');
    const type = (await grid.getByRole('rowheader').first().textContent())!.split('Base')[0]!;
    await cell.click();
    const form = revenue.page.getByRole('form', { name: 'Set rates' });
    await expect(form.getByLabel('First night')).not.toHaveValue('');
    const night = await form.getByLabel('First night').inputValue();

    const visitor = new Guest(await (await browser.newContext({ locale: 'en-US' })).newPage());
    const checkIn = new Date(`${night.replaceAll('/', ' ')} UTC`).toISOString().slice(0, 10);
    const checkOut = new Date(Date.parse(checkIn) + 86_400_000).toISOString().slice(0, 10);
    await visitor.page.goto(`/hotels/${id}?checkIn=${checkIn}&checkOut=${checkOut}`);
    const card = visitor.main.getByRole('article').filter({ hasText: type });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('$313');
    await form.getByLabel('Price per night ($)').fill('313');
    await form.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(cell).toContainText('$313');
    await expect(card).toContainText('$313');
    await visitor.page.context().close();
  });

  await test.step('the desk refunds within its limit, and the manager above it', async () => {
    await openPage(desk, 'Bookings');
    await desk.page
      .getByLabel(/^Search/)
      .first()
      .fill('Walter Weekend');
    await desk.main.getByRole('gridcell', { name: 'Walter Weekend' }).first().click();
    await desk.page.getByRole('link', { name: 'Show booking details' }).click();
    const refund = async (one: Guest, dollars: string) => {
      await one.main.getByRole('button', { name: 'Goodwill refund' }).click();
      const dialog = one.page.getByRole('dialog', { name: 'Refund as goodwill?' });
      await dialog.getByLabel('Refund in dollars').fill(dollars);
      await dialog.getByLabel(/^Reason/).fill('The lift did not work.');
      return dialog;
    };
    const tooMuch = await refund(desk, String(MOST + 1));
    await expect(tooMuch).toContainText(
      `You can refund up to $${MOST} at once. Ask a manager of the hotel for more.`,
    );
    await expect(tooMuch.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
    await tooMuch.getByLabel('Refund in dollars').fill('20');
    await tooMuch.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(desk.main).toContainText('$20 is paid out at the front desk, in cash.');

    await manager.page.goto(new URL(desk.page.url()).pathname);
    const much = await refund(manager, String(MOST + 1));
    await much.getByRole('button', { name: 'Refund', exact: true }).click();
    await manager.page.getByLabel('Password').fill('Stay#2026');
    await manager.page.getByRole('button', { name: 'Continue' }).click();
    await expect(manager.main).toContainText(`$${MOST + 1} is paid out at the front desk, in cash.`);
  });

  await test.step('the desk pays both refunds out', async () => {
    await openPage(desk, 'Today');
    const due = desk.main.getByRole('list', { name: 'Refunds at the front desk' });
    for (const amount of ['$20', `$${MOST + 1}`]) {
      await due.getByRole('button', { name: `Mark as paid out: ${amount}, Walter Weekend` }).click();
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid out' }).click();
      await expect(due.getByRole('button', { name: `Undo: ${amount}, Walter Weekend` })).toBeVisible();
    }
  });

  await test.step('finance closes the day, reads the journal and downloads it', async () => {
    await openPage(finance, 'Money');
    await expect(finance.heading('Day close')).toBeVisible();
    await expect(finance.main.getByRole('link', { name: 'Open the front desk' })).toHaveCount(0);
    await finance.main.getByRole('button', { name: 'Count the cash' }).click();
    const count = finance.page.getByRole('dialog', { name: 'Count the cash' });
    const [expected] = /\$[\d.,]*\d/.exec((await count.textContent())!)!;
    await count.getByLabel('Counted, in dollars').fill(expected.replace(/[$,]/g, ''));
    await count.getByRole('button', { name: 'Save the count' }).click();
    await expect(finance.main.getByText(`The count of ${expected} is saved.`)).toBeVisible();
    const close = finance.main.getByRole('button', { name: /^Close / });
    const days = (await close.textContent())!.replace('Close ', '');
    await close.click();
    await finance.page
      .getByRole('dialog')
      .getByRole('button', { name: `Close ${days}` })
      .click();
    await expect(finance.main.getByText(`${days} closed.`)).toBeVisible();

    await finance.page.getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(finance.heading('Journal')).toBeVisible();
    await expect(finance.main.getByRole('gridcell', { name: 'Walter Weekend' }).first()).toBeVisible();
    const download = finance.page.waitForEvent('download');
    await finance.main.getByRole('button', { name: 'CSV' }).click();
    await finance.page.getByLabel('Password').fill('Stay#2026');
    await finance.page.getByRole('button', { name: 'Continue' }).click();
    const file = await (await download).createReadStream();
    let text = '';
    for await (const part of file) text += String(part);
    expect(text).toContain('Walter Weekend');
    const lines = text.trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.slice(1).every((line) => line.includes(name))).toBe(true);
  });

  await test.step('nobody opens a page outside of their duty, nor sees another hotel', async () => {
    const mine: [Guest, outside: string, own: string][] = [
      [desk, '/rates', '/frontdesk'],
      [housekeeper, '/tapechart', '/staff/housekeeping'],
      [revenue, '/bookings', '/rates'],
      [finance, '/frontdesk', '/staff/dayclose'],
      [manager, '/users', '/frontdesk'],
    ];
    for (const [one, outside, own] of mine) {
      await one.page.goto(outside);
      await expect(one.heading('Not among your duties')).toBeVisible();
      await one.page.goto(`${own}?hotel=${other.id}`);
      await expect(one.heading('Not among your duties')).toBeVisible();
      await expect(one.main).not.toContainText(other.name);
      await one.main.getByRole('link', { name: `Continue with ${name}` }).click();
      await expect(one.page).toHaveURL(new RegExp(`${own}\\?hotel=${id}`));
      await expect(one.page.getByRole('combobox', { name: 'Hotel' })).toHaveCount(0);
    }
  });
  for (const one of [desk, housekeeper, revenue, finance, manager]) await one.page.context().close();
});

/** The hotel of the demonstration's team, and one that is not theirs. */
async function findHotels(request: Parameters<typeof AdminApi.signIn>[0]) {
  const member = await AdminApi.signIn(request, 'desk_demo');
  const { viewer } = await member.ask<{
    viewer: { teams: { hotel: { id: string; name: string } }[] };
  }>('{ viewer { id teams { duties hotel { id name } } } }', {});
  expect(viewer.teams).toHaveLength(1);
  const own = viewer.teams[0]!.hotel;
  const { hotels } = await member.ask<{ hotels: { items: { id: string; name: string }[] } }>(
    '{ hotels(sort: NAME_ASC, limit: 2) { items { id name } } }',
    {},
  );
  return { ...own, other: hotels.items.find(({ id }) => id !== own.id)! };
}

/** Signs in from home in a browser of one's own, which leads to the first page of the duty. */
async function arrive(browser: Browser, username: string, title: string, width = 1440): Promise<Guest> {
  const height = width < 600 ? 844 : 900;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' });
  const one = new Guest(await context.newPage());
  await one.page.goto('/');
  await one.goToSignIn();
  await one.signIn(username);
  await expect(one.heading(title)).toBeVisible();
  return one;
}

/** By the side menu. */
const openPage = (one: Guest, entry: string) =>
  one.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();
