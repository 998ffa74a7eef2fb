import type { CitySeed } from '../seed.types';

export const reykjavik: CitySeed = {
  name: 'Reykjavík',
  timeZone: 'Atlantic/Reykjavik',
  hotels: [
    {
      name: 'Hótel Norðurljós',
      type: 'City hotel',
      address: 'Laugavegur 120, 105 Reykjavík',
      latitude: 64.1432,
      longitude: -21.9142,
      sight: ['Hallgrímskirkja', 0.6],
      dollars: 188,
      description:
        'A hotel for short days and long nights, with a hot tub on the roof and a wake-up call when the northern lights appear. Bus tours stop at the door.',
      story: [
        'Somebody is awake at the desk all winter with one eye on the sky. Put a tick on the list by the lift, and the telephone rings when the green begins, at whatever hour; blankets, boots and hot chocolate stand ready by the stairs to the roof.',
        'In summer the same roof is for the sun that does not set, and the same desk lends eye masks. The main street goes past the house all the way down to the harbour.',
      ],
      front: 'the bay and Mount Esja',
      back: 'the church tower over coloured roofs',
      amenities: ['Rooftop hot tub', 'Northern-lights call', 'Tour desk'],
    },
    {
      name: 'Heiðmörk Birch Lodge',
      type: 'Lodge',
      address: 'Elliðavatnsvegur 4, 110 Reykjavík',
      latitude: 64.0859,
      longitude: -21.7698,
      sight: ['Rauðhólar', 1.4],
      dollars: 154,
      description:
        'Timber and turf among birches by a lake, fifteen minutes from town and far from its lights. A sauna, a stove, and the road to the Golden Circle.',
      story: [
        'Plain rooms, one kitchen, and windows down to the floor so that the weather can be watched like a film. The sauna is heated from five; the lake, a few steps away, is not heated at all.',
        'A car is useful here. In return you are at Þingvellir within forty minutes, before the coaches, and back in time for lamb soup.',
      ],
      front: 'the lake and the lava beyond',
      back: 'birch woods',
      amenities: ['Sauna', 'Free parking', 'Lamb soup every night', 'Stargazing deck'],
    },
    {
      name: 'Ring Road Motel',
      type: 'Motel',
      address: 'Vesturlandsvegur 6, 110 Reykjavík',
      latitude: 64.1301,
      longitude: -21.7893,
      dollars: 88,
      description:
        'The first and last beds of the ring road, with parking for camper vans, a drying room and a big tank of coffee. Leave at five if you like; everybody does.',
      story: [
        'The walls are covered with maps on which guests have marked what was worth it: a waterfall without a name, a cake in Höfn, a pool between two fields. Take a picture before you leave, and add your own pin on the way back.',
        'Rooms are simple and very warm. Boots and jackets dry overnight, and the shop across the road sells gas, gloves and liquorice until midnight.',
      ],
      front: 'the road north',
      back: 'a field with three horses',
      amenities: ['Free parking', 'Drying room', 'Packed breakfast', 'Electric car chargers'],
    },
    {
      name: 'Grandi Harbour Flats',
      type: 'Apartments',
      address: 'Grandagarður 15, 101 Reykjavík',
      latitude: 64.1552,
      longitude: -21.9448,
      sight: ['Maritime Museum', 0.2],
      dollars: 172,
      description:
        'Flats in an old net loft over the fishing harbour, with wide windows and heated floors. Ice cream, ceramics and the whale boats are downstairs.',
      story: [
        'Nets were mended here until 2004, and the hooks in the beams are still strong enough for a hammock, which we provide. Kitchens are made for fish; the shop two doors down will tell you what came in that morning and what to do with it.',
        'The old town is a ten-minute walk along the quay. So is the nearest hot pot, as swimming pools of the better sort are called here.',
      ],
      front: 'the trawlers at the quay',
      back: 'the Snæfellsjökull glacier on clear days',
      amenities: ['Heated floors', 'Full kitchen', 'Hammock', 'Swimming-pool passes'],
    },
  ],
};
