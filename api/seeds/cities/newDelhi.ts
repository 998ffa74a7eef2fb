import type { CitySeed } from '../seed.types';

export const newDelhi: CitySeed = {
  name: 'New Delhi',
  timeZone: 'Asia/Kolkata',
  hotels: [
    {
      name: 'Haveli Neem Ki Chhaon',
      type: 'Boutique',
      address: '1187 Chhatta Madan Gopal, Chandni Chowk, Delhi 110006',
      latitude: 28.6547,
      longitude: 77.2312,
      sight: ['Jama Masjid', 0.5],
      dollars: 102,
      description:
        'A merchant’s haveli in the old city, restored around a neem tree and a marble fountain. Outside it is Chandni Chowk; inside you can hear the water.',
      story: [
        'You arrive by rickshaw, since nothing wider fits, and step through a door made for elephants’ riders into sudden quiet. The rooms look on the court, with carved arches, block-printed quilts and fans that turn as slowly as fans should.',
        'At sunset kites go up from every roof, ours included; the house supplies string and coaching. Walks through the spice market start at seven in the morning and end with parathas.',
      ],
      front: 'the courtyard and its fountain',
      back: 'the domes of the old city',
      amenities: ['Rooftop kites', 'Market walks', 'Courtyard dinners'],
    },
    {
      name: 'Janpath Imperial Crescent',
      type: 'City hotel',
      address: '21 Janpath, New Delhi 110001',
      latitude: 28.6236,
      longitude: 77.2189,
      sight: ['India Gate', 1.1],
      dollars: 184,
      description:
        'White columns, clipped lawns and a staff that has been here for decades, between Connaught Place and the museums. High tea on the verandah, at four, with sandwiches.',
      story: [
        'The corridors are lined with prints of birds, one for each room, and the older bearers will tell you which guest was given which. Rooms are large and cool, with writing desks, a sofa and a second door against the noise.',
        'Metro, museums and the shops of Connaught Place are all within a walk. In the hot months that walk is best taken before nine; the pool is best taken at any time.',
      ],
      front: 'the lawns and their royal palms',
      back: 'the ring of Connaught Place',
      amenities: ['Outdoor pool', 'High tea', 'Spa', 'Airport transfer'],
    },
    {
      name: 'Lodhi Green Residency',
      type: 'Apartments',
      address: '14 Jor Bagh Market Road, New Delhi 110003',
      latitude: 28.5889,
      longitude: 77.2177,
      sight: ['Lodhi Garden', 0.4],
      dollars: 84,
      description:
        'Serviced apartments on a leafy colony road, with a cook for the asking and parakeets at the window. Lodhi Garden is where your morning walk goes.',
      story: [
        'Two bedrooms, two balconies and a kitchen, or one of each: the flats suit families and people on a long assignment. Filtered water, a power supply that does not blink, and housekeeping every day except the big festivals.',
        'The market downstairs has a bakery, a chemist and a bookseller who lends. Tombs, joggers and half the city’s dogs share the garden across the road from six in the morning.',
      ],
      front: 'the neem trees of Jor Bagh',
      back: 'a quiet colony garden',
      amenities: ['Daily housekeeping', 'Cook on request', 'Free parking'],
    },
    {
      name: 'Aravalli Farm Resort',
      type: 'Resort',
      address: 'Mandi Road, Jaunapur, New Delhi 110047',
      latitude: 28.4731,
      longitude: 77.1512,
      dollars: 208,
      description:
        'Lawns, a long pool and mango orchards at the southern edge of the city. Weddings in winter, perfect peace on most weekdays.',
      story: [
        'The farm still farms: greens for the kitchen, roses for the capital’s garlands, milk from four buffaloes with names. Around it stand rooms and cottages with deep verandahs, and a pool long enough to swim properly in.',
        'Yoga is at six under the banyan, ayurvedic treatments all day, and the barbecue from eight. A car to the Qutub Minar takes half an hour, to the airport not much more.',
      ],
      front: 'the pool and its palms',
      back: 'the mango orchard',
      amenities: ['Long pool', 'Yoga', 'Ayurvedic spa', 'Free parking'],
    },
  ],
};
