import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The night this many days from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** 2026-11-20 in the format of the date fields: 20/Nov/2026. */
export const inField = (night: string): string => {
  const month = new Date(night).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${night.slice(8)}/${month}/${night.slice(0, 4)}`;
};

export const ACCEPTED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

interface Search {
  city: string;
  checkIn: string;
  checkOut: string;
}

/** Runs in the page: waits until it is rendered and idle. Chromium may never call back if it has nothing to draw. */
const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

/** A visit ends when the code of a rendered page is loaded (web/early.js), unless it waits for less. */
function waitForCode(page: Page): void {
  const hasCode = () => page.waitForFunction(() => !document.querySelector('template#code'));
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await hasCode();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await hasCode();
    return response;
  };
}

/** A guest at a browser, and their actions on Staybook's pages. */
export class Guest {
  private readonly openRequests = new Set<Request>();
  /** Addresses that workers request; the browser never reports the end of these requests. */
  private readonly workerScripts = new Set<string>();

  constructor(readonly page: Page) {
    waitForCode(page);
    page.on('request', (request) => {
      // A new document abandons the requests of the former one, and the browser does not report the end of all of them.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.openRequests.clear();
      this.openRequests.add(request);
    });
    page.on('requestfinished', (request) => this.openRequests.delete(request));
    page.on('requestfailed', (request) => this.openRequests.delete(request));
    page.on('worker', (worker) => this.workerScripts.add(worker.url()));
  }

  private addressesAwaited(): string[] {
    return [...this.openRequests]
      .map((request) => request.url())
      .filter((address) => !this.workerScripts.has(address));
  }

  get main() {
    return this.page.getByRole('main');
  }

  get selection() {
    return this.page.getByRole('region', { name: 'Your selection' });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Waits until every request is answered and the page is rendered. */
  async waitUntilLoaded(): Promise<void> {
    const loading = this.main
      .getByText('Loading', { exact: true })
      .or(this.main.getByLabel('Loading', { exact: true }));
    await expect(loading).toHaveCount(0);
    await expect
      .poll(
        async () => {
          await this.page.evaluate(whenIdle);
          return this.addressesAwaited();
        },
        { message: 'all requests are answered', timeout: 30_000 },
      )
      .toEqual([]);
    await expect(loading).toHaveCount(0);
  }

  /** From any page: by the top bar, or on a small screen by the menu. */
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
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
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

  /** On a list of hotels: opens one and returns its name. */
  async openHotel(place = 0): Promise<string> {
    const link = this.page.getByRole('link', { name: /^Details of / }).nth(place);
    const name = (await link.getAttribute('aria-label'))!.replace('Details of ', '');
    await link.click();
    // the list has a heading with the name as well
    await expect(this.main.getByRole('heading', { name, level: 1 })).toBeVisible();
    return name;
  }

  /** Opens a hotel of that city directly, with its rooms for those nights. */
  async visitHotel({ city, checkIn, checkOut }: Search, place = 0): Promise<void> {
    await this.page.goto(`/searchhotelsresults?${new URLSearchParams({ city, checkIn, checkOut })}`);
    await this.openHotel(place);
  }

  /** On a hotel's page: selects the first free room number of this many room types, and returns the numbers. */
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
  async pay(card = ACCEPTED_CARD): Promise<void> {
    // by the names of the fields, since the page is in the language of the guest
    const typed = { card, expiry: '12 / 34', code: '123', name: 'A. Guest' };
    for (const [name, text] of Object.entries(typed))
      await this.page.locator(`input[name=${name}]`).fill(text);
    await this.page.locator('button[type=submit]').click();
  }
}

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const isThere = () => element.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < 100 && !(await isThere()); step++) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}
