import { expect } from '@playwright/test';
import { withServer as test } from './fixtures';
import { Guest } from './guest';
import { arrive, findHotels, giveProof, MOST, openBooking, openPage, press, refund } from './workDay';

test('a team of five works a day at one hotel, each with the pages of their duty', async ({
  browser,
  request,
}) => {
  test.setTimeout(400_000);
  const { id, name, other, payer } = await findHotels(request);
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

  const departures = desk.main.getByRole('list', { name: 'Departures' });
  const checkOut = (number: string) =>
    departures.getByRole('button', { name: new RegExp(`^Check out: room ${number},`) });
  await expect(departures.getByRole('button', { name: /^Check out: / }).first()).toBeVisible();
  const leaving = await departures
    .getByRole('button', { name: /^Check out: / })
    .evaluateAll((all) => all.map((one) => /\d+/.exec(one.ariaLabel!)![0]));

  await test.step('the desk books a guest who pays in cash', async () => {
    const { main } = desk;
    await main.getByRole('link', { name: 'New booking' }).click();
    await expect(desk.heading('New booking')).toBeVisible();
    await desk.waitUntilLoaded();
    const free = main.getByRole('checkbox', { name: /^\d+$/, disabled: false });
    await expect(free.first()).toBeVisible();
    const numbers = (await free.locator('xpath=ancestor::label').allTextContents()).map((text) =>
      text.trim(),
    );
    room = numbers.find((number) => leaving.includes(number)) ?? numbers[0]!;
    await main.getByRole('checkbox', { name: room, exact: true }).check();
    await main.getByLabel('Guest name').fill('Walter Weekend');
    await main.getByLabel('Guest email').fill('walter.weekend@staybook.example');
    await main.getByLabel('Payment method').selectOption('Cash');
    await main.getByRole('button', { name: 'Take payment and book' }).click();
    await expect(main).toContainText('Walter Weekend’s booking is confirmed');
    await expect(arriving).toContainText('Expected');
  });

  await test.step('a guest leaves, housekeeping cleans the room, and the desk sees it ready at once', async () => {
    await expect(roomFor(room)).toContainText('Arrival');
    const ready = desk.main.getByRole('button', { name: 'Ready to move in' });
    await ready.click();
    if (leaving.includes(room)) {
      await expect(arriving).toHaveCount(0);
      const anyway = desk.page.getByRole('dialog').getByRole('button', { name: 'Check out anyway' });
      await press(checkOut(room), anyway.or(departures.getByText('has checked out.')));
      // asked where the guest still owes something
      if (await anyway.isVisible()) await anyway.click();
      await expect(roomFor(room)).toContainText('Vacant');
    } else {
      await expect(arriving).toHaveCount(1);
      await housekeeper.main.getByRole('button', { name: `Room ${room}, details` }).click();
      await housekeeper.page.getByRole('button', { name: 'Dirty', exact: true }).click();
      await housekeeper.page.getByRole('button', { name: 'Close details' }).click();
    }
    await expect(roomFor(room)).toContainText('Dirty');
    await expect(arriving).toHaveCount(0);
    await housekeeper.main.getByRole('button', { name: `Room ${room}: set to clean` }).click();
    await expect(roomFor(room).getByText('Clean', { exact: true })).toBeVisible();
    await expect(arriving).toContainText('Room clean');
    await ready.click();
  });

  await test.step('the desk checks the guest in, and housekeeping sees the room taken', async () => {
    await press(
      arriving.getByRole('button', { name: /^Check in: / }),
      arriving.getByText('Walter Weekend has checked in.'),
    );
    await expect(inHouse.getByText('Walter Weekend')).toBeVisible();
    await expect(roomFor(room)).toContainText('Occupied');
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
    await expect(roomFor(movedTo)).toContainText('Occupied');
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
    const first = form.getByRole('textbox', { name: 'First night' });
    await expect(first).not.toHaveValue('');
    const night = await first.inputValue();

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
    await visitor.page.reload();
    await expect(card).toContainText('$313');
    await visitor.page.context().close();
  });

  await test.step('the desk refunds within its limit, and pays it out', async () => {
    await openBooking(desk, 'Walter Weekend');
    const dialog = await refund(desk, '20');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(desk.main).toContainText('$20 is paid out at the front desk, in cash.');
    await openPage(desk, 'Today');
    const due = desk.main.getByRole('list', { name: 'Refunds at the front desk' });
    await due.getByRole('button', { name: 'Mark as paid out: $20, Walter Weekend' }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid out' }).click();
    await expect(due.getByRole('button', { name: 'Undo: $20, Walter Weekend' })).toBeVisible();
  });

  await test.step('above the limit the desk reads whom to ask, and the manager refunds', async () => {
    await openBooking(desk, payer);
    const above = await refund(desk, String(MOST + 1));
    await expect(above).toContainText(
      `You can refund up to $${MOST} at once. Ask a manager of the hotel for more.`,
    );
    await expect(above.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
    await openBooking(manager, payer);
    const much = await refund(manager, String(MOST + 1));
    await much.getByRole('button', { name: 'Refund', exact: true }).click();
    const refunded = manager.main.getByText(`$${MOST + 1} goes back to the guest’s card.`);
    await giveProof(manager, refunded.waitFor());
    await expect(refunded).toBeVisible();
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
    await giveProof(finance, download);
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
