/** A payment as shown on a receipt. */
export interface PaidWith {
  method: string;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** The names that cards carry, by the names of the card provider. */
const BRANDS: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa ending in 4242`, or where and how it was paid otherwise. */
export function describePayment({ method, cardBrand, cardLast4 }: PaidWith): string {
  if (method === 'CASH') return 'Cash, at the hotel';
  if (method === 'TERMINAL') return 'Card, at the hotel';
  return cardLast4 ? `${BRANDS[cardBrand ?? ''] ?? 'Card'} ending in ${cardLast4}` : 'Card';
}
