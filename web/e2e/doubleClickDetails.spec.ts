import { expect, type Locator, type Page } from '@playwright/test';
import { AdminApi } from './adminApi';
import { clickTwice, PAUSES } from './clickTwice';
import { test } from './fixtures';
import { Guest, inDays } from './guest';
import { picture } from './picture';

/** What follows a press is on the screen and on the server by then. */
const SETTLED = 900;

/** The page of a list, with the details of its first row open. */
async function openFirst(page: Page, route: string, title: string): Promise<Locator> {
  await page.goto(route);
  const rows = page
    .getByRole('grid', { name: title })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('gridcell').nth(1).click();
  const drawer = page.getByRole('complementary').filter({ has: page.getByLabel('Close details') });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a second click on what ends a hold ends no other, and the row stays with its state', async ({
  page,
  guest,
  browser,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const holds = async () => {
    const { bookings } = await api.ask<{ bookings: { total: number } }>(
      '{ bookings(filter: { unpaid: true }, limit: 1) { total } }',
      {},
    );
    return bookings.total;
  };
  for (const name of ['guest_demo', 'guest_two', 'guest_three']) {
    const booker = new Guest(await browser.newPage());
    await booker.page.goto('/login');
    await booker.signIn(name);
    await booker.visitHotel({ city: 'Lisbon', checkIn: inDays(50), checkOut: inDays(51) });
    await booker.chooseRooms(1);
    await booker.bookNow();
    await booker.page.close();
  }
  await page.goto('/staff/holds');
  await guest.signIn('admin_demo');
  for (const pause of PAUSES) {
    const before = await holds();
    const drawer = await openFirst(page, '/staff/holds', 'Unpaid holds');
    const rows = page.getByRole('grid').getByRole('row');
    const count = await rows.count();
    await clickTwice(page, drawer.getByRole('button', { name: 'End this hold' }), pause);
    const dialog = page.getByRole('dialog', { name: 'End this hold?' });
    await clickTwice(page, dialog.getByRole('button', { name: 'End this hold' }), pause);
    await expect(dialog).toBeHidden();
    await expect(drawer).toContainText('No longer in this list.');
    await expect(drawer).not.toContainText('Held');
    expect(await rows.count()).toBe(count);
    await page.waitForTimeout(SETTLED);
    expect(await holds()).toBe(before - 1);
  }
});

