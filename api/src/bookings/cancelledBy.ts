import { registerEnumType } from 'type-graphql';

/** Whose wish a cancellation is. */
export enum CancelledBy {
  HOTEL = 'HOTEL',
  GUEST = 'GUEST',
}
registerEnumType(CancelledBy, {
  name: 'CancelledBy',
  description: 'Who cancels, or cancelled, a booking.',
  valuesConfig: {
    HOTEL: { description: 'The hotel. By default everything that was paid is refunded.' },
    GUEST: { description: 'The guest. By default the refund follows the cancellation terms.' },
  },
});
