import type { CitySeed } from '../seed.types';

export const singapore: CitySeed = {
  name: 'Singapore',
  timeZone: 'Asia/Singapore',
  hotels: [
    {
      name: 'The Nutmeg House',
      type: 'Boutique',
      address: '46 Blair Road, Singapore 089950',
      latitude: 1.2757,
      longitude: 103.8362,
      sight: ['Thian Hock Keng Temple', 0.9],
      dollars: 214,
      description:
        'Four shophouses in sugared-almond colours, joined by an air well full of ferns. Verandahs, ceiling fans and the best kaya toast of the street.',
      story: [
        'Peranakan tiles lead from room to room, and rain falls through the middle of the house, on purpose, into a pond with very calm fish. The suites upstairs keep their carved doors; behind them are cool sheets and, thankfully, modern plumbing.',
        'Blair Road is a street for walking slowly. Hawker stalls, a Buddhist temple and the old railway station lie within ten minutes, and the underground takes you everywhere else.',
      ],
      front: 'the painted shutters of Blair Road',
      back: 'an air well full of ferns',
      amenities: ['Verandah', 'Plunge pool', 'Kaya toast breakfast'],
    },
    {
      name: 'Marina Skyline Hotel',
      type: 'City hotel',
      address: '5 Temasek Boulevard, Singapore 038985',
      latitude: 1.2946,
      longitude: 103.8579,
      sight: ['Singapore Flyer', 0.5],
      dollars: 272,
      description:
        'High rooms over the bay, with the wheel, the gardens and the race track below. An outdoor pool on the eighth floor stays open until midnight.',
      story: [
        'Cool air meets you at the door and stays, through covered walkways, as far as the concert hall, the conference centre and three malls. In the rooms everything answers to one panel by the bed, and there is a plain switch for those who do not talk to panels.',
        'The pool deck faces the light show on the bay, at eight and at nine. Two underground stations are reached without an umbrella, whatever the monsoon has in mind.',
      ],
      front: 'Marina Bay',
      back: 'the Padang and its old domes',
      amenities: ['Outdoor pool', 'Gym', 'Conference centre', 'Airport transfer'],
    },
    {
      name: 'Palawan Shores Resort',
      type: 'Resort',
      address: '31 Beach View, Sentosa, Singapore 098008',
      latitude: 1.2493,
      longitude: 103.8221,
      sight: ['Palawan Beach', 0.3],
      dollars: 356,
      description:
        'A resort under rain trees on Sentosa, with peacocks on the lawn and three pools that run into each other. The monorail is near, the city looks far.',
      story: [
        'Low buildings follow the slope down to the beach, so that every room has either a garden gate or a wide balcony. The pools are stacked like rice terraces: quiet at the top, family in the middle, slides at the bottom.',
        'The spa works with nutmeg, pandan and patience. Dinner is at the grill by the water, or in the city: the bridge takes five minutes by car and a pleasant quarter of an hour on foot.',
      ],
      front: 'the strait and its slow ships',
      back: 'a lawn with rain trees',
      amenities: ['Three pools', 'Spa', 'Children’s club', 'Beach grill'],
    },
    {
      name: 'Tiong Bahru Long Stay',
      type: 'Apartments',
      address: '78 Guan Chuan Street, Singapore 160078',
      latitude: 1.2841,
      longitude: 103.8318,
      sight: ['Tiong Bahru Market', 0.2],
      dollars: 138,
      description:
        'Streamlined flats of 1937 with rounded balconies, renovated for people who stay a while. Bakery, bookshop and wet market are all in the same two streets.',
      story: [
        'The curves are from the age of ocean liners, and so is the airiness: rooms open on both sides and the breeze does half the work. There is a washing machine, a rice cooker, a desk with a proper chair, and a cleaner on Tuesdays and Fridays.',
        'Upstairs at the market the queues show where to eat. The longest is for rice cakes with radish, and moves faster than it looks.',
      ],
      front: 'the white curves of Guan Chuan Street',
      back: 'a lane of frangipani',
      amenities: ['Weekly cleaning', 'Washing machine', 'Work desk'],
    },
  ],
};
