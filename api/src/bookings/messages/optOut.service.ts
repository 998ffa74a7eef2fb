import { authorize, type Viewer } from '../../access/policy';
import { pageUrl } from '../../core/pageUrl';
import { hmac, matchesHmac } from '../../core/hmac';
import { isDuplicate } from '../../database/dbErrors';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { MessageOptOut, newMessageOptOut } from './messageOptOut.entity';
import type { RefuseMessagesInput } from './optOut.types';

const PURPOSE = 'refuseMessages';

interface Parties {
  userId: string;
  hotelId: string;
}

const subjectOf = ({ userId, hotelId }: Parties): string => `${userId} ${hotelId}`;

/** The address that ends thanks of a hotel: a page to open, and for mail programs a POST (RFC 8058). It needs no sign-in. */
export const refuseUrl = ({ userId, hotelId }: Parties): string =>
  pageUrl(`/refusemessages/${userId}/${hotelId}/${hmac(PURPOSE, subjectOf({ userId, hotelId }))}`);

/** Remembers that a guest wants no more thanks from a hotel; returns true also if that is known, or the link is wrong. */
export async function refuseMessages(
  viewer: Viewer | undefined,
  { userId, hotelId, token }: RefuseMessagesInput,
): Promise<boolean> {
  authorize(viewer, 'guestMessage:refuse');
  const isHmac = /^[0-9a-f]{64}$/.test(token);
  if (!isHmac || !matchesHmac(token, PURPOSE, subjectOf({ userId, hotelId }))) return true;
  try {
    await transaction(async () => {
      const isKnown = await repo(MessageOptOut).existsBy({ userId, hotelId });
      const areThere =
        (await repo(User).existsBy({ id: userId })) && (await repo(Hotel).existsBy({ id: hotelId }));
      if (!isKnown && areThere) await repo(MessageOptOut).insert([newMessageOptOut({ userId, hotelId })]);
    });
  } catch (error) {
    // pressed twice at once
    if (!isDuplicate(error)) throw error;
  }
  return true;
}
