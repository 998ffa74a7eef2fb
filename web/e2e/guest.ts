import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type Server } from './testServer';

/** The night so many days from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** 2026-11-20 as the date fields write it: 20/Nov/2026. */
const inField = (night: string): string => {
  const month = new Date(night).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${night.slice(8)}/${month}/${night.slice(0, 4)}`;
};

/** Until what the page asked for is there, on a slow machine too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const loading = main.getByText('Loading', { exact: true }).or(main.getByLabel('Loading', { exact: true }));
  await expect(loading).toHaveCount(0);
}

interface Search {
  city: string;
  checkIn: string;
  checkOut: string;
}

/** Somebody in front of a browser, and what they can do in our house. */
export class Guest {
  constructor(readonly page: Page) {}

  get main() {
    return this.page.getByRole('main');
  }

  get selection() {
    return this.page.getByRole('region', { name: 'Your selection' });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** From any page: by the top bar, or by the menu where the screen is small. */
  async goToSignIn(): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Menu' });
    const link = this.page.getByRole('link', { name: 'Sign in' });
    await menu.or(link).filter({ visible: true }).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await link.click();
  }

  /** On the sign-in page. */
  async signIn(username: string, { trustDevice = false, password = 'Stay#2026' } = {}): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password').fill(password);
    if (trustDevice) await this.page.getByLabel('Trust this device').check();
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** On the home page. */
  async search({ city, checkIn, checkOut }: Search): Promise<void> {
    const bar = this.page.getByRole('search');
    await bar.getByLabel('Destination').selectOption(city);
    for (const [label, night] of [
      ['Check-in', checkIn],
      ['Check-out', checkOut],
    ] as const) {
      const field = bar.getByRole('textbox', { name: label });
      await field.fill(inField(night));
      await field.blur();
      await expect(field).toHaveValue(inField(night));
    }
    await bar.getByRole('button', { name: 'Search' }).click();
  }

  /** On a list of hotels: opens one, answers its name. */
  async openHotel(place = 0): Promise<string> {
    const link = this.page.getByRole('link', { name: /^Details of / }).nth(place);
    const name = (await link.getAttribute('aria-label'))!.replace('Details of ', '');
    await link.click();
    await expect(this.heading(name)).toBeVisible();
    return name;
  }

  /** Straight to a hotel of that city, its rooms shown for those nights. */
  async visitHotel({ city, checkIn, checkOut }: Search, place = 0): Promise<void> {
    await this.page.goto(`/searchhotelsresults?${new URLSearchParams({ city, checkIn, checkOut })}`);
    await this.openHotel(place);
  }

  /** On a hotel's page: ticks the first free number of so many room types, answers the numbers. */
  async chooseRooms(types: number): Promise<string[]> {
    const numbers: string[] = [];
    const cards = this.main.getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (let place = 0; numbers.length < types; place++) {
      await cards.nth(place).getByRole('button', { name: 'Select' }).click();
      const dialog = this.page.getByRole('dialog');
      const free = dialog.getByRole('checkbox', { disabled: false });
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
      const isFree = (await free.count()) > 0;
      if (isFree) {
        const label = free.first().locator('xpath=ancestor::label');
        numbers.push((await label.textContent())!.match(/\d+/)![0]);
        await free.first().check();
      }
      await dialog.getByRole('button', { name: isFree ? 'Continue' : 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    }
    return numbers;
  }

  async bookNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Book Now' }).click();
    await this.page.waitForURL('**/dev/till/pay/**');
  }

  /** On the hosted payment page. */
  async pay(card: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByLabel('Expires').fill('12 / 34');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Name on card').fill('A. Guest');
    await this.page.getByRole('button', { name: /^Pay / }).click();
  }
}

/** Journeys side by side do not meet: each worker has a house of its own. */
export const withServer = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/** Every journey ends with a look at the console: nothing may have complained there. */
export const test = withServer.extend<{ guest: Guest }>({
  guest: async ({ page }, use) => {
    const complaints = listenForComplaints(page);
    await use(new Guest(page));
    expect(complaints, 'complaints in the console').toEqual([]);
  },
});

/** A declined card is told by its status, which the browser writes down as an error. */
const isDeclined = (address: string): boolean => address.includes('/dev/till/pay/');

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isDeclined(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
