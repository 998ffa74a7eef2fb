import type { CitySeed } from '../seed.types';

export const istanbul: CitySeed = {
  name: 'Istanbul',
  timeZone: 'Europe/Istanbul',
  hotels: [
    {
      name: 'Galata Kaptan',
      type: 'Boutique',
      address: 'Serdar-ı Ekrem Caddesi 24, 34425 Beyoğlu, İstanbul',
      latitude: 41.0267,
      longitude: 28.9752,
      sight: ['Galata Tower', 0.2],
      dollars: 124,
      description:
        'A sea captain’s house below the tower, with brass portholes in the bar and a roof that looks over three waters. Breakfast has eighteen small plates; somebody counted.',
      story: [
        'Captain Nikos built high because he wanted to see his ships come in. From the roof you can still follow them around the point, out of the Golden Horn and up the Bosphorus, with a glass of tea that is filled whenever it is empty.',
        'Rooms have walnut beds, woven rugs and walls of bare brick. The street below is for strolling, with musicians’ shops on one side and tailors on the other.',
      ],
      front: 'the Bosphorus',
      back: 'the tower, lit until midnight',
      amenities: ['Roof terrace', 'Turkish breakfast', 'Airport transfer'],
    },
    {
      name: 'Hotel Yedikule Park',
      type: 'City hotel',
      address: 'Vatan Caddesi 61, 34093 Fatih, İstanbul',
      latitude: 41.0179,
      longitude: 28.9381,
      sight: ['Chora Church', 0.9],
      dollars: 68,
      description:
        'Good, plain rooms by the metro on the old-town side, with a hammam in the basement. The airport bus stops across the avenue.',
      story: [
        'Business guests fill the house on weekdays and pilgrims of football at weekends; both praise the lentil soup. The rooms have been redone in cool greens, and all windows are double since the avenue never quite sleeps.',
        'Four stations by metro bring you to the Grand Bazaar. The land walls, with vegetable gardens at their foot, are a ten-minute walk the other way and hardly anybody makes it.',
      ],
      front: 'the wide avenue and its planes',
      back: 'the minarets of Fatih',
      amenities: ['Hammam', 'Parking garage', '24-hour room service'],
    },
    {
      name: 'Princes’ Pine Resort',
      type: 'Resort',
      address: 'Çankaya Caddesi 88, 34970 Büyükada, İstanbul',
      latitude: 40.8721,
      longitude: 29.1214,
      sight: ['Büyükada Ferry Pier', 0.7],
      dollars: 198,
      description:
        'A white summer hotel on an island without cars, with a pool, a pier and wooden balconies in the pines. The ferry from the city is half the pleasure.',
      story: [
        'Arrive by boat, hand over your bags, and walk up through bougainvillea: there is no other traffic than bicycles and cats. The main house has stood since 1908 and sways slightly in a storm, as a ship would. The pool was cut into the rock below it.',
        'Days go by swimming, circling the island and deciding on dinner. The last ferry back leaves before ten; most guests watch it from the pier, with no intention of being on it.',
      ],
      front: 'the Sea of Marmara',
      back: 'the pine woods of the hill',
      amenities: ['Rock pool', 'Private pier', 'Bicycles', 'Spa'],
    },
    {
      name: 'Moda Sahil Apartments',
      type: 'Apartments',
      address: 'Moda Caddesi 173, 34710 Kadıköy, İstanbul',
      latitude: 40.9812,
      longitude: 29.0251,
      sight: ['Moda Pier', 0.3],
      dollars: 78,
      description:
        'Sea-facing flats on the Asian shore, among tea gardens and record shops. Commute to Europe by ferry, with a sesame ring for the gulls.',
      story: [
        'Here the city exhales. Flats have glazed balconies, gas stoves and sofas made for afternoon naps; a porter brings bread and newspapers in a basket, which you let down from the window if you wish to do it properly.',
        'Kadıköy market is fifteen minutes away, the tea garden on the cliff three. Ferries for Eminönü and Karaköy leave every twenty minutes until late.',
      ],
      front: 'the islands across the water',
      back: 'a garden with a mulberry and two cats',
      amenities: ['Glazed balcony', 'Daily bread', 'Washing machine'],
    },
  ],
};
