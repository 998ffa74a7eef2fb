import { repo, transaction } from '../src/database/transaction';
import { RoomNumber } from '../src/rooms/roomNumber.entity';
import { makeCity, makeHotel, makeHotelType, makeRoomType } from './factories';

const ODD_TEXTS = {
  name: '"The, Quoted"',
  description: "'=1+1\nsecond line",
  detailedDescription: "'' two; 'quotes\\",
  closestTouristLocation: '-the pier',
  amenities: ['a; b', 'c\\d', '@pool'],
  houseRules: '=No shoes, please;\n=and no "parties";',
};
const ODD_HOURS = { checkInFrom: '15:00', checkOutUntil: '10:30', quietFrom: '22:00' };
const ODD_RULES = { ...ODD_HOURS, petsRule: 'ON_REQUEST', partiesRule: 'NOT_ALLOWED' } as const;

/** Two hotels whose texts contain separators, quotes and the beginnings of formulas. */
export async function makeOddHotels(): Promise<void> {
  const city = await makeCity({ name: 'Port-aux-Choux', timeZone: 'America/St_Johns' });
  const type = await makeHotelType({ name: '=Inn' });
  const first = await makeHotel({
    cityId: city.id,
    typeId: type.id,
    ...ODD_TEXTS,
    ...ODD_RULES,
    distanceMiles: 0.25,
    touristLocationLatitude: -12.25,
    touristLocationLongitude: 2e-7,
    latitude: -12.5,
    longitude: 1e-7,
    freeCancellationDays: 9,
    lateRefundPercent: 40,
    photos: ['/pictures/hotel-1.svg', '/pictures/room-2.svg?a=1;b'],
  });
  const room = { title: '+1 view', priceCents: 1_029, amenities: ['sea', '=sum'] };
  const { roomNumbers } = await makeRoomType(first, 4, room);
  const [low, bare, odd] = roomNumbers;
  await transaction(() =>
    repo(RoomNumber).save([
      Object.assign(low!, { floor: -1, view: '=sea | harbour; pier\\', beds: '2 singles |' }),
      Object.assign(bare!, { view: null, floor: 0, beds: null }),
      Object.assign(odd!, { view: null, floor: null, beds: '|' }),
    ]),
  );
  await makeRoomType(first, 0, { title: 'No numbers yet', photos: ['/pictures/room-1.svg'] });
  await makeHotel({
    cityId: city.id,
    typeId: type.id,
    name: "'Round the Corner;'=1|+2,-3;\"=4",
    address: null,
  });
}
