import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { withServer as test } from './fixtures';
import { Guest } from './guest';

// a header sets the address of a guest, so that one guest can exceed the limit
test.use({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const ASKS_SERVER = /\/(graphql|session\/end|api\/)/;
const OWED = 'Your session has not ended yet';
const DONE = 'You are logged out';

const cookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name === 'jwt' || name === 'ending');

/** The requests of the tab from now on, by address and operation. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!ASKS_SERVER.test(pathname)) return;
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    asked.push(operationName ?? pathname);
  });
  return asked;
}

/** Answers every request with this status instead of the server, until it is ended. */
async function failWith(context: BrowserContext, status: number) {
  const answer = (route: Route) => route.fulfill({ status, json: { message: 'Not now.' } });
  await context.route(ASKS_SERVER, answer);
  return () => context.unroute(ASKS_SERVER, answer);
}

/** Signs in, and waits until the page has asked all it asks by itself: the bell asks last, and again by its open socket. */
async function signIn(page: Page, username: string, trustDevice = false): Promise<Guest> {
  const guest = new Guest(page);
  let asked = 0;
  const bell = page.waitForRequest((sent) => /"Notifications"/.test(sent.postData() ?? '') && ++asked === 2);
  await page.goto('/login');
  await guest.signIn(username, { trustDevice });
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await Promise.all([guest.waitUntilLoaded(), bell]);
  return guest;
}

/** A device that keeps bookings offline also has a service worker. */
const whenKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.keys()).includes('kept-bookings') && !!navigator.serviceWorker.controller,
      ),
    )
    .toBe(true);

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign out' }).click();

for (const status of [503, 429])
  test(`a sign-out that is answered ${status} says that the session has not ended, and is sent again before anything else`, async ({
    page,
    context,
  }) => {
    const guest = await signIn(page, 'guest_two');
    const asked = requestsOf(page);
    const end = await failWith(context, status);
    await signOut(page);
    await expect(guest.heading(OWED)).toBeVisible();
    await expect(guest.heading(DONE)).toBeHidden();
    expect(await cookies(context)).toEqual(['jwt']);
    await guest.main.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.heading(OWED)).toBeVisible();

    await page.getByRole('link', { name: 'What guests say' }).first().click();
    await expect(page.getByText(/^No connection to Staybook/)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['/session/end']));
    await end();
    await expect(page.getByText(/^No connection to Staybook/)).toBeHidden();
    expect(await cookies(context)).toEqual([]);
  });

test('the page says that the session has ended after the server has confirmed it, and leads on to the sign-in', async ({
  page,
  context,
}) => {
  const guest = await signIn(page, 'guest_two');
  const end = await failWith(context, 503);
  await signOut(page);
  await expect(guest.heading(OWED)).toBeVisible();
  await end();
  await expect(guest.heading(DONE)).toBeVisible();
  expect(await cookies(context)).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);
});

test('a guest over the limit is signed out at once, and the session ends as soon as the limit allows', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.20' });
  const guest = await signIn(page, 'guest_two');
  const { value } = (await context.cookies()).find(({ name }) => name === 'jwt')!;
  const ask = () => page.request.post('/graphql', { data: { query: '{ cities { id } }' } });
  for (let status = 200; status !== 429;)
    status = (await Promise.all(Array.from({ length: 20 }, ask))).at(-1)!.status();

  await signOut(page);
  await expect(guest.heading(DONE)).toBeVisible();
  expect(await cookies(context)).toEqual(['ending']);
  await expect(page).toHaveURL(/\/login$/);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.21' });
  await expect.poll(() => cookies(context)).toEqual([]);
  const stolen = await fetch(new URL('/api/v1/auth/renew_access_token', page.url()), {
    headers: { cookie: `jwt=${value}` },
  });
  expect(stolen.status).toBe(403);
});

