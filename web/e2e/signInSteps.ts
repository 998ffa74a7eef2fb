import { expect, type Page } from '@playwright/test';
import type { Guest } from './guest';
import { PASSWORD } from './newGuest';

/* Signing in by several steps. */

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
export const heading = ({ main }: Guest, name: string) => main.getByRole('heading', { name, exact: true });

/** Ends on the sign-in page: the page that says so before goes on by itself, on a slow machine before it is looked at. */
export async function signOut({ page }: Guest): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

export async function sendPassword({ page }: Guest, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
