/** Messages that a client may send at once, and in each later second; beyond that the socket is closed. */
const MESSAGES_AT_ONCE = 100;
const MESSAGES_A_SECOND = 20;

/** Makes a function for one socket of any protocol that answers whether one more message is allowed now. */
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
