import type { CitySeed } from '../seed.types';

export const barcelona: CitySeed = {
  name: 'Barcelona',
  timeZone: 'Europe/Madrid',
  hotels: [
    {
      name: 'Casa Orfila',
      type: 'Boutique',
      address: 'Carrer dels Mirallers 8, 08003 Barcelona',
      latitude: 41.3843,
      longitude: 2.1812,
      sight: ['Santa Maria del Mar', 0.1],
      dollars: 186,
      description:
        'Stone arches, hydraulic tiles and a plunge pool on the roof, in the mirror makers’ street of El Born. A small house with one long breakfast table.',
      story: [
        'Breakfast is at one table, and by the second morning it works: strangers pass the tomato bread, compare walking routes, argue about Gaudí. It starts at eight and ends when the last coffee does.',
        'The house has walls from the fourteenth century and wiring from last year. On the roof there is a pool four strokes long and a view of the basilica that makes up for the missing lengths.',
      ],
      front: 'the basilica’s octagonal towers',
      back: 'a patio with a stone stair',
      amenities: ['Rooftop plunge pool', 'Long-table breakfast', 'Honesty bar'],
    },
    {
      name: 'Diagonal Vint',
      type: 'City hotel',
      address: 'Avinguda Diagonal 388, 08037 Barcelona',
      latitude: 41.3969,
      longitude: 2.1654,
      sight: ['Casa de les Punxes', 0.2],
      dollars: 154,
      description:
        'Twenty floors above the Diagonal with sea on one side and hills on the other. Quick lifts, quiet rooms, and a terrace pool for the hours between meetings.',
      story: [
        'Ask for a high floor: from the twelfth upward the street falls silent and the grid of the Eixample opens like a map, each block with its corner cut off. Desks stand at the window, since that is where everybody would carry them anyway.',
        'Trams, two metro lines and the airport bus stop within a block. Sagrada Família is a fifteen-minute walk, best begun before nine.',
      ],
      front: 'the sea beyond the Eixample',
      back: 'the hills of Collserola',
      amenities: ['Terrace pool', 'Meeting rooms', 'Gym', 'Breakfast buffet'],
    },
    {
      name: 'Mar Bella Beach Club',
      type: 'Resort',
      address: 'Passeig de Garcia Fària 51, 08019 Barcelona',
      latitude: 41.4036,
      longitude: 2.2143,
      sight: ['Mar Bella Beach', 0.2],
      dollars: 246,
      description:
        'A beach resort inside the city limits, with palms, a lagoon pool and a sailing school at the jetty. Leave the museums for tomorrow; they have waited this long.',
      story: [
        'Three buildings stand around a pool shaped like a comma, with hammocks along the outer curve and a children’s basin at the point. Towels are endless and sun cream is free, because nobody ever packs enough.',
        'The promenade runs for four miles from the gate, south to the fishing harbour and north to the three chimneys. When the city calls after all, the tram is at the back entrance.',
      ],
      front: 'the beach and the sailing boats',
      back: 'the palms around the lagoon pool',
      amenities: ['Lagoon pool', 'Sailing school', 'Children’s club', 'Spa', 'Beach towels'],
    },
    {
      name: 'Gràcia Balcony Flats',
      type: 'Apartments',
      address: 'Carrer de Verdi 61, 08012 Barcelona',
      latitude: 41.4049,
      longitude: 2.1573,
      sight: ['Casa Vicens', 0.4],
      dollars: 110,
      description:
        'Flats with iron balconies in the village that the city swallowed but never digested. Cinema downstairs, market around the corner, Park Güell up the hill.',
      story: [
        'The floors are a carpet of old cement tiles, different in every room, and the kitchens have been planned by people who cook rice for eight. Balconies hold two chairs, a geranium and, in August, the best seats for the street festival.',
        'Gràcia goes to bed late and gets up late. The owners ask only that you do the same on the stairs, and leave a bottle of vermouth to make the point.',
      ],
      front: 'the bunting of Carrer de Verdi',
      back: 'a terrace of orange trees',
      amenities: ['Balcony', 'Full kitchen', 'Welcome vermouth'],
    },
  ],
};
