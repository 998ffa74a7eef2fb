import type { IncomingMessage } from 'node:http';

/**
 * What caches between visitors and the api may do with an answer that is the same for every visitor: keep it for a second,
 * and for ten more while they ask for the next. nginx of the composed shape keeps what has exactly this header
 * (web/nginx.conf), in one form for all languages: an answer with words in the language of its reader has not this header.
 */
export const KEPT_FOR_ALL = 'public, s-maxage=1, stale-while-revalidate=10';

/** Whether a request reads and says nothing of who sends it, so that its answer may be the same for all. */
export const isFromVisitor = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  /^(GET|HEAD)$/.test(method ?? '') && headers.authorization === undefined && headers.cookie === undefined;
