import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

/** Names in European languages, and the font packages that each needs. */
const NAMES = [
  'Été à l’Abbaye',
  'U Tří Čápů',
  'Łódź Główna',
  'Þingvellir með útsýni',
  'Phố Huế',
  'İstanbul Oteli',
];

/** The fonts that draw a text, whatever their parts. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const named = fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont]);
  return [...new Set(named.map(([name, isOurs]) => (isOurs ? name : `${name} of the system`)))];
}

test('names in European languages are drawn with our two fonts only', async ({ page, guest }) => {
  await page.goto('/help');
  await guest.waitUntilLoaded();
  for (const name of NAMES) {
    for (const selector of ['main h1', 'main p'])
      await page
        .locator(selector)
        .first()
        .evaluate((element, text) => (element.textContent = text), name);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => fontsOf(page, 'main h1'), name).toEqual(['Fraunces']);
    // Figtree has no Vietnamese letters
    if (!name.includes('ế')) await expect.poll(() => fontsOf(page, 'main p'), name).toEqual(['Figtree']);
  }
});
