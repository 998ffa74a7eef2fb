const NOT_CHARGED = 'You have not been charged.';

/** The provider's well-known test numbers: the reason why a card is declined, or null if it pays. */
const TEST_CARDS: Record<string, string | null> = {
  '4242424242424242': null,
  '4000000000000002': `This card was declined. ${NOT_CHARGED} Try another card.`,
  '4000000000000259': null,
  '4000000000001976': null,
  '4000000000009995': `This card has insufficient funds. ${NOT_CHARGED} Try another card.`,
};

const NOT_A_TEST_CARD = `Only test cards are accepted here. ${NOT_CHARGED} Use one of the numbers below.`;

/** The digits of a card number, which people write with spaces or hyphens. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Why the card cannot pay, in a sentence for its owner; null if it can. */
export function checkCard(number: string): string | null {
  const reason = TEST_CARDS[cardDigits(number)];
  return reason === undefined ? NOT_A_TEST_CARD : reason;
}

/** The test numbers that pay and are disputed at once; an inquiry takes no money back. */
export const DISPUTED_CARDS: Partial<Record<string, { reason: string; isInquiry: boolean }>> = {
  '4000000000000259': { reason: 'fraudulent', isInquiry: false },
  '4000000000001976': { reason: 'fraudulent', isInquiry: true },
};
