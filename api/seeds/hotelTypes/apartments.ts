import type { HotelTypeSeed } from '../seed.types';

export const apartments: HotelTypeSeed = {
  amenities: ['Self-catering', 'Laundry', 'Lift', 'Long stays'],
  rooms: [
    {
      title: 'Studio',
      factor: 1,
      maxPeople: 2,
      amenities: ['Double bed', 'Kitchenette', 'Work desk'],
      texts: [
        'One bright room with a double bed, a kitchenette behind folding doors and a table at the window.',
        'Everything for two in one room, from the whisk to the ironing board, on the side of BACK.',
      ],
    },
    {
      title: 'Studio with balcony',
      factor: 1.18,
      maxPeople: 2,
      amenities: ['Queen bed', 'Kitchenette', 'Balcony'],
      texts: [
        'A queen bed, a compact kitchen and a balcony with two chairs, facing FRONT.',
        'The extra is outside: a balcony above FRONT, wide enough for breakfast.',
      ],
    },
    {
      title: 'One-bedroom apartment',
      factor: 1.42,
      maxPeople: 3,
      amenities: ['Bedroom', 'Sofa bed', 'Full kitchen'],
      texts: [
        'A bedroom with a door that closes, a living room with a sofa bed, and a kitchen to cook in.',
        'Bedroom to BACK, living room to FRONT, and a full kitchen between the two.',
      ],
    },
    {
      title: 'Two-bedroom apartment',
      factor: 1.95,
      maxPeople: 5,
      twin: true,
      amenities: ['Two bedrooms', 'Full kitchen', 'Dishwasher', 'Washing machine'],
      texts: [
        'A double and a twin bedroom, a sofa bed, a dishwasher and a table at which everybody fits.',
        'For families and small teams: two bedrooms, one long table, and FRONT in the living-room window.',
      ],
    },
    {
      title: 'Penthouse apartment',
      factor: 2.6,
      maxPeople: 6,
      amenities: ['Three bedrooms', 'Two bathrooms', 'Roof terrace', 'Full kitchen'],
      texts: [
        'Three bedrooms, two bathrooms and a terrace that looks over FRONT on one side and BACK on the other.',
        'Up at the top of the house, with beds for six and a terrace where dinner tends to last.',
      ],
    },
  ],
};
