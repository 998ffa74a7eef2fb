import type { HotelTypeSeed } from '../seed.types';

export const motel: HotelTypeSeed = {
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
        'As big as our rooms get: beds for five, two hobs and space for the cool box.',
      ],
    },
  ],
};
