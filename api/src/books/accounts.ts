import { registerEnumType } from 'type-graphql';
import { FolioAccount } from '../bookings/folio/folioLine.entity';

/** The accounts of the books: those of folio lines, and those between which the hotel's own money moves. */
export const BookAccount = {
  ...FolioAccount,
  GUESTS: 'GUESTS',
  BANK: 'BANK',
  PROVIDER_FEES: 'PROVIDER_FEES',
  CASH_DIFFERENCES: 'CASH_DIFFERENCES',
} as const;
export type BookAccount = (typeof BookAccount)[keyof typeof BookAccount];

registerEnumType(BookAccount, {
  name: 'BookAccount',
  description: 'An account of the books of the hotels.',
  valuesConfig: {
    ROOM_REVENUE: { description: 'Nights sold.' },
    TAXES_PAYABLE: { description: 'Taxes and fees of the city.' },
    EXTRAS_REVENUE: { description: 'Extras sold, with all taxes.' },
    CANCELLATION_FEES: { description: 'What is kept of cancelled nights.' },
    ALLOWANCES: { description: 'What the hotel waives or gives back without having to.' },
    CARD_ONLINE: { description: 'Money at the card provider.' },
    CARD_AT_DESK: { description: "Money taken by the hotel's card terminal." },
    CASH: { description: 'Cash at the front desk.' },
    RECEIVABLES: { description: 'What companies owe for payments on account.' },
    REFUNDS_PAYABLE: { description: 'Refunds that are decided, until they are paid.' },
    DISPUTES: { description: 'Payments that banks took back, until the dispute ends.' },
    DISPUTE_LOSSES: { description: 'What the hotel sold and lost the payment of, to disputes.' },
    GUESTS: { description: "What guests owe, or have paid in advance: the guests' ledger." },
    BANK: { description: "Money on the hotel's bank account." },
    PROVIDER_FEES: { description: 'Fees of the card provider.' },
    CASH_DIFFERENCES: { description: 'Cash that was missing or too much when it was counted.' },
  },
});
