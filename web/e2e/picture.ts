import type { Page } from '@playwright/test';

/** A picture of one colour, in a file with that name. */
export async function picture(page: Page, name: string, colour: string) {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}
