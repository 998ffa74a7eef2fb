import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './fixtures';
import { Guest, inDays } from './guest';
import { codeFor, mailTo, newGuest, PASSWORD, sendSignUp, signUp } from './newGuest';
import { picture } from './picture';

test.describe.configure({ mode: 'serial' });

const HOTEL = 'The Willow Wharf';
const CITY = 'Lisbon';
const owner = { ...newGuest(), name: 'Olga Farmer' };

/** A person at a browser of their own. */
async function newPerson(browser: Browser, baseURL: string): Promise<Guest> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  return new Guest(await context.newPage());
}

/** The address of the link in the newest mail to the address with this subject. */
async function linkTo(page: Page, address: string, subject: string, path: string): Promise<string> {
  const mail = await mailTo(page, address, subject);
  return new RegExp(`https?://\\S+(${path}\\S*)`).exec(mail)![1]!;
}

test('a new owner comes from an offer to the first paid booking', async ({
  page,
  guest,
  browser,
  baseURL,
}) => {
  test.slow();
  const { main } = guest;
  const proceed = main.getByRole('button', { name: 'Continue' });

  await test.step('a customer offers a property', async () => {
    await signUp(page, owner);
    await guest.signIn(owner.username);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'List your property' }).click();
    await expect(guest.heading('List your property')).toBeVisible();
    await main.getByRole('link', { name: 'Upload files' }).click();
    const about = Buffer.from('Eight rooms in an old grain store on the river.');
    await main
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'about.txt', mimeType: 'text/plain', buffer: about },
        await picture(page, 'front.jpg', 'olive'),
      ]);
    await main.getByRole('button', { name: 'Upload' }).click();
    await expect(main).toContainText('Upload successful, 2 file(s) uploaded');
    await main.getByRole('link', { name: 'View your submissions' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'In review' })).toBeVisible();
  });

  await test.step('an administrator accepts it', async () => {
    const admin = await newPerson(browser, baseURL!);
    await admin.page.goto('/staff/properties');
    await admin.signIn('admin_demo');
    await admin.page.getByRole('row').filter({ hasText: owner.name }).getByRole('gridcell').nth(1).click();
    const details = admin.page.getByRole('complementary', { name: owner.name });
    await details.getByRole('link', { name: 'Accept' }).click();
    await expect(admin.heading('Accept a submission')).toBeVisible();
    await admin.main.getByLabel('Name', { exact: true }).fill(HOTEL);
    await admin.main.getByLabel('City', { exact: true }).fill('lisb');
    await admin.page.getByRole('option', { name: CITY, exact: true }).click();
    await admin.main.getByLabel('Property type').fill('hotel');
    await admin.page.getByRole('option', { name: 'City hotel' }).click();
    await admin.main.getByLabel('Description', { exact: true }).fill('Rooms in an old grain store.');
    await admin.main.getByRole('button', { name: 'Continue' }).click();
    await expect(admin.main).toContainText(`${HOTEL} has been created. ${owner.name} is its owner`);
    await admin.page.goto('/staff/hotels');
    await admin.page.getByRole('searchbox').fill('willow');
    await expect(admin.page.getByRole('row').filter({ hasText: HOTEL })).toContainText('Not open');
    await admin.page.context().close();
  });

  const firstHour = await linkTo(page, owner.email, 'Your property is joining Staybook', '/staff/firsthour');
  await test.step('the owner follows the mail and signs in again', async () => {
    await page.goto(firstHour);
    if (page.url().includes('/login')) await guest.signIn(owner.username);
    await expect(guest.heading('The first hour')).toBeVisible();
    await expect(main).toContainText('2 of 5 steps done');
    await expect(main.getByRole('button', { name: 'Open for booking' })).toBeDisabled();
  });

  const step = (title: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const goBack = async () => {
    await main.getByRole('link', { name: 'Back to the first hour' }).first().click();
    await expect(guest.heading('The first hour')).toBeVisible();
  };
  await test.step('rooms with their numbers', async () => {
    await step('Rooms').getByRole('link', { name: 'Add a room type' }).click();
    await main.getByLabel('Title').fill('River room');
    await main.getByLabel('Price per night, in $').fill('140');
    await main.getByLabel('Description').fill('A bed, a desk and the river.');
    await main.getByLabel('Room numbers').fill('1-4');
    await proceed.click();
    await expect(main).toContainText('River room has been created.');
    await goBack();
    await expect(step('Rooms')).toContainText('Room types: 1. Room numbers: 4.');
  });

  await test.step('photos', async () => {
    await step('Photos').getByRole('link').click();
    await main.locator('input[type=file]').setInputFiles(await picture(page, 'quay.jpg', 'teal'));
    await main.getByRole('button', { name: 'Upload' }).click();
    await expect(guest.heading('The first hour')).toBeVisible();
    await expect(step('Photos')).toContainText('Photos: 1.');
  });

  await test.step('rates', async () => {
    await step('Rates').getByRole('link', { name: 'Open rates' }).click();
    const form = page.getByRole('form', { name: 'Set rates' });
    await expect(form).toBeVisible();
    await goBack();
    await expect(step('Rates')).toContainText('Guests see prices from $140 a night.');
  });

  await test.step('hours', async () => {
    await step('Hours and rules').getByRole('link', { name: 'Change hours and rules' }).click();
    await main.getByLabel('Check-in from').fill('14:00');
    await main.getByLabel('Check-out until').fill('11:00');
    await proceed.click();
    await goBack();
    await expect(step('Hours and rules')).toContainText('Check-in from 14:00, check-out until 11:00.');
    await expect(main).toContainText('4 of 5 steps done');
  });

  await test.step('it is open for booking', async () => {
    await main.getByRole('button', { name: 'Open for booking' }).click();
    await expect(main).toContainText('The hotel is open. Guests find and book it from now on.');
    await expect(main).toContainText('5 of 5 steps done');
  });

  const checkIn = inDays(30);
  await test.step('a guest finds, books and pays', async () => {
    const traveller = await newPerson(browser, baseURL!);
    await traveller.page.goto('/');
    await traveller.goToSignIn();
    await traveller.signIn('guest_demo');
    await traveller.page.goto('/');
    await traveller.search({ city: CITY, checkIn, checkOut: inDays(32) });
    await traveller.page.getByRole('link', { name: `Details of ${HOTEL}` }).click();
    await expect(traveller.heading(HOTEL)).toBeVisible();
    await traveller.chooseRooms(1);
    await traveller.bookNow();
    await traveller.pay();
    await traveller.page.waitForURL('**/checkout-success**');
    await traveller.page.context().close();
  });

  await test.step('the owner sees this booking and no other', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(guest.heading('Bookings')).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Greta Lindholm');
  });
});

