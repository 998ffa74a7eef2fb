import type { CitySeed } from '../seed.types';

export const chiangMai: CitySeed = {
  name: 'Chiang Mai',
  timeZone: 'Asia/Bangkok',
  hotels: [
    {
      name: 'Teak & Lantern',
      type: 'Boutique',
      address: '39 Ratchamanka Road, Phra Sing, Chiang Mai 50200',
      latitude: 18.7861,
      longitude: 98.9842,
      sight: ['Wat Phra Singh', 0.3],
      dollars: 72,
      description:
        'A teak house inside the old moat, with lanterns in the trees and a small salt-water pool. The Sunday market sets up one street away.',
      story: [
        'Five old rice barns were taken apart, carried here and put together again without a nail. The wood is dark and silky, the mosquito nets are white, and shoes stay at the foot of the stairs, where a basket with your room’s name waits for them.',
        'Monks pass at six with their bowls, cooks at seven with their baskets. Three temples are near enough to hear; none is loud enough to mind.',
      ],
      front: 'the lantern garden',
      back: 'a temple roof with golden tips',
      amenities: ['Salt-water pool', 'Bicycles', 'Cooking lessons'],
    },
    {
      name: 'Doi Suthep Hillside Lodge',
      type: 'Lodge',
      address: '202 Huay Kaew Road, Suthep, Chiang Mai 50200',
      latitude: 18.8109,
      longitude: 98.9413,
      sight: ['Wat Pha Lat', 0.7],
      dollars: 48,
      description:
        'Wooden rooms on the slope above the university, cool at night and loud with birds at dawn. The monks’ trail to the hidden temple begins behind the kitchen.',
      story: [
        'This is a place for early nights and long breakfasts. The coffee is grown an hour up the road by the owner’s cousin, roasted on Thursdays in a drum behind the house, and never quite survives until Wednesday.',
        'Red trucks to the city pass the gate; wave and they stop. Up the hill there are waterfalls, more temples and, in the cold season, a sea of fog to look down on.',
      ],
      front: 'the lights of the city in the plain',
      back: 'jungle, and now and then a hornbill',
      amenities: ['Home-roasted coffee', 'Trail maps', 'Yoga deck'],
    },
    {
      name: 'Mae Rim Rice Terrace Resort',
      type: 'Resort',
      address: '88 Mae Rim-Samoeng Road, Rim Tai, Chiang Mai 50180',
      latitude: 18.9124,
      longitude: 98.9231,
      sight: ['Queen Sirikit Botanic Garden', 2.8],
      dollars: 242,
      description:
        'Pavilions around a working rice terrace, with two water buffalo on the payroll and a pool that ends in the paddies. Quiet, green and generous.',
      story: [
        'The rice decides the colours: mirrors in June, velvet in August, gold in November. Guests may plant and may harvest, badly, with much applause. Pavilions have outdoor showers, day beds and a bell for tea.',
        'The spa lies in a bamboo grove across a footbridge. Shuttles reach the old town in thirty minutes and bring you back after the night market, bags and all.',
      ],
      front: 'the rice terraces',
      back: 'a bamboo grove',
      amenities: ['Infinity pool', 'Spa', 'Shuttle to the old town', 'Farm mornings'],
    },
    {
      name: 'Nimman Work & Stay',
      type: 'Apartments',
      address: '17 Nimmanhaemin Soi 9, Suthep, Chiang Mai 50200',
      latitude: 18.7984,
      longitude: 98.9679,
      sight: ['One Nimman', 0.3],
      dollars: 52,
      description:
        'Studios with fast internet, real desks and monthly calm, in the lane of coffee roasters. A work floor, a gym and a mango tree.',
      story: [
        'Half the house writes code, and the other half writes books about having stopped. All agree on the essentials: a chair that supports, a line that does not drop, and noodles within a minute’s walk at any hour.',
        'Studios have a kitchenette and a balcony with a drying rack; laundry is fetched on Mondays. When the screens go dark the neighbourhood starts, with galleries, live jazz and mango with sticky rice.',
      ],
      front: 'the treetops of Soi 9',
      back: 'Doi Suthep and its golden spire',
      amenities: ['Work floor', 'Gym', 'Weekly laundry', 'Fast internet'],
    },
  ],
};
