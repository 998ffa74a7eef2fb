import type { KindName } from './cities/seed.types';

export interface RoomSeed {
  title: string;
  /** Price as a multiple of the house's plainest room. */
  factor: number;
  maxPeople: number;
  /** Beds stand apart in its picture. */
  twin?: true;
  amenities: readonly string[];
  /** Two ways to say it; FRONT and BACK are what the windows of the house look out on. */
  texts: readonly [string, string];
}

interface KindSeed {
  /** Number of the drawing that stands for the kind. */
  photo: number;
  amenities: readonly string[];
  /** The plainest first; a house always has that one. */
  rooms: readonly RoomSeed[];
}

/** The kinds of house, with the room types that suit each. */
export const kinds: Record<KindName, KindSeed> = {
  Boutique: {
    photo: 0,
    amenities: ['Breakfast', 'Bar', 'Concierge'],
    rooms: [
      {
        title: 'Petite double',
        factor: 1,
        maxPeople: 2,
        amenities: ['Double bed', 'Rain shower'],
        texts: [
          'Our smallest room and for many the favourite: a double bed, a reading lamp each, and a window to BACK.',
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
          'Two single beds, pushed together if you ask, and light from two sides: FRONT and BACK.',
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
          'The whole top floor under the beams: bedroom, small salon with a sofa bed, and the widest view of FRONT.',
          'Sloping walls, a king bed, a sofa that opens for a third guest, and nothing above you but swifts.',
        ],
      },
    ],
  },
  'City hotel': {
    photo: 4,
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
  },
  Resort: {
    photo: 2,
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
          'The most secluded corner of the grounds: a plunge pool of your own, facing FRONT, and nobody in sight.',
        ],
      },
    ],
  },
  Lodge: {
    photo: 6,
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
  },
  Motel: {
    photo: 3,
    amenities: ['Parking at the door', 'Vending machines', 'Pets welcome'],
    rooms: [
      {
        title: 'Drive-up double',
        factor: 1,
        maxPeople: 2,
        amenities: ['Double bed', 'Parking at the door'],
        texts: [
          'Park, unlock, sleep: a double bed, a hot shower and your car in front of the window.',
          'Ground floor, double bed, parking at the door. Nothing to carry further than four steps.',
        ],
      },
      {
        title: 'Drive-up twin',
        factor: 1.1,
        maxPeople: 2,
        twin: true,
        amenities: ['Two single beds', 'Parking at the door'],
        texts: [
          'Two beds for two drivers, heavy curtains for late risers, and a kettle with everything beside it.',
          'Two single beds, a table for maps, and a window to BACK instead of the road.',
        ],
      },
      {
        title: 'Upstairs queen',
        factor: 1.2,
        maxPeople: 2,
        amenities: ['Queen bed', 'Fridge', 'Microwave'],
        texts: [
          'Off the gallery on the upper floor, with a queen bed, a fridge and fewer footsteps overhead.',
          'The quieter floor: a queen bed, a microwave for late suppers and a chair out on the gallery.',
        ],
      },
      {
        title: 'Family room with kitchenette',
        factor: 1.6,
        maxPeople: 5,
        amenities: ['Two double beds', 'Sofa bed', 'Kitchenette'],
        texts: [
          'Two double beds, a sofa bed and a kitchenette at the end of the row, with BACK behind it.',
          'The biggest room of the house: beds for five, two hobs and space for the cool box.',
        ],
      },
    ],
  },
  Apartments: {
    photo: 11,
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
          'The top of the house, with beds for six and a terrace where dinner tends to last.',
        ],
      },
    ],
  },
};
