import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility } from './checkAccessibility';
import { withServer as test } from './fixtures';
import { Guest } from './guest';

test('a housekeeper cleans three rooms without a connection, also after a reload, and the desk sees it live', async ({
  browser,
  request,
}) => {
  const hotel = await (await AdminApi.signIn(request)).findHotel('Lisbon');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = new Guest(await context.newPage());
  const address = `/staff/housekeeping?hotel=${hotel.id}`;
  await phone.page.goto(address);
  await phone.signIn('admin_demo', { trustDevice: true });
  await expect(phone.heading('Housekeeping')).toBeVisible();
  const cards = phone.main.locator('[data-room]');
  await expect(cards.first()).toBeVisible();
  const numbers = (await cards.evaluateAll((all) => all.map((one) => one.dataset.room!))).slice(0, 3);
  // these three are dirty for everybody
  for (const number of numbers) {
    await phone.main.getByRole('button', { name: `Room ${number}, details` }).click();
    await phone.page.getByRole('button', { name: 'Dirty', exact: true }).click();
    await phone.page.getByRole('button', { name: 'Close details' }).click();
    await expect(phone.main.locator(`[data-room="${number}"]`).getByText('Dirty')).toBeVisible();
  }
  const keptFiles = () =>
    phone.page.evaluate(async () => {
      const isReady = (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
      return isReady && (await caches.match('/kept-staff')) !== undefined;
    });
  await expect.poll(keptFiles).toBe(true);

  const desk = new Guest(await browser.newPage());
  await desk.page.goto(address);
  await desk.signIn('admin_demo');
  const atDesk = (number: string) => desk.main.locator(`[data-room="${number}"]`);
  for (const number of numbers) await expect(atDesk(number).getByText('Dirty')).toBeVisible();

  await context.setOffline(true);
  // a page that is reloaded can send its first request before the browser takes it offline as well
  await context.route('**/graphql', (route) => route.abort('internetdisconnected'));
  for (const number of numbers) {
    const clean = phone.main.getByRole('button', { name: `Room ${number}: set to clean` });
    expect((await clean.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    await clean.click();
  }
  await expect(phone.main.getByText('Will be sent', { exact: true })).toHaveCount(3);
  await expect(phone.main.getByText('3 changes will be sent when the connection is back.')).toBeVisible();
  await phone.page.reload({ waitUntil: 'commit' });
  await expect(phone.main.getByText('Will be sent', { exact: true })).toHaveCount(3);
  await expect(atDesk(numbers[0]!).getByText('Dirty')).toBeVisible();

  await context.unroute('**/graphql');
  await context.setOffline(false);
  for (const number of numbers)
    await expect(atDesk(number).getByText('Clean', { exact: true })).toBeVisible();
  await expect(phone.main.getByText('Will be sent', { exact: true })).toHaveCount(0);
  await checkAccessibility(phone, 'housekeeping');
  await context.close();
});

test('a room is put out of order with its nights, a repair and a lost item are recorded, and the room comes back', async ({
  page,
  request,
}) => {
  const guest = new Guest(page);
  const { main } = guest;
  const hotel = await (await AdminApi.signIn(request)).findHotel('Lisbon');
  await page.goto(`/staff/housekeeping?hotel=${hotel.id}`);
  await guest.signIn('admin_demo');
  const vacant = main.locator('[data-room]').filter({ hasText: /Vacant(?!.*Arrival)/ });
  const panel = page.getByRole('complementary');
  await expect(main.locator('[data-room]').first()).toBeVisible();
  const rooms = await vacant.evaluateAll((all) => all.map((one) => one.dataset.room!));
  // one of them is free tonight
  let number = '';
  for (const one of rooms) {
    await main.getByRole('button', { name: `Room ${one}, details` }).click();
    await panel.getByRole('button', { name: 'Put out of order' }).click();
    const dialog = page.getByRole('dialog', { name: `Put room ${one} out of order` });
    await dialog.getByLabel('Reason').fill('New carpet');
    await dialog.getByRole('button', { name: 'Put out of order' }).click();
    await expect(dialog.getByRole('alert').or(panel.getByText(/is out of order\.$/))).toBeVisible();
    if (await dialog.isHidden()) {
      number = one;
      break;
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(number).not.toBe('');
  const card = main.locator(`[data-room="${number}"]`);
  await expect(card.getByText('Out of order')).toBeVisible();
  await page.goto(`/tapechart?hotel=${hotel.id}`);
  await expect(page.getByRole('gridcell', { name: /New carpet, out of order/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `${number}, out of order` })).toBeVisible();

  await page.goto(`/staff/housekeeping?hotel=${hotel.id}`);
  await main.getByRole('button', { name: `Room ${number}, details` }).click();
  await panel.getByRole('button', { name: 'Report a repair' }).click();
  const repair = page.getByRole('dialog', { name: 'Report a repair' });
  await repair.getByLabel('What is broken').fill('The carpet is torn.');
  await repair.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(card.getByText('1 repair')).toBeVisible();
  await panel.getByRole('button', { name: 'Record a lost item' }).click();
  const lost = page.getByRole('dialog', { name: 'Record a lost item' });
  await lost.getByLabel('What was found').fill('Silver ring');
  await lost.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(panel.getByText('The item is recorded.')).toBeVisible();
  await panel.getByRole('button', { name: 'Back in order' }).click();
  await expect(card.getByText('Dirty')).toBeVisible();
  await checkAccessibility(guest, 'housekeepingroom');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/staff/housekeeping?hotel=${hotel.id}`);
  await page.getByRole('tab', { name: 'Repairs' }).click();
  await expect(main.getByText('The carpet is torn.')).toBeVisible();
  await checkAccessibility(guest, 'repairs');
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByRole('button', { name: 'Done: The carpet is torn.' }).click();
  await expect(main.getByText('The carpet is torn.')).toBeHidden();
  await page.getByRole('tab', { name: 'Lost and found' }).click();
  await main.getByLabel('Search what, where and notes').fill('silver');
  const item = main.getByRole('listitem').filter({ hasText: 'Silver ring' });
  await item.getByLabel('Status of Silver ring').selectOption('Sent');
  await expect(item.getByText(/^Sent: /)).toBeVisible();
  await checkAccessibility(guest, 'lostandfound');
});
