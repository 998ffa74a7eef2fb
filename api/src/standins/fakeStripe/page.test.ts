import { openMerchant, type Merchant } from '../../../test/merchant';
import { listEvents, readSession } from '../../integrations/payments';

let shop: Merchant;
beforeAll(async () => {
  shop = await openMerchant();
});
afterAll(() => shop.close());

describe('the hosted page', () => {
  test('shows what is paid, for whom and how to go back', async () => {
    const { url } = await shop.order();
    const page = await (await fetch(url)).text();
    for (const words of [
      'Casa do Mirante',
      'Room 204',
      '$120.00',
      'Test mode',
      'guest@staybook.example',
      '/back',
    ])
      expect(page).toContain(words);
  });

  test('shows a name full of markup as it is written', async () => {
    const { url } = await shop.order({ hotelName: '<script>alert("1")</script>' });
    const page = await (await fetch(url)).text();
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
  });

  test('a good card pays, tells the webhook first and goes back to the success address', async () => {
    const { id, url } = await shop.order();
    const answer = await shop.pay(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${shop.origin}/done?session=${id}`);
    expect(shop.events.at(-1)).toMatchObject({
      type: 'checkout.session.completed',
      session: { id, paid: true },
    });
    expect(await readSession(id)).toMatchObject({ status: 'complete', paid: true });
  });

  test.each([
    ['4000 0000 0000 0002', 'This card was declined.'],
    ['4000000000009995', 'There is not enough money on this card.'],
    ['4111 1111 1111 1111', 'This is not a test card'],
    ['', 'This is not a test card'],
  ])('the card "%s" takes nothing, says why and leaves the session open', async (card, words) => {
    const { id, url } = await shop.order();
    const answer = await shop.pay(url, card, { name: 'Ana Guest', code: '987' });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(words);
    expect(page).toContain('Ana Guest');
    expect(page).not.toContain('value="987"');
    expect(await readSession(id)).toMatchObject({ status: 'open', paid: false });
    expect((await shop.pay(url)).status).toBe(303);
  });

  test.each([
    [{ expiry: '01 / 20' }, 'a year to come'],
    [{ expiry: '13 / 40' }, 'a year to come'],
    [{ code: '12' }, 'three or four digits'],
    [{ email: 'nobody' }, 'not an e-mail address'],
  ])('a form with %j is not paid', async (field, words) => {
    const { id, url } = await shop.order();
    const answer = await shop.pay(url, '4242424242424242', field as Record<string, string>);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(words);
    expect(await readSession(id)).toMatchObject({ paid: false });
  });

  test('five payments at once charge once', async () => {
    const { id, url } = await shop.order();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.pay(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
    const events = await listEvents({ since: new Date(Date.now() - 60_000) });
    expect(events.filter(({ session }) => session?.id === id)).toHaveLength(1);
  });

  test('a paid page says so and leads on, an unknown one says so', async () => {
    const { id, url } = await shop.order();
    await shop.pay(url);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const words = await page.text();
    expect(words).toContain('This is paid already');
    expect(words).toContain(`/done?session=${id}`);
    expect((await fetch(`${url}0`)).status).toBe(404);
  });

  test.each(['refusing', 'silent'] as const)('a %s webhook does not keep the buyer', async (door) => {
    shop.setDoor(door);
    const { id, url } = await shop.order();
    const begun = Date.now();
    expect((await shop.pay(url)).status).toBe(303);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(await readSession(id)).toMatchObject({ paid: true });
    shop.setDoor('open');
  });
});
