import { expect, type Page } from '@playwright/test';
import { checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { signOut } from './signInSteps';

/** Opens the booking of the latest stay that has no review yet. */
async function openUnreviewed(page: Page): Promise<void> {
  await page.goto('/mybookings?show=past');
  const rows = page.getByRole('listitem').filter({ hasText: 'Stayed' });
  await rows.first().waitFor();
  const count = await rows.count();
  for (let index = 0; index < count; index++) {
    await rows.nth(index).getByRole('link', { name: 'Show booking details' }).click();
    const write = page.getByRole('link', { name: 'Write a review' });
    const show = page.getByRole('link', { name: 'Show the review' });
    await write.or(show).first().waitFor();
    if (await write.isVisible()) return;
    await page.goBack();
  }
  throw new Error('Every booking is reviewed already.');
}

const bars = (page: Page, stars: string) => page.getByRole('listitem', { name: new RegExp(`^${stars}: `) });
const countOf = async (page: Page, stars: string): Promise<number> => {
  const name = await bars(page, stars).getAttribute('aria-label');
  return Number(/: (\d+)/.exec(name ?? '')?.[1]);
};

test('a guest writes a review of a booking, reads it at the hotel, edits and deletes it', async ({
  page,
  guest,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_three', { trustDevice: true });
  await page.goto('/myreviews');
  await page.getByRole('region', { name: 'Stays you can review' }).getByRole('link').first().click();
  const reference = page.getByLabel('Booking reference');
  await expect(reference).toHaveValue(/^[A-Z]\d[2-9A-Z]{2}-[2-9A-Z]{4}$/);
  const booking = await reference.inputValue();
  await page.getByRole('radio', { name: '1 star' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4 out of 5')).toBeVisible();
  await page.getByLabel('Review', { exact: true }).fill('The owls are loud, the beds are soft.');
  const staff = page.getByRole('group', { name: 'Staff' });
  await staff.getByRole('radio', { name: '3 out of 5' }).check({ force: true });
  await page.getByRole('button', { name: 'Publish review' }).click();

  await expect(page).toHaveURL('/myreviews');
  const mine = page.getByRole('listitem').filter({ hasText: 'The owls are loud' });
  await expect(mine).toContainText('4 out of 5');
  await expect(mine).toContainText('Staff 3');

  await mine.getByRole('heading').getByRole('link').click();
  await expect(page.getByText('The owls are loud')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Average scores' })).toContainText('Staff');
  const [four, five] = [await countOf(page, '4 stars'), await countOf(page, '5 stars')];
  await page.goBack();

  await mine.getByRole('link', { name: 'Edit review' }).click();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByLabel('New review', { exact: true })).toHaveValue(/^The owls are loud/);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(mine).toContainText('5 out of 5');
  await expect(mine).toContainText('The owls are loud');

  await mine.getByRole('heading').getByRole('link').click();
  await expect(bars(page, '5 stars')).toHaveAccessibleName(new RegExp(`: ${five + 1} `));
  expect(await countOf(page, '4 stars')).toBe(four - 1);
  await page.goBack();

  await mine.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(mine).toHaveCount(0);
  await page.goto(`/bookings/${booking}`);
  await expect(page.getByRole('link', { name: 'Write a review' })).toBeVisible();
});

test('a guest finds a review helpful and reports it; staff see the report and dismiss it', async ({
  page,
  guest,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_two', { trustDevice: true });
  await page.goto('/reviews?stars=5');
  await expect(page.getByRole('combobox', { name: 'Show reviews with' })).toHaveValue('5');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Report' }) })
    .first();
  const helpful = card.getByRole('button', { name: /^Helpful/ });
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText('Helpful (1)');
  await card.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review?' });
  await checkOpen(guest, 'dialog[open]', 'the dialog that reports a review');
  await dialog.getByRole('radio', { name: 'It names a person' }).check();
  await dialog.getByLabel(/What should our staff know/).fill('The cook is named.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('You reported this review')).toBeVisible();
  await page.goto('/reviews?sort=HELPFUL');
  await expect(page.getByRole('listitem').filter({ hasText: 'You reported' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Helpful (1)' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await signOut(guest);
  await guest.signIn('admin_demo', { trustDevice: true });
  await page.goto('/staff/reviews?reported=yes');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Dismiss reports' }).click();
  await expect(page.getByText('The reports of 1 review are dismissed.')).toBeVisible();
  await expect(page.getByText('No review in the database !!!')).toBeVisible();
});

test('a future stay cannot be reviewed yet', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_two', { trustDevice: true });
  await page.goto('/mybookings');
  const rows = page.getByRole('listitem').filter({ hasText: 'Confirmed' });
  await rows.first().getByRole('link', { name: 'Show booking details' }).click();
  await expect(page.getByRole('link', { name: 'Change dates or rooms' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveCount(0);
  await page.goto(`/createreview?booking=${page.url().split('/').pop()}`);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Review', { exact: true }).fill('I look forward to it.');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^You can review this stay from the day of departure, \w+/,
  );
});

test('reviewing another guest’s booking is refused, and a review is found by its reference', async ({
  page,
  guest,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_three', { trustDevice: true });
  await openUnreviewed(page);
  const booking = page.url().split('/').pop()!;
  await signOut(guest);
  await guest.signIn('guest_two', { trustDevice: true });

  await page.goto(`/createreview?booking=${booking}`);
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await page.getByLabel('Review', { exact: true }).fill('I was never there.');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are not the customer who made the reservation');

  await page.goto('/myreviews');
  const reference = (await page
    .getByText(/^Reference /)
    .first()
    .textContent())!.slice('Reference '.length);
  await page.goto('/reviews/findreview');
  await page.getByLabel('Review reference').fill(reference);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.heading('Review found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${reference}$`));
  await page.reload();
  await expect(guest.heading('Review found')).toBeVisible();
});
