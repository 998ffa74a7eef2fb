import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';
import { press } from './workDay';

test('a walk-in guest books and pays at the front desk, is checked in, gets a note and an extra, and the check-in is undone', async ({
  page,
  guest,
  browser,
  request,
}) => {
  const { main } = guest;
  const hotel = await (await AdminApi.signIn(request)).findHotel('Lisbon');
  await page.goto(`/frontdesk?hotel=${hotel.id}`);
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('admin_demo');
  await expect(guest.heading('Front desk')).toBeVisible();

  await main.getByRole('link', { name: 'New booking' }).click();
  await expect(guest.heading('New booking')).toBeVisible();
  const send = main.getByRole('button', { name: 'Take payment and book' });
  await expect(send).toBeDisabled();
  await main.getByRole('checkbox', { name: /^\d+$/, disabled: false }).first().check();
  await expect(main.getByText(/for 1 room, 1 night/)).toBeVisible();
  await main.getByLabel('Guest name').fill('Wanda Walker');
  await main.getByLabel('Guest email').fill('wanda.walker@staybook.example');
  await main.getByLabel('Payment method').selectOption('Cash');
  await checkAccessibility(guest, 'newbooking');
  await send.click();
  await expect(main).toContainText('Wanda Walker’s booking is confirmed');

  const arrivals = main.getByRole('list', { name: 'Arrivals' });
  const inHouse = main.getByRole('list', { name: 'In house' });
  const colleague = new Guest(await browser.newPage());
  await colleague.page.goto(`/frontdesk?hotel=${hotel.id}`);
  await colleague.signIn('admin_demo');
  const elsewhere = (list: string) =>
    colleague.main.getByRole('list', { name: list }).getByText('Wanda Walker');
  await expect(elsewhere('Arrivals')).toBeVisible();
  await press(
    arrivals.getByRole('button', { name: /^Check in: .*Wanda Walker/ }),
    arrivals.getByText('Wanda Walker has checked in.'),
  );
  await expect(inHouse.getByText('Wanda Walker')).toBeVisible();
  // A colleague sees it without reloading.
  await expect(elsewhere('In house')).toBeVisible();
  await colleague.page.close();

  await arrivals.getByRole('button', { name: 'Wanda Walker', exact: true }).click();
  await page.getByLabel('Note for colleagues').fill('Has a late flight on Friday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(arrivals.getByText('1 note')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Took a booking at the desk');
  await expect(page.getByRole('tabpanel')).toContainText('Checked in guests');
  await checkAccessibility(guest, 'frontdesk');

  await arrivals.getByRole('button', { name: /^Undo: .*Wanda Walker/ }).click();
  await expect(arrivals.getByText('Expected')).toBeVisible();
  await expect(inHouse.getByText('Wanda Walker')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  const extras = main.getByRole('region', { name: 'Extras' });
  await extras.getByRole('button', { name: 'Add extra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an extra' });
  await dialog.getByLabel('Persons').fill('2');
  await checkAccessibility(guest, 'add an extra');
  await dialog.getByRole('button', { name: /^Add for \$/ }).click();
  await expect(extras.getByRole('listitem')).toContainText('2 people, 1 night');
  await expect(main.getByRole('table', { name: /^Folio of/ })).toContainText('The guest owes $');
  await extras.getByRole('button', { name: /^Remove/ }).click();
  await page.getByLabel('Reason').fill('Not taken');
  await page.getByRole('button', { name: 'Remove extra' }).click();
  await expect(extras.getByRole('listitem')).toContainText('Not taken');
  await expect(main.getByRole('table', { name: /^Folio of/ })).toContainText('Settled');
  await checkAccessibility(guest, 'a booking with an extra');
  await page.goto(`/frontdesk?hotel=${hotel.id}`);

  const later = (date: string, days: number) =>
    new Date(Date.parse(`${date.replaceAll('/', ' ')} UTC`) + days * 86_400_000).toISOString().slice(0, 10);
  const day = (label: string) => main.getByLabel(label, { exact: true });
  await main.getByRole('link', { name: 'New booking' }).click();
  const arrival = await day('Arrival').inputValue();
  await day('Departure').fill(later(arrival, 2));
  await day('Arrival').fill(later(arrival, 1));
  // before that, the page shows the rooms that are free on the former dates
  await guest.waitUntilLoaded();
  await main.getByRole('checkbox', { name: /^\d+$/, disabled: false }).first().check();
  await expect(main.getByText(/for 1 room, 1 night/)).toBeVisible();
  await day('Arrival').fill(arrival);
  await expect(
    main.getByText(/^Room \d+ is no longer selected: it is not available on these nights\.$/),
  ).toBeVisible();
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await page.goto('/auditlog?q=wanda');
  await expect(guest.heading('Audit log')).toBeVisible();
});
