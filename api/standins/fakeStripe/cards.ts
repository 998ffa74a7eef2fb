const NOT_CHARGED = 'Nothing was charged.';

/** The provider's well-known test numbers; why a card is declined, or null where it pays. */
const TEST_CARDS: Record<string, string | null> = {
  '4242424242424242': null,
  '4000000000000002': `This card was declined. ${NOT_CHARGED} Try another card.`,
  '4000000000009995': `There is not enough money on this card. ${NOT_CHARGED} Try another card.`,
};

const NOT_A_TEST_CARD = `This is not a test card, and no other is taken here. ${NOT_CHARGED} Use one of the numbers below.`;

/** Digits alone: people write card numbers with spaces or hyphens. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Why the card cannot pay, in a sentence for its owner; null where it can. */
export function checkCard(number: string): string | null {
  const reason = TEST_CARDS[cardDigits(number)];
  return reason === undefined ? NOT_A_TEST_CARD : reason;
}
