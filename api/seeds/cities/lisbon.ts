import type { CitySeed } from '../seed.types';

export const lisbon: CitySeed = {
  name: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  hotels: [
    {
      name: 'Casa do Azulejo',
      type: 'Boutique',
      address: 'Rua de São Tomé 41, 1100-561 Lisboa',
      latitude: 38.7127,
      longitude: -9.1305,
      sight: ['Castelo de São Jorge', 0.2],
      dollars: 148,
      description:
        'Small rooms and large windows behind a facade of blue and white tiles, two tram stops below the castle. Breakfast is served on a terrace that catches the first sun over the Tagus.',
      story: [
        'The house was built for a tile merchant in 1884, and every floor still wears the patterns he sold: birds in the stairwell, lilies in the breakfast room, a whole fishing fleet along the corridor of the third floor. The floors creak a little. We like that they do.',
        'Tram 28 rattles past the door until eleven at night; rooms at the back hear only the neighbours’ canary. The lanes of Alfama begin at the corner, and the viewpoint of Portas do Sol is four minutes uphill, less if you leave your suitcase with us.',
      ],
      front: 'the roofs of Alfama and the river',
      back: 'a courtyard with two lemon trees',
      amenities: ['Roof terrace', 'Breakfast on the terrace', 'Bicycle hire'],
    },
    {
      name: 'Hotel Ponte Aberta',
      type: 'City hotel',
      address: 'Avenida da Liberdade 162, 1250-146 Lisboa',
      latitude: 38.7201,
      longitude: -9.1461,
      sight: ['Elevador da Glória', 0.4],
      dollars: 176,
      description:
        'A bright tower on the tree-lined Avenida, with a bar on the eleventh floor and the metro beneath it. Made for people who work in the morning and walk in the afternoon.',
      story: [
        'Everything here is arranged so that nothing takes long: check-in at a counter without a queue, breakfast from half past six, shirts back by evening. Desks are real desks, with a lamp that turns and four sockets at the height of the hand.',
        'When the day is done the lift goes up to Bar Onze, where the windows open and the whole Avenida lies below like a river of plane trees. Airport trains leave from the station Avenida, ninety seconds from the revolving door.',
      ],
      front: 'the plane trees of the Avenida',
      back: 'the Botanical Garden',
      amenities: ['Rooftop bar', 'Meeting rooms', 'Laundry the same day'],
    },
    {
      name: 'Estrela Residences',
      type: 'Apartments',
      address: 'Rua Domingos Sequeira 27, 1350-119 Lisboa',
      latitude: 38.7142,
      longitude: -9.1617,
      sight: ['Basílica da Estrela', 0.1],
      dollars: 112,
      description:
        'Serviced apartments across from the Estrela garden, each with a full kitchen and a washing machine. Quiet enough for a week of work, close enough for a week of custard tarts.',
      story: [
        'All the apartments share one stairwell, one very patient porter and a laundry line on the roof. Kitchens hold what a cook looks for: a sharp knife, a heavy pan, a coffee maker that needs no manual. Linen is changed twice a week, or whenever you ask.',
        'The garden opposite has peacocks, a bandstand and a café under the trees. The market of Campo de Ourique is a ten-minute walk, and the 25 tram goes straight down to the river.',
      ],
      front: 'the Estrela garden and the white dome',
      back: 'a quiet lane of laundry lines',
      amenities: ['Washing machine', 'Playground next door', 'Grocery delivery'],
    },
    {
      name: 'Quinta da Guia',
      type: 'Resort',
      address: 'Estrada do Guincho 480, 2750-642 Cascais',
      latitude: 38.6993,
      longitude: -9.4498,
      sight: ['Boca do Inferno', 1.6],
      dollars: 268,
      description:
        'A low white house among umbrella pines where the coast turns towards the open Atlantic. Two pools, one warm and one brave, and a spa that smells of rosemary.',
      story: [
        'The old quinta grew wine until the salt wind won; its cellar is a spa now, vaulted and cool, and the pressing floor a restaurant that cooks over vine wood. The larger pool is heated from March on. The smaller is filled from the sea.',
        'Lisbon is forty minutes away by the train that follows the coast, and a shuttle meets it in Cascais every half hour. Most guests mean to take it more often than they do: the cliff path begins at the garden gate, and the beach of Guincho lies at the end of it.',
      ],
      front: 'the pines and the Atlantic beyond them',
      back: 'the herb garden',
      amenities: ['Heated pool', 'Sea-water pool', 'Spa', 'Shuttle to the train'],
    },
    {
      name: 'Pensão Mercado',
      type: 'Boutique',
      address: 'Rua da Ribeira Nova 18, 1200-371 Lisboa',
      latitude: 38.7069,
      longitude: -9.1459,
      sight: ['Mercado da Ribeira', 0.1],
      dollars: 94,
      description:
        'Simple, cheerful rooms over the old fish market, with sea-green shutters and a shared kitchen that is never empty. The ferry to the other bank leaves from across the square.',
      story: [
        'Three sisters run the house, and each of them has an opinion on where you should eat. Rooms are small and freshly painted, beds are good, and the hooks on the wall hold more than you would think. Coffee stands ready in the kitchen from six, for the early flights.',
        'Cais do Sodré is loud on Friday nights and we will not pretend otherwise: ask for the courtyard side and there are ear plugs in the drawer. On every other morning the first sound is the market being washed down.',
      ],
      front: 'the market hall and the ferries',
      back: 'an inner court with a fig tree',
      amenities: ['Shared kitchen', 'Luggage room', 'Walking maps by the owners'],
    },
  ],
};