test('a second click on the answer to an offer answers no other', async ({
  page,
  guest,
  browser,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const states = async () => {
    const { propertyOffers } = await api.ask<{ propertyOffers: { items: { state: string }[] } }>(
      '{ propertyOffers(limit: 10) { items { state } } }',
      {},
    );
    return propertyOffers.items
      .map(({ state }) => state)
      .sort()
      .join(' ');
  };
  for (const name of ['guest_demo', 'guest_two', 'guest_three']) {
    const sender = new Guest(await browser.newPage());
    await sender.page.goto('/uploadfiles?code=property');
    await sender.signIn(name);
    await sender.main
      .locator('input[type=file]')
      .setInputFiles(await picture(sender.page, 'farm.jpg', 'olive'));
    await sender.main.getByRole('button', { name: 'Upload' }).click();
    await expect(sender.main).toContainText('Upload successful, 1 file(s) uploaded');
    await sender.page.close();
  }
  await page.goto('/staff/properties');
  await guest.signIn('admin_demo');
  const list = '/staff/properties?state=NEW';
  for (const [index, pause] of PAUSES.entries()) {
    const accepted = await openFirst(page, list, 'Property submissions');
    await clickTwice(page, accepted.getByRole('link', { name: 'Accept' }), pause);
    await expect(guest.heading('Accept a submission')).toBeVisible();
    const before = ['NEW', 'NEW', 'NEW'].fill('DECLINED', 0, index).sort().join(' ');
    expect(await states()).toBe(before);
    const drawer = await openFirst(page, list, 'Property submissions');
    await clickTwice(page, drawer.getByRole('button', { name: 'Decline' }), pause);
    const dialog = page.getByRole('dialog', { name: 'Decline this submission?' });
    await dialog.getByLabel('Answer').fill('Not this year.');
    await clickTwice(page, dialog.getByRole('button', { name: 'Decline and send' }), pause);
    await expect(dialog).toBeHidden();
    await expect(drawer).toContainText('Not this year.');
    await page.waitForTimeout(SETTLED);
    expect(await states()).toBe(
      ['NEW', 'NEW', 'NEW']
        .fill('DECLINED', 0, index + 1)
        .sort()
        .join(' '),
    );
  }
});

test('a second click on the reply or the deletion of a review changes no other', async ({
  page,
  guest,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const read = async () => {
    const { reviews } = await api.ask<{
      reviews: { total: number; items: { id: string; reply: string | null }[] };
    }>('{ reviews(filter: {}, sort: NEWEST, limit: 50) { total items { id reply } } }', {});
    const mine = reviews.items.filter(({ reply }) => reply === 'Thank you.').length;
    return { total: reviews.total, mine };
  };
  await page.goto('/staff/reviews');
  await guest.signIn('admin_demo');
  for (const pause of PAUSES) {
    const { total } = await read();
    const drawer = await openFirst(page, '/staff/reviews', 'Reviews');
    await drawer.getByLabel('Public reply from the hotel').fill('Thank you.');
    await clickTwice(page, drawer.getByRole('button', { name: 'Save reply' }), pause);
    await expect(drawer).toContainText('Thank you.');
    await page.waitForTimeout(SETTLED);
    expect(await read()).toEqual({ total, mine: 1 });
    await clickTwice(page, drawer.getByRole('button', { name: 'Delete review' }), pause);
    const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
    await clickTwice(page, dialog.getByRole('button', { name: 'Delete review' }), pause);
    await expect(dialog).toBeHidden();
    await expect(drawer).toContainText('Deleted.');
    await page.waitForTimeout(SETTLED);
    expect(await read()).toEqual({ total: total - 1, mine: 0 });
  }
});

test('a second click in the panel of the tape chart changes nothing else', async ({
  page,
  guest,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const stay = await api.findStayAhead();
  await page.goto(`/tapechart?hotel=${stay.hotelId}&date=${stay.checkIn}`);
  await guest.signIn('admin_demo');
  const chart = page.getByRole('grid', { name: /^Tape chart of/ });
  const row = chart.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: new RegExp(`^${stay.number}, `) }),
  });
  const bar = row.getByRole('gridcell', { name: `${stay.guest}, confirmed` });
  for (const pause of PAUSES) {
    await clickTwice(page, bar, pause);
    await clickTwice(page, page.getByRole('button', { name: 'Move to another room' }), pause);
    const dialog = page.getByRole('dialog', { name: 'Move to another room' });
    await expect(dialog.getByRole('option').nth(1)).toBeAttached();
    await dialog.getByLabel('Room').selectOption({ index: 1 });
    await clickTwice(page, dialog.getByRole('button', { name: 'Move' }), pause);
    await expect(page.getByText(/moved to room \d+\.$/)).toBeVisible();
    await expect(bar).toBeHidden();
    await clickTwice(page, page.getByRole('button', { name: 'Undo' }), pause);
    await expect(page.getByText(`${stay.guest} is back in room ${stay.number}.`)).toBeVisible();
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close details' }).click();
  }

  await page.getByRole('button', { name: 'Out of order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Out of order' });
  await dialog.getByLabel('Room').selectOption({ label: String(stay.number) });
  await dialog.getByLabel('First night', { exact: true }).fill('2029-05-01');
  await dialog.getByLabel('Available from', { exact: true }).fill('2029-05-04');
  await dialog.getByLabel('Reason').fill('Painting');
  await clickTwice(page, dialog.getByRole('button', { name: 'Put out of order' }), 300);
  await page.getByLabel('First day shown', { exact: true }).fill('2029-04-29');
  const blocked = row.getByRole('gridcell', { name: 'Painting, out of order' });
  for (const pause of PAUSES) {
    await clickTwice(page, blocked, pause);
    await clickTwice(page, page.getByRole('button', { name: 'Back in order' }), pause);
    await expect(blocked).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(blocked).toBeVisible();
  }
});

test('a second click on what settles a payment difference settles no other', async ({
  page,
  guest,
  request,
  baseURL,
}) => {
  test.slow();
  const api = await AdminApi.signIn(request);
  const open = async () => {
    const { paymentDifferences } = await api.ask<{
      paymentDifferences: { items: { resolvedAt: string | null }[] };
    }>('{ paymentDifferences(limit: 10) { items { resolvedAt } } }', {});
    return paymentDifferences.items.filter(({ resolvedAt }) => resolvedAt === null).length;
  };
  for (const voucher of ['voucher-1', 'voucher-2', 'voucher-3']) {
    const session = await request.post('/dev/till/v1/checkout/sessions', {
      headers: { authorization: 'Bearer sk_test_another_program' },
      form: {
        mode: 'payment',
        client_reference_id: voucher,
        customer_email: 'olga@staybook.example',
        success_url: `${baseURL}/help`,
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': 4_200,
        'line_items[0][price_data][product_data][name]': 'A voucher',
      },
    });
    await page.goto(((await session.json()) as { url: string }).url);
    await guest.pay();
    await expect(page).toHaveURL(/\/help$/);
  }
  await page.goto('/staff/paymentdifferences');
  await guest.signIn('admin_demo');
  await expect.poll(open).toBe(3);
  for (const [index, pause] of PAUSES.entries()) {
    await page.goto('/staff/paymentdifferences');
    const row = page.getByRole('row').filter({ hasText: '$42' }).nth(index);
    await row.getByRole('gridcell').nth(1).click();
    const drawer = page.getByRole('complementary').filter({ has: page.getByLabel('Close details') });
    await clickTwice(page, drawer.getByRole('button', { name: 'Mark as settled' }), pause);
    const dialog = page.getByRole('dialog', { name: 'Mark as settled?' });
    await dialog.getByLabel('What you found or did').fill('A voucher.');
    await clickTwice(page, dialog.getByRole('button', { name: 'Save as settled' }), pause);
    await expect(dialog).toBeHidden();
    await expect(drawer).toContainText('A voucher.');
    await page.waitForTimeout(SETTLED);
    expect(await open()).toBe(2 - index);
  }
});
