import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { inDays, test } from './guest';
import { newcomer, signUp } from './newGuest';

/** Asks the house as the administrator. */
async function asAdmin(request: APIRequestContext) {
  const ask = async (query: string, variables: object, headers = {}) =>
    (await (await request.post('/graphql', { data: { query, variables }, headers })).json()).data;
  const { signIn } = await ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { input: { username: 'admin_demo', password: 'Stay#2026' } },
  );
  const headers = { authorization: `Bearer ${signIn.accessToken}` };
  return (input: object) =>
    ask(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }',
      { input },
      headers,
    );
}

test('a new role and a disabled account reach the open page by themselves', async ({
  page,
  guest,
  playwright,
  baseURL,
}) => {
  const person = newcomer();
  await signUp(page, person);
  await guest.signIn(person.username);
  const listening = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('connection_ack') && resolve()),
    );
  });
  await guest.visitHotel({ city: 'Prague', checkIn: inDays(130), checkOut: inDays(131) });
  await listening;
  const myBookings = page.getByRole('link', { name: 'My bookings' });
  await expect(myBookings).toBeVisible();

  const request = await playwright.request.newContext({ baseURL });
  const update = await asAdmin(request);
  await update({ email: person.email, role: 'INTERMEDIATE' });
  await expect(myBookings).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  await update({ email: person.email, active: false });
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await request.dispose();
});

test('two tabs renew at the same moment and stay signed in; signing out in one ends the other', async ({
  page,
  guest,
  context,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_three', { trustDevice: true });
  const other = await context.newPage();
  await other.goto('/mybookings');
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'My bookings' });
  await expect(heading(other)).toBeVisible();
  await page.goto('/mybookings');
  for (let times = 0; times < 3; times++) {
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await expect(heading(tab)).toBeVisible();
  }

  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

for (const minutes of [-6, 6])
  test(`a clock that is wrong by ${minutes} minutes harms nobody`, async ({ page, guest }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const person = newcomer();
    await signUp(page, person);
    await guest.signIn(person.username);
    await page.goto('/users/myaccount');
    await page.reload();
    await expect(guest.main).toContainText(person.email);
    await page.getByRole('link', { name: 'My bookings' }).click();
    await expect(guest.heading('My bookings')).toBeVisible();
  });
