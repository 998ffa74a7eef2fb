import type { HotelTypeSeed } from '../seed.types';

export const cityHotel: HotelTypeSeed = {
  amenities: ['24-hour reception', 'Restaurant', 'Lift', 'Gym'],
  rooms: [
    {
      title: 'Standard double',
      factor: 1,
      maxPeople: 2,
      amenities: ['Double bed', 'Work desk', 'Blackout blinds'],
      texts: [
        'Everything in reach and nothing in the way: double bed, desk, walk-in shower, on the side of BACK.',
        'A quiet double on the lower floors with a wide desk, good blinds and a glimpse of BACK.',
      ],
    },
    {
      title: 'Standard twin',
      factor: 1.05,
      maxPeople: 2,
      twin: true,
      amenities: ['Two single beds', 'Work desk', 'Blackout blinds'],
      texts: [
        'Two full-length single beds, two reading lights and enough sockets for two people’s chargers.',
        'Two beds with a table between them, a walk-in shower, and a window to BACK.',
      ],
    },
    {
      title: 'Superior queen, high floor',
      factor: 1.3,
      maxPeople: 2,
      amenities: ['Queen bed', 'Espresso machine', 'Bathrobes'],
      texts: [
        'Above the traffic, with a queen bed turned to the window and FRONT laid out below.',
        'One of the upper floors: a queen bed, an espresso machine and the morning light over FRONT.',
      ],
    },
    {
      title: 'Family room with bunk beds',
      factor: 1.5,
      maxPeople: 4,
      amenities: ['Double bed', 'Bunk beds', 'Fridge'],
      texts: [
        'A double bed for the parents and, behind a sliding door, bunk beds with a porthole each.',
        'Sleeps four without camping: a double bed, two bunks, a fridge and a door in between.',
      ],
    },
    {
      title: 'Executive suite',
      factor: 2.4,
      maxPeople: 3,
      amenities: ['King bed', 'Living room', 'Bathtub', 'Lounge access'],
      texts: [
        'A bedroom and a living room with a dining table for six, both facing FRONT. The lounge is included.',
        'Two rooms, two bathrooms, one long view of FRONT, and drinks in the lounge from five to eight.',
      ],
    },
  ],
};
