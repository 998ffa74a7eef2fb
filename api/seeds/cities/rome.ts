import type { CitySeed } from '../seed.types';

export const rome: CitySeed = {
  name: 'Rome',
  timeZone: 'Europe/Rome',
  hotels: [
    {
      name: 'Locanda dei Gelsi',
      type: 'Boutique',
      address: 'Via della Lungaretta 72, 00153 Roma',
      latitude: 41.8894,
      longitude: 12.4712,
      sight: ['Santa Maria in Trastevere', 0.2],
      dollars: 158,
      description:
        'A Trastevere inn around a court of mulberry trees, with terracotta floors and breakfast in the shade. The bells next door keep perfect time.',
      story: [
        'Pilgrims slept here in the sixteenth century, nine to a room; today they are painted in the pinks and ochres of the street. Walls are thick, shutters are heavy, and even in July the ground floor stays cool without help.',
        'Step out and the trattorie begin. We keep a list of the ones without photographs on the menu, and a second list for those who have already been through the first.',
      ],
      front: 'a lane hung with ivy',
      back: 'the mulberry court',
      amenities: ['Courtyard breakfast', 'Airport transfer', 'Restaurant list'],
    },
    {
      name: 'Termini Nord',
      type: 'City hotel',
      address: 'Via Marghera 19, 00185 Roma',
      latitude: 41.9031,
      longitude: 12.5037,
      sight: ['Baths of Diocletian', 0.3],
      dollars: 108,
      description:
        'Clear-cut rooms one block from the station, for early trains and late arrivals. Reception never sleeps, and neither does the espresso machine.',
      story: [
        'The Leonardo Express to the airport leaves four minutes from our door, which is why most guests stay one night and half of them come back. Rooms are new, white and quiet, with the one luxury that matters after a long day, a shower as wide as a doorway.',
        'If you have longer than a night, both metro lines cross here, and the walk downhill to the Forum takes twenty-five minutes past three churches that nobody has told you about.',
      ],
      front: 'the umbrella pines of the station square',
      back: 'a whitewashed light well with jasmine',
      amenities: ['24-hour espresso bar', 'Luggage storage', 'Early breakfast'],
    },
    {
      name: 'Aventino Garden Apartments',
      type: 'Apartments',
      address: 'Via di Santa Prisca 11, 00153 Roma',
      latitude: 41.8832,
      longitude: 12.4831,
      sight: ['Circus Maximus', 0.3],
      dollars: 142,
      description:
        'Flats in a villa on the greenest of the seven hills, with terraces, proper kitchens and a rose garden around the corner. Central, and somehow in the country.',
      story: [
        'Ambassadors and parrots live on the Aventine, and traffic mostly does not. The flats of the villa have one to three bedrooms; all have a terrace or a patch of garden, a table for six and a cook who can be borrowed for an evening.',
        'The keyhole that frames Saint Peter’s is a short stroll away. Testaccio market, at the foot of the hill, has everything that the table for six needs.',
      ],
      front: 'the Palatine across the valley',
      back: 'a garden of roses and bitter oranges',
      amenities: ['Terrace', 'Cook on request', 'Free parking', 'Cots and high chairs'],
    },
    {
      name: 'Motel Via Aurelia',
      type: 'Motel',
      address: 'Via Aurelia 1190, 00166 Roma',
      latitude: 41.8934,
      longitude: 12.3657,
      dollars: 56,
      description:
        'A roadside stop inside the ring road with free parking, a petrol station and surprisingly good pasta. Sleep here, leave the car, take the bus to Saint Peter’s.',
      story: [
        'Lorry drivers chose this place long before the guidebooks missed it, and lorry drivers know where to eat. The kitchen opens at noon and again at seven; the menu is read out, not printed.',
        'Rooms face the orchard rather than the road. Bus 246 stops at the gate and reaches the Vatican walls in about half an hour, later on match days.',
      ],
      front: 'the car park and the pines beyond',
      back: 'an orchard of peaches',
      amenities: ['Free parking', 'Trattoria', 'Electric car chargers'],
    },
  ],
};
