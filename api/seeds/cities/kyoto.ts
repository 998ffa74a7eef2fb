import type { CitySeed } from '../seed.types';

export const kyoto: CitySeed = {
  name: 'Kyoto',
  timeZone: 'Asia/Tokyo',
  hotels: [
    {
      name: 'Machiya Hanamizu',
      type: 'Boutique',
      address: '112 Sujiyacho, Nakagyo-ku, Kyoto 604-8083',
      latitude: 35.0085,
      longitude: 135.7651,
      sight: ['Nishiki Market', 0.3],
      dollars: 226,
      description:
        'Two merchants’ townhouses joined around a moss garden, with cedar baths and tatami underfoot. A handful of rooms, no lobby music, and tea when you arrive.',
      story: [
        'A machiya is narrow at the street and deep behind it, and this one unfolds slowly: earthen passage, well, garden, second garden. Carpenters from Gion spent two years on the joints alone. Futons are laid while you are at dinner; western beds wait on the upper floor for knees that prefer them.',
        'Breakfast is grilled fish, seven small dishes and rice from a farm in Ohara, or toast and an egg if you say so the night before. The covered market is around two corners, and the subway at Karasuma-Oike five minutes away.',
      ],
      front: 'a lane of latticed windows',
      back: 'the moss garden',
      amenities: ['Cedar bath', 'Tea ceremony on request', 'Kimono hire', 'Japanese breakfast'],
    },
    {
      name: 'Hotel Karasuma Gate',
      type: 'City hotel',
      address: '735 Higashishiokojicho, Shimogyo-ku, Kyoto 600-8216',
      latitude: 34.9872,
      longitude: 135.7592,
      sight: ['Higashi Hongan-ji', 0.4],
      dollars: 134,
      description:
        'Two minutes from the bullet train, with a public bath on the top floor. Compact rooms, thick curtains and a luggage service that sends your bags ahead.',
      story: [
        'The hotel thinks like a good railway: on time, spotless and easy to read. Bags handed in before nine are in Osaka, Tokyo or Hiroshima by evening. The bath on the fourteenth floor opens at five in the morning, when the mountains around the city turn from grey to green.',
        'Half of the city’s buses start in front of the door, and the other half can be avoided with one of our bicycles. The night desk stocks umbrellas, adapters and very good rice crackers.',
      ],
      front: 'Kyoto Station and the tower',
      back: 'the Higashiyama hills',
      amenities: ['Public bath', 'Luggage forwarding', 'Bicycle hire', 'Coin laundry'],
    },
    {
      name: 'Arashiyama Riverside Retreat',
      type: 'Resort',
      address: '24 Sagatenryuji Susukinobabacho, Ukyo-ku, Kyoto 616-8385',
      latitude: 35.0131,
      longitude: 135.6774,
      sight: ['Tenryu-ji', 0.3],
      dollars: 412,
      description:
        'Hot-spring baths, a garden pool and low wooden wings along the Katsura river, where herons outnumber guests before breakfast. The bamboo grove is yours at dawn, before the buses.',
      story: [
        'Water arrives here three ways: from the mountain in stone channels, from the spring at forty-one degrees, and down the river in flat wooden boats. The baths are divided and open to the sky; four of them can be booked for a family alone.',
        'Dinner follows the season in nine courses, taken in your room or at the counter, facing the cooks. At six every morning somebody from the house walks up to the bamboo grove and back, and whoever is awake is welcome to come along.',
      ],
      front: 'the river and the Togetsukyo bridge',
      back: 'a slope of maples',
      amenities: ['Hot-spring baths', 'Outdoor pool', 'Guided dawn walk', 'Seasonal tasting dinner'],
    },
    {
      name: 'Kurama Cedar Lodge',
      type: 'Lodge',
      address: '385 Kuramahonmachi, Sakyo-ku, Kyoto 601-1111',
      latitude: 35.1142,
      longitude: 135.7708,
      sight: ['Kurama-dera', 0.5],
      dollars: 98,
      description:
        'A timber lodge at the end of the mountain railway, with a wood stove and a trail at the door. Half an hour from the city and ten degrees cooler in August.',
      story: [
        'Hikers, botanists and one or two novelists keep the lodge in business. The common room has a stove as tall as a child, a shelf of wet boots and the best map of the northern hills, drawn by the owner’s father and corrected every spring.',
        'The path over the ridge to Kibune starts behind the woodshed and takes about ninety minutes, with a hot spring at this end and cold noodles over the stream at the other. The last train from Demachiyanagi comes up at eleven.',
      ],
      front: 'cedars as straight as masts',
      back: 'the stream under the road',
      amenities: ['Wood stove', 'Packed lunch', 'Drying room', 'Trail maps'],
    },
    {
      name: 'Kamo Riverbank Stay',
      type: 'Apartments',
      address: '158 Saitocho, Shimogyo-ku, Kyoto 600-8012',
      latitude: 35.0014,
      longitude: 135.7698,
      sight: ['Yasaka Shrine', 0.6],
      dollars: 128,
      description:
        'Light apartments on the Kamo river, with a kitchen, a deep bath and a balcony for watching the whole city stroll past. Gion begins on the other side of the bridge.',
      story: [
        'Families like the sliding walls that turn one room into two; long-stay guests like the desk by the window and the washer that also dries. A crate of local vegetables can be ordered at the desk until ten at night and stands at your door by eight.',
        'From May to September the restaurants of Kiyamachi build their platforms over the water just upstream. Keihan trains stop a bridge away, for Fushimi Inari in eight minutes.',
      ],
      front: 'the Kamo river and its stepping stones',
      back: 'the lanterns of Kiyamachi',
      amenities: ['Washer-dryer', 'Vegetable box', 'Cots and high chairs'],
    },
  ],
};
