export const pricesIn = 'Prices in {currency}';
