import { chargeWords } from '../../../schema/chargeWords';
import type { PriceLine } from './PriceLines';

/** Taxes and fees as lines below the rooms. */
export const chargeLines = (charges: readonly { title: string; cents: number }[]): PriceLine[] =>
  charges.map(({ title, cents }) => ({
    key: title,
    label: chargeWords({ title, cents }),
    detail: null,
    cents,
  }));
