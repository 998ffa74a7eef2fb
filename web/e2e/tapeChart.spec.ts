import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility, tablet } from './checkAccessibility';
import { test } from './fixtures';

test('an administrator blocks nights and moves a stay in the tape chart, and undoes both', async ({
  page,
  guest,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const stay = await api.findStayAhead();
  await page.goto(`/tapechart?hotel=${stay.hotelId}&date=${stay.checkIn}`);
  await guest.signIn('admin_demo');
  const chart = page.getByRole('grid', { name: /^Tape chart of/ });
  const row = (number: number) =>
    chart.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${number}, `) }) });
  const bar = row(stay.number).getByRole('gridcell', { name: `${stay.guest}, confirmed` });
  await expect(bar).toBeVisible();
  await checkAccessibility(guest, 'the tape chart', tablet);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the bar of a stay opens its booking, and moves it to another room', async () => {
    await bar.click();
    await page.getByRole('button', { name: 'Move to another room' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another room' });
    await expect(dialog.getByRole('option').nth(1)).toBeAttached();
    const to = Number(await dialog.getByRole('option').nth(1).textContent());
    await dialog.getByLabel('Room').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText(`${stay.guest} moved to room ${to}.`)).toBeVisible();
    await expect(
      row(to)
        .getByRole('gridcell', { name: `${stay.guest}, confirmed` })
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${stay.guest} is back in room ${stay.number}.`)).toBeVisible();
    await expect(bar).toBeVisible();
  });

  await test.step('dragging a bar over free nights moves it', async () => {
    await page.getByRole('button', { name: 'Close details' }).click();
    const from = (await bar.boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    for (const down of [8, 20, 30]) await page.mouse.move(from.x + 10, from.y + 10 + down);
    await page.mouse.up();
    await expect(page.getByText(/moved to room \d+\.|Already taken/).first()).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    if (await undo.isVisible()) await undo.click();
    await expect(bar).toBeVisible();
  });

  await test.step('the keyboard selects nights, and a refusal names the taken one', async () => {
    await page.getByRole('button', { name: 'Out of order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Out of order' });
    await dialog.getByLabel('Room').selectOption({ label: String(stay.number) });
    await dialog.getByLabel('First night', { exact: true }).fill(stay.checkIn);
    await dialog.getByLabel('Available from', { exact: true }).fill(nextDay(stay.checkIn));
    await dialog.getByLabel('Reason').fill('Painting');
    await dialog.getByRole('button', { name: 'Put out of order' }).click();
    await expect(dialog.getByText(`room ${stay.number} on ${stay.checkIn}`)).toBeVisible();
    await dialog.getByLabel('First night', { exact: true }).fill('2029-03-01');
    await dialog.getByLabel('Available from', { exact: true }).fill('2029-03-04');
    await dialog.getByRole('button', { name: 'Put out of order' }).click();
    await expect(page.getByText('Out of order for 3 nights.')).toBeVisible();
    await page.getByLabel('First day shown', { exact: true }).fill('2029-02-27');
    const blocked = row(stay.number).getByRole('gridcell', { name: 'Painting, out of order' });
    await expect(blocked).toBeVisible();
    await blocked.click();
    await page.getByRole('button', { name: 'Back in order' }).click();
    await expect(blocked).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(blocked).toBeVisible();
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('complementary', { name: /out of order$/ }).or(page.getByRole('dialog')),
    ).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(chart).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const nextDay = (night: string): string =>
  new Date(Date.parse(night) + 86_400_000).toISOString().slice(0, 10);
