import type { HotelTypeSeed } from '../seed.types';

export const resort: HotelTypeSeed = {
  amenities: ['Restaurant', 'Poolside bar', 'Free parking'],
  rooms: [
    {
      title: 'Garden room',
      factor: 1,
      maxPeople: 2,
      amenities: ['Queen bed', 'Terrace', 'Outdoor shower'],
      texts: [
        'On the ground floor, with a terrace of its own, two loungers and steps that lead to BACK.',
        'A cool, shady room with a queen bed and a glass door that opens to BACK.',
      ],
    },
    {
      title: 'Twin room with balcony',
      factor: 1.12,
      maxPeople: 2,
      twin: true,
      amenities: ['Two single beds', 'Balcony'],
      texts: [
        'Two wide single beds and a balcony for drying swimwear while you look at FRONT.',
        'Upstairs, with two beds, a ceiling fan and a balcony towards FRONT.',
      ],
    },
    {
      title: 'Premium room with view',
      factor: 1.35,
      maxPeople: 3,
      amenities: ['King bed', 'Day bed', 'Balcony', 'Bathtub'],
      texts: [
        'A king bed, a day bed long enough to sleep on, and FRONT from wherever you happen to lie.',
        'The view is the point: FRONT from the bed, from the tub and from a balcony with space for dinner.',
      ],
    },
    {
      title: 'Family villa',
      factor: 1.8,
      maxPeople: 5,
      amenities: ['Two bedrooms', 'Kitchenette', 'Private garden'],
      texts: [
        'Two bedrooms, a kitchenette and a fenced garden, so that adults may sit while children run.',
        'A little house for five with its own gate, a long table outside, and a short way to the pool.',
      ],
    },
    {
      title: 'Pool suite',
      factor: 1.84,
      maxPeople: 2,
      amenities: ['King bed', 'Private pool', 'Bathtub', 'Breakfast in the suite'],
      texts: [
        'A king bed, a stone bath and a private pool behind a hedge, with breakfast brought when you ring.',
        'A secluded corner of the grounds: a plunge pool of your own, facing FRONT, and nobody in sight.',
      ],
    },
  ],
};