test('an owner invites a colleague, who works at once, and takes them off while they look', async ({
  page,
  guest,
  browser,
  baseURL,
}) => {
  test.slow();
  const { main } = guest;
  const colleague = { ...newGuest(), username: `desk_${Date.now().toString(36)}`, name: 'Dora Desk' };
  colleague.email = `${colleague.username}@staybook.example`;
  const dialog = page.getByRole('dialog');
  await page.goto('/staff/team');
  await guest.signIn(owner.username);

  await test.step('the last owner cannot leave', async () => {
    await main.getByRole('button', { name: 'Leave team' }).click();
    await dialog.getByRole('button', { name: 'Leave team' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Make another member of the team an owner first');
    await dialog.getByRole('button', { name: 'Stay on the team' }).click();
  });

  await test.step('the owner invites', async () => {
    await main.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByLabel('Email address').fill(colleague.email);
    await dialog.getByRole('checkbox', { name: 'Front desk' }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    const password = page.getByLabel('Password');
    if (await password.isVisible()) await password.fill(PASSWORD);
    await expect(main).toContainText(`We sent an invitation to ${colleague.email}.`);
  });

  const other = await newPerson(browser, baseURL!);
  await test.step('the colleague signs up, accepts and has the duties', async () => {
    await other.page.goto(
      await linkTo(page, colleague.email, `Join the team of ${HOTEL}`, '/teaminvitation'),
    );
    await expect(other.heading(`Join the team of ${HOTEL}`)).toBeVisible();
    await other.main.getByRole('link', { name: 'Sign up' }).click();
    await sendSignUp(other.page, colleague);
    await other.page.getByLabel('Code').fill(await codeFor(other.page, colleague.email));
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await expect(other.page).toHaveURL(/\/login/);
    await other.signIn(colleague.username);
    await other.main.getByRole('button', { name: 'Join the team' }).click();
    await expect(other.main).toContainText(`You have joined the team of ${HOTEL}.`);
    const menu = other.page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(other.page.getByRole('row').filter({ hasText: 'Greta Lindholm' })).toBeVisible();
  });

  await test.step('the owner takes them off the team, and their page says so at once', async () => {
    await page.reload();
    const row = main.getByRole('listitem').filter({ hasText: colleague.email });
    await expect(row).toContainText('Front desk');
    await row.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(main).toContainText(`${colleague.name} is no longer on the team.`);
    await expect(other.heading('You are no longer on the team')).toBeVisible();
    await expect(other.page.getByText('Greta Lindholm')).toHaveCount(0);
  });
  await other.page.context().close();
});
