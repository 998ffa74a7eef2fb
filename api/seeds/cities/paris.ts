import type { CitySeed } from '../seed.types';

export const paris: CitySeed = {
  name: 'Paris',
  timeZone: 'Europe/Paris',
  hotels: [
    {
      name: 'Hôtel des Relieurs',
      type: 'Boutique',
      address: '23 rue de Savoie, 75006 Paris',
      latitude: 48.8541,
      longitude: 2.3417,
      sight: ['Sainte-Chapelle', 0.4],
      dollars: 238,
      description:
        'A bookbinders’ house in Saint-Germain, with exposed beams, marbled paper on the doors and a reading room for rainy afternoons. Every room has a shelf of its own, and none is quite square.',
      story: [
        'The workshop on the ground floor bound its last volume in 1978; the presses stayed and hold the umbrellas now. Each room is named after a paper, from Vélin to Papier de Chine, and keeps a few books that previous guests could not bring themselves to carry home.',
        'The Seine is three minutes away, the Luxembourg garden eight. Breakfast comes from the bakery at the corner and is carried up to your door, if you hang out the ribbon before midnight.',
      ],
      front: 'the zinc roofs of Saint-Germain',
      back: 'a cobbled yard with a well',
      amenities: ['Reading room', 'Breakfast in bed', 'Concierge'],
    },
    {
      name: 'Canal Saint-Martin Studios',
      type: 'Apartments',
      address: '84 quai de Jemmapes, 75010 Paris',
      latitude: 48.8722,
      longitude: 2.3651,
      sight: ['Place de la République', 0.5],
      dollars: 126,
      description:
        'Studios and small flats above the locks of the canal, each with a kitchen and a window that opens wide. Boats pass at walking pace, and so does the day.',
      story: [
        'This is the Paris of bakeries, bicycle repairers and Sunday picnics on the quay. The flats are plain and bright, with oak tables, blue kitchens and beds behind linen curtains. A note on each fridge says which cheese shop is open on Mondays.',
        'Both eastern stations are within a fifteen-minute walk, so that the train to Strasbourg or London can be caught after a second coffee.',
      ],
      front: 'the iron footbridges of the canal',
      back: 'a courtyard full of bicycles',
      amenities: ['Kitchen', 'Bicycle hire', 'Self check-in'],
    },
    {
      name: 'Grand Hôtel Marigny',
      type: 'City hotel',
      address: '17 rue de l’Arcade, 75008 Paris',
      latitude: 48.8715,
      longitude: 2.3235,
      sight: ['La Madeleine', 0.2],
      dollars: 318,
      description:
        'Limestone, mirrors and very good beds between the Madeleine and the department stores. A hotel of the old school, with a doorman who remembers names.',
      story: [
        'Six floors, a glass-roofed court and a kitchen that has never closed before midnight. The rooms were done anew in pale grey and brass; the bathrooms kept their old marble, since nobody could have made it better.',
        'The Opéra is seven minutes on foot, the first gallery of the Louvre twenty, the nearest macaron about two. Cars, seats and tables are arranged at the desk, also the ones that are said to be sold out.',
      ],
      front: 'the balconies of rue de l’Arcade',
      back: 'the glass-roofed court',
      amenities: ['Brasserie', 'Doorman', 'Spa', 'Valet parking'],
    },
    {
      name: 'Auberge de la Butte',
      type: 'Boutique',
      address: '9 rue Berthe, 75018 Paris',
      latitude: 48.8857,
      longitude: 2.3389,
      sight: ['Sacré-Cœur', 0.3],
      dollars: 118,
      description:
        'A narrow house on the quiet slope of Montmartre, all stairs and views. The top room sees the Eiffel Tower sparkle on the hour.',
      story: [
        'There is no lift, and the owner will tell you so twice before you book. There is, instead, a staircase with a landing for every breath, and behind each door a small room with an iron bed, a good reading lamp and a window worth the climb.',
        'Rue des Abbesses begins down the steps, with its cheesemongers and carousel. In the evening, when the painters have packed up on the square above, the hill turns back into a village.',
      ],
      front: 'half of Paris, as far as the Eiffel Tower',
      back: 'a vineyard no larger than a tennis court',
      amenities: ['Breakfast room', 'Luggage carried upstairs', 'Evening wine'],
    },
  ],
};
