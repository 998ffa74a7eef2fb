import type { CitySeed } from '../seed.types';

export const newYork: CitySeed = {
  name: 'New York',
  timeZone: 'America/New_York',
  hotels: [
    {
      name: 'The Lampwright',
      type: 'Boutique',
      address: '214 West 10th Street, New York, NY 10014',
      latitude: 40.7341,
      longitude: -74.0052,
      sight: ['The Whitney Museum', 0.5],
      dollars: 289,
      description:
        'A former lamp factory in the West Village, all brick, brass and deep window seats. The lobby doubles as the neighbourhood’s living room, fire included.',
      story: [
        'For sixty years this building made streetlights, and it has kept the habit of glowing. Ceilings are twelve feet high, radiators knock politely in January, and every room has a lamp that was found in the cellar and wired anew by the same family of electricians.',
        'Bleecker Street is around the corner for bread, records and cannoli. The bar downstairs pours until one and plays vinyl at a volume that lets people talk; rooms above the second floor will never know that it exists.',
      ],
      front: 'brownstones and ginkgo trees',
      back: 'the gardens behind Bleecker Street',
      amenities: ['Lobby bar', 'Fireplace', 'Record library', 'Pets welcome'],
    },
    {
      name: 'Bryant Park Meridian',
      type: 'City hotel',
      address: '38 West 39th Street, New York, NY 10018',
      latitude: 40.7523,
      longitude: -73.9853,
      sight: ['Bryant Park', 0.1],
      dollars: 236,
      description:
        'Thirty floors of glass between the library and the theatres, with a gym that faces the Empire State Building. Late check-out for late curtains.',
      story: [
        'Rooms begin on the sixth floor, above the hum. From there everything is view: corner rooms see both rivers on a clear day, and the beds are turned so that you wake to the skyline rather than to the minibar.',
        'The concierge desk is staffed by two former stage managers, who know which shows still have seats at six. Seven subway lines meet within three blocks, and Grand Central is ten minutes on foot.',
      ],
      front: 'Bryant Park and the library',
      back: 'the Empire State Building',
      amenities: ['Gym with a view', 'Theatre desk', 'Late check-out', 'Meeting rooms'],
    },
    {
      name: 'Gantry Point Suites',
      type: 'Apartments',
      address: '4-75 48th Avenue, Long Island City, NY 11109',
      latitude: 40.7447,
      longitude: -73.9563,
      sight: ['Gantry Plaza State Park', 0.2],
      dollars: 182,
      description:
        'Apartments on the Queens waterfront with Midtown laid out across the river like a stage set. One stop to Grand Central, and a playground downstairs.',
      story: [
        'Kitchens are full size, dishwashers are quiet, and sofas open into beds that adults can sleep on. Weekly guests get a shelf in the bicycle room and the code to the roof, where the grills are free on a first-come basis and the sunset is free for all.',
        'The ferry to Wall Street docks at the end of the avenue. So does most of the neighbourhood on summer evenings, with folding chairs, to watch the towers light up one by one.',
      ],
      front: 'the East River and Midtown',
      back: 'the low roofs of Hunters Point',
      amenities: ['Roof terrace with grills', 'Bicycle room', 'Playground', 'Full kitchen'],
    },
    {
      name: 'Queens Boulevard Motor Court',
      type: 'Motel',
      address: '61-27 Queens Boulevard, Woodside, NY 11377',
      latitude: 40.7362,
      longitude: -73.8996,
      dollars: 89,
      description:
        'A family-run motor court with a parking space for every door and the subway at the corner. Plain, clean, and cheaper than parking in Manhattan.',
      story: [
        'The sign has been red since 1961 and the coffee has been free nearly as long. Rooms open straight onto the court; ground-floor ones have a bench outside, which is where most of the travel advice is exchanged.',
        'Trains to Times Square take twenty-two minutes. Before you go, eat: within four blocks there are Colombian bakeries, Thai noodles, Irish breakfasts and a very serious taco truck.',
      ],
      front: 'the court and its red sign',
      back: 'a row of maples',
      amenities: ['Free parking', 'Free coffee', '24-hour reception'],
    },
    {
      name: 'Hudson Ferry House',
      type: 'City hotel',
      address: '87 Murray Street, New York, NY 10007',
      latitude: 40.7151,
      longitude: -74.0112,
      sight: ['9/11 Memorial', 0.3],
      dollars: 204,
      description:
        'Calm, sea-coloured rooms in Tribeca, five minutes from the ferries and the memorial. The library on the ground floor is open all night.',
      story: [
        'The architects were asked for a hotel that would feel like the end of a long walk. So the floors are oak, the corridors bend, and the light in the evening comes from below eye level. Showers are wide and the water pressure is, by local standards, astonishing.',
        'On weekends this end of the island belongs to runners and children. The river path starts at the foot of the street and goes north for eleven miles; the front desk lends scooters in three sizes.',
      ],
      front: 'the Hudson and its ferries',
      back: 'the cast-iron fronts of Tribeca',
      amenities: ['All-night library', 'Scooters to borrow', 'Gym', 'Restaurant'],
    },
  ],
};
