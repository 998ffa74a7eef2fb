export interface Verdict {
  paid: boolean;
  /** For the person at the page, when not paid. */
  message: string;
}

const FREE_OF_CHARGE = 'Nothing was charged.';

/** The provider's well-known test numbers. */
const TEST_CARDS: Record<string, Verdict> = {
  '4242424242424242': { paid: true, message: '' },
  '4000000000000002': { paid: false, message: `This card was declined. ${FREE_OF_CHARGE} Try another card.` },
  '4000000000009995': {
    paid: false,
    message: `There is not enough money on this card. ${FREE_OF_CHARGE} Try another card.`,
  },
};

const NOT_A_TEST_CARD: Verdict = {
  paid: false,
  message: `This is not a test card, and no other is taken here. ${FREE_OF_CHARGE} Use one of the numbers below.`,
};

/** Digits alone: people write card numbers with spaces or hyphens. */
export const cardDigits = (written: string): string => written.replace(/[\s-]/g, '');

export const judgeCard = (written: string): Verdict => TEST_CARDS[cardDigits(written)] ?? NOT_A_TEST_CARD;
