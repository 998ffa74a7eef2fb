import type { CitySeed } from '../seed.types';

export const vienna: CitySeed = {
  name: 'Vienna',
  timeZone: 'Europe/Vienna',
  hotels: [
    {
      name: 'Hotel Drei Linden',
      type: 'Boutique',
      address: 'Lindengasse 14, 1070 Wien',
      latitude: 48.2008,
      longitude: 16.3538,
      sight: ['MuseumsQuartier', 0.3],
      dollars: 162,
      description:
        'A house of parquet, double doors and high stoves in the seventh district, run by two cousins and a dachshund. Cake at four, every day, on the house.',
      story: [
        'Herringbone floors, brass handles worn bright, a lift like a wardrobe: the building dates from 1896 and was never modern enough to be spoiled. What is new is what should be, the mattresses, the bathrooms and the windows that keep out the tram.',
        'Neubau is the quarter of small workshops. Bookbinders, button makers and a man who only repairs umbrellas are our neighbours, and the museums are six minutes away on foot, with one very good coffee house in between.',
      ],
      front: 'the shop signs of Lindengasse',
      back: 'three old lime trees in a court',
      amenities: ['Cake at four', 'Library', 'Dogs welcome'],
    },
    {
      name: 'Donaukanal Central',
      type: 'City hotel',
      address: 'Obere Donaustraße 97, 1020 Wien',
      latitude: 48.2134,
      longitude: 16.3793,
      sight: ['Stephansdom', 0.6],
      dollars: 139,
      description:
        'A slim tower by the canal with the cathedral in its windows and the underground below. Straightforward rooms, a serious breakfast and a sauna on the roof.',
      story: [
        'Engineers slept here first, and it shows in the details: blackout blinds that meet in the middle, bedside switches that do what they say, hooks where hands look for hooks. The sauna on the top floor opens at three in the afternoon and has the best window in the district.',
        'Two underground lines cross at Schwedenplatz, over the bridge, where the airport train stops as well. In summer the canal below turns into a mile of deck chairs.',
      ],
      front: 'the canal and the cathedral spire',
      back: 'the roofs of Leopoldstadt',
      amenities: ['Roof sauna', 'Breakfast buffet', 'Bicycle garage'],
    },
    {
      name: 'Prater Hof Apartments',
      type: 'Apartments',
      address: 'Ausstellungsstraße 33, 1020 Wien',
      latitude: 48.2188,
      longitude: 16.3989,
      sight: ['Wiener Riesenrad', 0.3],
      dollars: 104,
      description:
        'Roomy apartments at the edge of the Prater, where the giant wheel turns above the chestnut trees. Good for a trade fair, better for children.',
      story: [
        'Every apartment has a separate bedroom, a proper table and a kitchen with a dishwasher; the larger ones add a second bathroom. Toys, cots and board games live in a cupboard on each floor, which works on trust and has never been empty.',
        'The main avenue of the Prater is two and a half miles long, straight, shady and closed to cars. The congress centre is one underground stop away, the old town four.',
      ],
      front: 'the giant wheel',
      back: 'a green inner court',
      amenities: ['Toy cupboard', 'Dishwasher', 'Underground parking'],
    },
    {
      name: 'Waldgasthof Kahlenblick',
      type: 'Lodge',
      address: 'Höhenstraße 210, 1190 Wien',
      latitude: 48.2711,
      longitude: 16.3216,
      sight: ['Kahlenberg', 0.9],
      dollars: 96,
      description:
        'A forest inn above the vineyards, with wooden balconies, deer at dusk and the whole city at your feet. The bus down takes twenty minutes, the walk through the vines an hour.',
      story: [
        'Viennese families have come up here on Sundays for four generations. The dining room serves what they expect, dumplings, trout and plum cake the size of a brick, and on weekdays overnight guests have it nearly to themselves.',
        'Paths lead from the yard into the Wienerwald in five directions, marked in five colours. The red one ends at a wine tavern in Grinzing, and we recommend to plan for that.',
      ],
      front: 'the vineyards and the Danube plain',
      back: 'beech woods',
      amenities: ['Garden restaurant', 'Free parking', 'Marked trails', 'Sledges in winter'],
    },
    {
      name: 'Palais Rosenthal',
      type: 'City hotel',
      address: 'Schwarzenbergplatz 9, 1030 Wien',
      latitude: 48.1985,
      longitude: 16.3778,
      sight: ['Belvedere', 0.5],
      dollars: 298,
      description:
        'Grand rooms behind a palace front, with a marble staircase and a piano that is played every evening. The opera is a stroll away, and the porter knows the programme by heart.',
      story: [
        'The banker who built the palace lost it within three years, and everyone who came after him added something: a ballroom, a winter garden, a regrettable wallpaper that we have removed. Rooms are large and lofty. Even the smallest holds a sofa.',
        'Concert evenings are our speciality. Supper can be had before or after, jackets are pressed within the hour, and two armchairs by the fire are kept for those who wish to argue about the soprano.',
      ],
      front: 'the fountain on Schwarzenbergplatz',
      back: 'the palace garden',
      amenities: ['Piano bar', 'Opera ticket desk', 'Spa', 'Winter garden'],
    },
  ],
};
