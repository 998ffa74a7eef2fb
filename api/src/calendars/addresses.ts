import { fill } from '../../../schema/fill';
import { reportRefusedInput } from '../access/refusedInput';
import { config } from '../core/config';
import { refuse } from '../core/problems';
import { seal, SealBroken, unseal } from '../core/sealed';
import { checkPublic, PrivateAddress, UnlistedHost } from '../external/publicHosts';
import { hashToken, randomToken } from '../users/sessions/tokens';
import { RoomCalendarRefused } from './calendar.types';
import type { RoomCalendar } from './roomCalendar.entity';

/** What the column `sealedToken` is sealed for. */
export const PURPOSE = 'room calendar address';

/**
 * The secret address from which other sites read the taken nights; null if the server no longer has the secret that
 * sealed it. It goes on working then.
 */
export function addressOfCalendar({ sealedToken }: RoomCalendar): string | null {
  try {
    return `${config.publicUrl}/calendars/${unseal(PURPOSE, sealedToken)}.ics`;
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/** The columns of a calendar that gets a new secret address. */
export function newAddress(): Pick<RoomCalendar, 'tokenHash' | 'sealedToken'> {
  const token = randomToken();
  return { tokenHash: hashToken(token), sealedToken: seal(PURPOSE, token) };
}

/** The address in its stored form; null if there is none. Refuses RoomCalendarRefused if nothing can be read there. */
export async function requireAddress(given: string | null | undefined): Promise<string | null> {
  const text = given?.trim().replace(/^webcal:/i, 'https:');
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const schemes = config.webhookPrivateAddresses ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol))
    refuse(new RoomCalendarRefused('Enter an address that starts with https:// or webcal://'));
  if (url.username || url.password)
    refuse(new RoomCalendarRefused('Remove the username and password from the address.'));
  await checkPublic(url, config.calendarHosts).catch((error: unknown) => {
    if (error instanceof PrivateAddress) {
      reportRefusedInput('host', { where: 'calendar' });
      refuse(
        new RoomCalendarRefused('This address is in a private network. Enter one on the public internet.'),
      );
    }
    if (error instanceof UnlistedHost)
      refuse(
        new RoomCalendarRefused('Calendars cannot be read from this host. Ask the operator to allow it.'),
      );
    refuse(
      new RoomCalendarRefused(
        fill('The host {hostname} was not found. Check the address.', { hostname: url.hostname }),
      ),
    );
  });
  return url.href;
}
