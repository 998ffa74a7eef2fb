import { config } from '../core/config';
import { refuse } from '../core/problems';
import { PrivateAddress, checkPublic } from '../external/publicPost';
import { WebhookRefused } from './webhook.results';

/** The address as it is stored; refuses WebhookRefused where it is none that messages can be posted to. */
export async function requireWebhookAddress(text: string): Promise<string> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const schemes = config.webhookPrivateAddresses ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol))
    refuse(new WebhookRefused('Enter an address that begins with https://'));
  if (url.username || url.password)
    refuse(new WebhookRefused('Leave name and password out of the address: messages are signed.'));
  await checkPublic(url).catch((error: unknown) => {
    if (error instanceof PrivateAddress)
      refuse(
        new WebhookRefused('This address is inside a private network. Enter one of the public internet.'),
      );
    refuse(new WebhookRefused(`There is no host ${url.hostname}. Check the address.`));
  });
  return url.href;
}
