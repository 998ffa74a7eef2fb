import type { CitySeed } from '../seed.types';

export const prague: CitySeed = {
  name: 'Prague',
  timeZone: 'Europe/Prague',
  hotels: [
    {
      name: 'U Tří Čápů',
      type: 'Boutique',
      address: 'Míšeňská 10, 118 00 Praha 1',
      latitude: 50.0875,
      longitude: 14.4068,
      sight: ['Charles Bridge', 0.1],
      dollars: 132,
      description:
        'The House of the Three Storks: painted ceilings, crooked floors and a fireplace in the bar, a hundred steps from the bridge. Walk out before seven and have it to yourself.',
      story: [
        'The three storks over the door are older than the house number, and the beams in the upper rooms older than the storks. Nothing is quite level; the carpenter put it on record that he had levelled the beds.',
        'Malá Strana is all gardens behind walls. We keep the key to one of them, with pear trees and a bench, and lend it to guests for an hour at a time, wine glasses included.',
      ],
      front: 'the tower at the end of the bridge',
      back: 'a walled garden of pear trees',
      amenities: ['Fireside bar', 'Garden key', 'Concert tickets'],
    },
    {
      name: 'Hotel Vítkov',
      type: 'City hotel',
      address: 'Husitská 33, 130 00 Praha 3',
      latitude: 50.0868,
      longitude: 14.4496,
      sight: ['Vítkov Hill', 0.4],
      dollars: 74,
      description:
        'An honest city hotel in Žižkov with firm beds, fast lifts and forty-one taps in the pub next door. Two tram stops to the main station.',
      story: [
        'A house from 1931 with ribbon windows and round corners, put back in order without being turned into a museum. Prices stay low because nothing is added that you would not use; breakfast stays good because the cook said she would leave otherwise.',
        'Žižkov claims more pubs per head than anywhere in Europe. It also has a hill with a view, a television tower with babies crawling up it, and a nine-minute tram to Wenceslas Square.',
      ],
      front: 'the green slope of Vítkov',
      back: 'a court with a chestnut tree',
      amenities: ['Breakfast buffet', 'Bicycle cellar', 'Tram tickets at the desk'],
    },
    {
      name: 'Letná Park Apartments',
      type: 'Apartments',
      address: 'Ovenecká 22, 170 00 Praha 7',
      latitude: 50.1003,
      longitude: 14.4232,
      sight: ['Letná Park', 0.2],
      dollars: 86,
      description:
        'Tall, sunny flats between two parks, in the quarter where Prague’s young families live. The beer garden has the best view in town and knows it.',
      story: [
        'Stucco on the ceilings, oak on the floors, and a kitchen with an oven that has baked more than one birthday cake for a guest. The flats sleep two to six; the ones on the fourth floor have a bay window made for reading.',
        'Trams run at both ends of the street, but most walks go through the park and down the steps, with all the bridges lined up below like a drawing lesson.',
      ],
      front: 'the domes along Ovenecká',
      back: 'an old garden with a swing',
      amenities: ['Lift', 'Oven and dishwasher', 'Cots and high chairs'],
    },
    {
      name: 'Grand Národní',
      type: 'City hotel',
      address: 'Národní 28, 110 00 Praha 1',
      latitude: 50.0821,
      longitude: 14.4176,
      sight: ['National Theatre', 0.2],
      dollars: 192,
      description:
        'Art deco from the letter box to the lift, on the avenue of theatres and coffee houses. The night porter mixes a better drink than most bars.',
      story: [
        'An insurance company built this palace in 1927 and spared nothing: onyx, nickel, walnut veneer laid so that the grain meets at the corners. We have added silence, cooling and showers, in that order.',
        'The river is at one end of the avenue and the old town at the other. Tickets for the National Theatre are held for guests until noon.',
      ],
      front: 'the lights of Národní avenue',
      back: 'the Franciscan garden',
      amenities: ['Cocktail bar', 'Theatre tickets', 'Sauna', 'Valet parking'],
    },
  ],
};