test('offline on a trusted device, no data of the guest is shown or kept, and the session ends after reconnecting', async ({
  page,
  context,
}) => {
  const guest = await signIn(page, 'guest_demo', true);
  await whenKept(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(guest.heading(OWED)).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('kept-bookings'))).toBe(false);
  await page.goto('/mybookings');
  await expect(guest.heading('Sign in')).toBeVisible();
  await page.goto('/logout');
  await expect(guest.heading(OWED)).toBeVisible();
  expect(await cookies(context)).toEqual(['jwt']);

  await context.setOffline(false);
  await expect(guest.heading(DONE)).toBeVisible();
  expect(await cookies(context)).toEqual([]);
  const worker = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await expect.poll(worker).toBe(false);
});

test('after an offline sign-out and a closed tab, the next person is not the guest, on any page', async ({
  page,
  context,
}) => {
  await signIn(page, 'guest_demo', true);
  await whenKept(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(new Guest(page).heading(OWED)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  expect(await cookies(context)).toEqual(['jwt']);

  const next = await context.newPage();
  const answer = await next.goto('/api/v1/auth/renew_access_token');
  expect(answer!.status()).toBe(401);
  await expect(next.locator('body')).not.toContainText('accessToken');
  expect(await cookies(context)).toEqual([]);
});

test('after an offline sign-out and a closed tab, the browser ends the session by itself after reconnecting', async ({
  page,
  context,
}) => {
  await signIn(page, 'guest_demo', true);
  await whenKept(page);
  const origin = new URL(page.url()).origin;
  await context.setOffline(true);
  await signOut(page);
  await expect(new Guest(page).heading(OWED)).toBeVisible();

  const empty = await context.newPage();
  const browser = await context.newCDPSession(empty);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.forEach(({ scopeURL, registrationId }) => {
        if (scopeURL.startsWith(origin)) resolve(registrationId);
      }),
    ),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.close();
  await context.setOffline(false);
  expect(await cookies(context)).toEqual(['jwt']);
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'owedSignOut',
    lastChance: false,
  });
  await expect.poll(() => cookies(context)).toEqual([]);
});

test('after a failed sign-out and a closed tab, the next page ends the session before any other request', async ({
  page,
  context,
}) => {
  await signIn(page, 'guest_two', true);
  const end = await failWith(context, 503);
  await signOut(page);
  await expect(new Guest(page).heading(OWED)).toBeVisible();
  await page.close();
  await end();

  const next = await context.newPage();
  const asked = requestsOf(next);
  await next.goto('/mybookings');
  await expect(next).toHaveURL(/\/login/);
  await expect.poll(() => cookies(context)).toEqual([]);
  // the sign-in page offers passkeys, after that
  expect(asked[0]).toBe('/session/end');
  expect(asked.slice(1).filter((name) => name !== 'BeginPasskeySignIn')).toEqual([]);
  await new Guest(next).signIn('guest_three');
  await expect(next).toHaveURL('/mybookings');
  expect(asked.filter((name) => name === '/session/end')).toHaveLength(1);
});

test('every tab signs out with the first and renews nothing, and the next person stays signed in', async ({
  page,
  context,
}) => {
  await signIn(page, 'guest_three', true);
  const other = await context.newPage();
  const guest = new Guest(other);
  await other.goto('/mybookings');
  await expect(guest.heading('My bookings')).toBeVisible();
  const asked = requestsOf(other);
  const end = await failWith(context, 503);
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
  await other.reload();
  await expect(guest.heading('Sign in')).toBeVisible();
  expect(asked).not.toContain('RenewSession');
  await page.close();
  await other.getByLabel('Username').fill('guest_two');
  await other.getByLabel('Password').fill('Stay#2026');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('Please try it again');
  expect(asked).not.toContain('SignIn');

  await end();
  await expect.poll(() => cookies(context)).toEqual([]);
  await other.goto('/login');
  await guest.signIn('guest_two');
  await expect(other.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await other.goto('/users/myaccount');
  await expect(guest.main).toContainText('guest_two');
  expect(await cookies(context)).toEqual(['jwt']);
});
