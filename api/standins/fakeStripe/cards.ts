import type { Words } from './page.words';

/** The provider's well-known test numbers: the words for the reason why a card is declined, or null if it pays. */
const TEST_CARDS: Record<string, keyof Words | null> = {
  '4242424242424242': null,
  '4000000000000002': 'declined',
  '4000000000000259': null,
  '4000000000001976': null,
  '4000000000009995': 'insufficientFunds',
};

/** The digits of a card number, which people write with spaces or hyphens. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** The words for the reason why the card cannot pay; null if it can. */
export function checkCard(number: string): keyof Words | null {
  const reason = TEST_CARDS[cardDigits(number)];
  return reason === undefined ? 'notATestCard' : reason;
}

/** The test numbers that pay and are disputed at once; an inquiry takes no money back. */
export const DISPUTED_CARDS: Partial<Record<string, { reason: string; isInquiry: boolean }>> = {
  '4000000000000259': { reason: 'fraudulent', isInquiry: false },
  '4000000000001976': { reason: 'fraudulent', isInquiry: true },
};
