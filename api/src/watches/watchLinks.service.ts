import { IsNull } from 'typeorm';
import { pageUrl } from '../core/pageUrl';
import { now } from '../core/clock';
import { repo, transaction } from '../database/transaction';
import { hmac, matchesHmac } from '../core/hmac';
import { Watch } from './watch.entity';
import type { EndWatchByLinkInput } from './watch.types';

const PURPOSES = { one: 'endWatch', all: 'endWatches' } as const;

const linkOf = (which: keyof typeof PURPOSES, id: string): string =>
  pageUrl(`/endwatch/${which}/${id}/${hmac(PURPOSES[which], id)}`);

/** The address that ends a watch: a page to open, and for mail programs a POST (RFC 8058). It needs no sign-in. */
export const endUrl = (watchId: string): string => linkOf('one', watchId);

/** The address that ends all watches of a user, in the same ways. */
export const endAllUrl = (userId: string): string => linkOf('all', userId);

/** Ends what the link names; returns true also if that has ended already or the link is wrong. */
export async function endByLink({ all, id, token }: EndWatchByLinkInput): Promise<boolean> {
  const isHmac = /^[0-9a-f]{64}$/.test(token);
  if (isHmac && matchesHmac(token, all ? PURPOSES.all : PURPOSES.one, id))
    await transaction(() =>
      repo(Watch).update({ ...(all ? { userId: id } : { id }), endedAt: IsNull() }, { endedAt: now() }),
    );
  return true;
}
