import { registerEnumType } from 'type-graphql';

/** The amenities that guests look for first, independent of a hotel's wording. */
export enum HotelFeature {
  FREE_CANCELLATION = 'FREE_CANCELLATION',
  BREAKFAST = 'BREAKFAST',
  WIFI = 'WIFI',
  PARKING = 'PARKING',
}
registerEnumType(HotelFeature, {
  name: 'HotelFeature',
  description: 'A popular feature, however a hotel describes it.',
  valuesConfig: {
    FREE_CANCELLATION: {
      description:
        'A booking made now for these dates can be cancelled for a full refund; without dates, every hotel.',
    },
    BREAKFAST: { description: 'Any kind of breakfast.' },
    WIFI: { description: 'Wi-Fi, which every room has.' },
    PARKING: { description: 'Any kind of parking for cars.' },
  },
});
