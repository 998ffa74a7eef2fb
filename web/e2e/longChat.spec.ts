import { expect } from '@playwright/test';
import { chatAs, find, messages, NAMES, sendAll, write } from './chatters';
import { withServer as test } from './fixtures';

/** The most rows of messages and days that a chat has at once, with some to spare. */
const MOST_ROWS = 140;

test('a long chat has few rows, keeps the place of the reader, and returns to its end', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  await sendAll(
    request,
    Array.from({ length: 400 }, (_, place) => `Line ${place + 1} of a long winter`),
  );
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  const { page } = greta;
  await find(page, NAMES.guest_two);
  await find(tomas.page, NAMES.guest_demo);
  const list = messages(page);
  const line = (number: number) => list.getByText(`Line ${number} of a long winter`, { exact: true });
  await expect(line(400)).toBeInViewport();

  // Wheel by wheel to the beginning, without a jump: each turn shows a line that the one before showed, further down.
  await list.hover();
  const firstShown = async () => {
    const shown = await list.getByText(/^Line \d+ of a long winter$/).all();
    for (const one of shown) {
      const box = await one.boundingBox();
      if (box && box.y > 200) return { text: (await one.textContent())!, y: box.y };
    }
    throw new Error('No line is on the screen.');
  };
  for (let turns = 0; (await line(1).count()) === 0; turns++) {
    expect(turns).toBeLessThan(200);
    const before = await firstShown();
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(150);
    const after = await list.getByText(before.text, { exact: true }).boundingBox();
    expect(after!.y - before.y).toBeGreaterThanOrEqual(0);
    expect(after!.y - before.y).toBeLessThanOrEqual(310);
  }
  expect(await list.getByRole('listitem').count()).toBeLessThan(MOST_ROWS);

  // What arrives meanwhile moves nothing, and is announced.
  const before = await firstShown();
  await write(tomas.page, 'Are you still reading?');
  await expect(page.getByRole('button', { name: 'New messages', exact: true })).toBeVisible();
  expect(await firstShown()).toEqual(before);
  await page.getByRole('button', { name: 'New messages', exact: true }).click();
  await expect(list.getByText('Are you still reading?')).toBeInViewport();
  await expect(line(1)).toHaveCount(0);
  await write(page, 'I was at the beginning');
  await expect(list.getByText('I was at the beginning')).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(MOST_ROWS);
  for (const { page: own } of [greta, tomas]) await own.context().close();
});
