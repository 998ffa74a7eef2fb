import { openMerchant, type Merchant } from '../../test/merchant';
import { listEvents, readSession } from '../../src/external/payments';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());

describe('the hosted page', () => {
  test('shows the items, the price, the customer and the way back', async () => {
    const { url } = await merchant.openSession();
    const page = await (await fetch(url)).text();
    for (const text of [
      'Casa do Mirante',
      'Room 204',
      '$120.00',
      'Test mode',
      'guest@staybook.example',
      '/back',
    ])
      expect(page).toContain(text);
  });

  test('escapes markup in a name', async () => {
    const { url } = await merchant.openSession({ hotelName: '<script>alert("1")</script>' });
    const page = await (await fetch(url)).text();
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
  });

  test('a good card pays, calls the webhook first and redirects to the success address', async () => {
    const { id, url } = await merchant.openSession();
    const answer = await merchant.pay(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${merchant.origin}/done?session=${id}`);
    expect(merchant.events.at(-1)).toMatchObject({
      type: 'checkout.session.completed',
      session: { id, paid: true },
    });
    expect(await readSession(id)).toMatchObject({ status: 'complete', paid: true });
  });

  test.each([
    ['4000 0000 0000 0002', 'This card was declined.'],
    ['4000000000009995', 'This card has insufficient funds.'],
    ['4111 1111 1111 1111', 'Only test cards are accepted here'],
    ['', 'Only test cards are accepted here'],
  ])('the card "%s" is refused with its reason, and the session stays open', async (card, reason) => {
    const { id, url } = await merchant.openSession();
    const answer = await merchant.pay(url, card, { name: 'Ana Guest', code: '987' });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(reason);
    expect(page).toContain('Ana Guest');
    expect(page).not.toContain('value="987"');
    expect(await readSession(id)).toMatchObject({ status: 'open', paid: false });
    expect((await merchant.pay(url)).status).toBe(303);
  });

  test.each([
    [{ expiry: '01 / 20' }, 'a month and year in the future'],
    [{ expiry: '13 / 40' }, 'a month and year in the future'],
    [{ code: '12' }, 'three or four digits'],
    [{ email: 'nobody' }, 'Enter an email address'],
  ])('a form with %j is refused', async (field, reason) => {
    const { id, url } = await merchant.openSession();
    const answer = await merchant.pay(url, '4242424242424242', field as Record<string, string>);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(reason);
    expect(await readSession(id)).toMatchObject({ paid: false });
  });

  test('five payments at once charge once', async () => {
    const { id, url } = await merchant.openSession();
    const answers = await Promise.all(Array.from({ length: 5 }, () => merchant.pay(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
    const events = await listEvents({ since: new Date(Date.now() - 60_000) });
    expect(events.filter(({ session }) => session?.id === id)).toHaveLength(1);
  });

  test('a paid page links to the success address, an unknown one answers 404', async () => {
    const { id, url } = await merchant.openSession();
    await merchant.pay(url);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Already paid');
    expect(text).toContain(`/done?session=${id}`);
    expect((await fetch(`${url}0`)).status).toBe(404);
  });

  test.each(['refusing', 'silent'] as const)('a %s webhook does not delay the buyer', async (behaviour) => {
    merchant.setWebhook(behaviour);
    const { id, url } = await merchant.openSession();
    expect((await merchant.pay(url)).status).toBe(303);
    if (behaviour === 'silent') expect(merchant.deliveries.at(-1)!.isOver).toBe(false);
    expect(await readSession(id)).toMatchObject({ paid: true });
    merchant.setWebhook('open');
  });
});
