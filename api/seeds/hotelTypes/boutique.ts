import type { HotelTypeSeed } from '../seed.types';

export const boutique: HotelTypeSeed = {
  amenities: ['Breakfast', 'Bar', 'Concierge'],
  rooms: [
    {
      title: 'Petite double',
      factor: 1,
      maxPeople: 2,
      amenities: ['Double bed', 'Rain shower'],
      texts: [
        'Small, and for many the favourite: a double bed, a reading lamp each, and a window to BACK.',
        'Compact and carefully made, with a double bed, a shelf for books and the peace of BACK.',
      ],
    },
    {
      title: 'Classic queen',
      factor: 1.22,
      maxPeople: 2,
      amenities: ['Queen bed', 'Writing desk', 'Coffee maker'],
      texts: [
        'A queen bed, an armchair by the window and room to open two suitcases, facing FRONT.',
        'The room most guests choose: a queen bed, a proper desk and a view of FRONT.',
      ],
    },
    {
      title: 'Twin with two windows',
      factor: 1.26,
      maxPeople: 2,
      twin: true,
      amenities: ['Two single beds', 'Writing desk'],
      texts: [
        'Two single beds, pushed together if you ask, and light from two sides, over FRONT and over BACK.',
        'Good for friends who do not share blankets: two beds, two lamps, and one view of FRONT.',
      ],
    },
    {
      title: 'Corner room with bathtub',
      factor: 1.55,
      maxPeople: 2,
      amenities: ['King bed', 'Bathtub', 'Sitting corner'],
      texts: [
        'A king bed, a sitting corner and a free-standing tub from which you see FRONT.',
        'At the corner of the house, with windows on both walls, a king bed and a deep tub after a day of walking.',
      ],
    },
    {
      title: 'Attic suite',
      factor: 2.1,
      maxPeople: 3,
      amenities: ['King bed', 'Sofa bed', 'Bathtub', 'Espresso machine'],
      texts: [
        'On the top floor under the beams: bedroom, small salon with a sofa bed, and a wide view of FRONT.',
        'Sloping walls, a king bed, a sofa that opens for a third guest, and nothing above you but swifts.',
      ],
    },
  ],
};
