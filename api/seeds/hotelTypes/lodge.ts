import type { HotelTypeSeed } from '../seed.types';

export const lodge: HotelTypeSeed = {
  amenities: ['Breakfast', 'Common room', 'Boot room'],
  rooms: [
    {
      title: 'Timber double',
      factor: 1,
      maxPeople: 2,
      amenities: ['Double bed', 'Wool blankets'],
      texts: [
        'Pine boards, a double bed and a thick wool blanket; the window stands open to BACK.',
        'A snug room that smells of wood, with a double bed and hooks for wet jackets.',
      ],
    },
    {
      title: 'Bunk room for four',
      factor: 1.3,
      maxPeople: 4,
      amenities: ['Bunk beds', 'Lockers'],
      texts: [
        'Four solid bunks, four lockers and one table for cards. Rented as a whole, so you choose the snorers.',
        'Built-in bunks with curtains and lamps, for a family or a rope team.',
      ],
    },
    {
      title: 'Twin under the eaves',
      factor: 1.12,
      maxPeople: 2,
      twin: true,
      amenities: ['Two single beds', 'Skylight'],
      texts: [
        'Two beds beneath a skylight that is good for rain on some nights and for stars on the others.',
        'Up a steep stair: two beds, low beams, and a small window to FRONT.',
      ],
    },
    {
      title: 'Balcony room',
      factor: 1.48,
      maxPeople: 3,
      amenities: ['Queen bed', 'Balcony', 'Sofa bed', 'Kettle'],
      texts: [
        'A queen bed, a sofa bed and a deep wooden balcony with FRONT in front of it.',
        'Take your coffee out to the balcony and look at FRONT; the day may start later.',
      ],
    },
    {
      title: 'Cabin with stove',
      factor: 2,
      maxPeople: 4,
      amenities: ['Two bedrooms', 'Wood stove', 'Kitchenette'],
      texts: [
        'Stands a little apart: two bedrooms, a stove with a basket of logs and a kitchenette for soup.',
        'A cabin of your own with a loft for children, a stove and a porch that looks towards FRONT.',
      ],
    },
  ],
};
