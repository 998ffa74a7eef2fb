import { registerEnumType } from 'type-graphql';

/** What a member of a hotel's team does there. */
export enum HotelDuty {
  OWNER = 'OWNER',
  MANAGER = 'MANAGER',
  FRONT_DESK = 'FRONT_DESK',
  REVENUE = 'REVENUE',
  HOUSEKEEPING = 'HOUSEKEEPING',
  FINANCE = 'FINANCE',
}
registerEnumType(HotelDuty, {
  name: 'HotelDuty',
  description:
    "A duty of a member of a hotel's team. It grants what schema/access.md lists, at this hotel only.",
  valuesConfig: {
    OWNER: { description: 'Everything at the hotel, with its team and its terms of payment.' },
    MANAGER: { description: 'Everything at the hotel but its team and its terms of payment.' },
    FRONT_DESK: {
      description: 'Bookings, stays, payments at the desk, small refunds, and chats with guests.',
    },
    REVENUE: { description: 'Prices, extras and figures.' },
    HOUSEKEEPING: { description: 'The status of rooms, repairs, and lost property.' },
    FINANCE: { description: 'Payments, invoices, the journal, taxes and exports.' },
  },
});
