import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import { checkAccessibility } from './checkAccessibility';

test.use({ reducedMotion: 'reduce' });

/** A program that receives the messages of a webhook. The test sets its status, and whether it answers the challenge. */
const answer = { status: 204, echoes: false };
let program: Server;
test.beforeAll(async () => {
  program = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { challenge } = JSON.parse(body).data;
    if (challenge && answer.echoes) response.writeHead(200).end(challenge);
    else response.writeHead(answer.status).end();
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
});
test.afterAll(() => void program.close());

test('a developer makes a key and a webhook, verifies its address, and resends a failed message', async ({
  page,
  guest,
}) => {
  await page.goto('/graphiql');
  await guest.waitUntilLoaded();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByText('"ratingsAverage"').first()).toBeVisible();
  await page.getByRole('link', { name: 'Staybook' }).click();
  await checkAccessibility(guest, 'developers');
  await guest.main.getByRole('link', { name: 'the API keys page' }).click();
  await guest.signIn('guest_demo');
  await page.getByLabel('Name', { exact: true }).fill('Calendar');
  await page.getByLabel('Hotels and availability').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText(/^staybook_\w{30,}$/)).toBeVisible();
  await checkAccessibility(guest, 'API keys');

  await page.goto('/developers');
  await guest.main.getByRole('link', { name: 'the webhooks page' }).click();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/staybook`;
  await dialog.getByLabel('Endpoint URL').fill(url);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await checkAccessibility(guest, 'webhooks');

  await page.getByRole('link', { name: url }).click();
  await expect(
    page.getByText('This address is not verified yet, so no messages are sent to it.'),
  ).toBeVisible();
  await checkAccessibility(guest, 'a webhook that is not verified');
  answer.echoes = true;
  await page.getByRole('button', { name: 'Resend the challenge' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  answer.status = 500;
  await page.getByRole('button', { name: 'Send test message' }).click();
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByRole('listitem')).toContainText(/Retrying.*HTTP 500/);
  answer.status = 204;
  await deliveries.getByRole('button', { name: /^Resend webhook\.test/ }).click();
  await expect(deliveries.getByRole('listitem')).toContainText(/Delivered.*HTTP 204/);
  await deliveries.getByRole('button', { name: /^Details/ }).click();
  await checkAccessibility(guest, 'deliveries');
});
