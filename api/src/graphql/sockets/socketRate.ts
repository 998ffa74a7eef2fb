/** Messages that a client may send at once, and a second from then on; beyond that the socket is closed. */
const MESSAGES_AT_ONCE = 100;
const MESSAGES_A_SECOND = 20;

/** Answers, for one socket of whatever protocol, whether one more message is allowed now. */
export function socketRate(): () => boolean {
  let left = MESSAGES_AT_ONCE;
  let since = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(MESSAGES_AT_ONCE, left + ((now - since) / 1000) * MESSAGES_A_SECOND);
    since = now;
    left -= 1;
    return left >= 0;
  };
}
