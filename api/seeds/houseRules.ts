import { NO_HOUSE_RULES, USUAL_HOURS, type HouseRules } from '../../schema/houseRules';
import type { HotelSeed, HotelTypeName } from './seed.types';

interface TypeRules {
  /** What all hotels of the type have in common. */
  all: Partial<HouseRules>;
  /** In what they differ: they take turns. */
  ways: readonly Partial<HouseRules>[];
}

const ASKED = 'ON_REQUEST';
const WELCOME = 'ALLOWED';
const NO = 'NOT_ALLOWED';

const RULES: Record<HotelTypeName, TypeRules> = {
  Boutique: {
    all: { smokingRule: NO, partiesRule: NO, quietFrom: '22:00', quietUntil: '07:00' },
    ways: [
      {
        checkInUntil: '22:00',
        childrenRule: WELCOME,
        petsRule: ASKED,
        houseRules: 'If you arrive later, write to us the day before: somebody will wait for you.',
      },
      { checkInUntil: '21:00', childrenRule: WELCOME, petsRule: NO, checkOutUntil: '12:00' },
      {
        checkInFrom: '14:00',
        checkInUntil: '23:00',
        childrenRule: ASKED,
        petsRule: ASKED,
        houseRules: 'The stairs are steep and there are steps between the rooms; small children need an eye.',
      },
      { checkInUntil: '20:00', childrenRule: NO, petsRule: NO, quietFrom: '21:30' },
    ],
  },
  'City hotel': {
    all: { childrenRule: WELCOME, smokingRule: NO, partiesRule: NO, checkOutUntil: '12:00' },
    ways: [
      {
        petsRule: ASKED,
        houseRules: 'Show the card you paid with and a passport or identity card at the desk.',
      },
      { petsRule: NO, checkInFrom: '14:00' },
      {
        petsRule: ASKED,
        smokingRule: ASKED,
        houseRules: 'Cots are free; an extra bed is made up where the room has space for it.',
      },
    ],
  },
  Resort: {
    all: { childrenRule: WELCOME, checkInFrom: '16:00', quietFrom: '23:00', quietUntil: '07:00' },
    ways: [
      {
        petsRule: NO,
        smokingRule: ASKED,
        partiesRule: ASKED,
        houseRules: 'Your room may be ready earlier; pool and bags are looked after from noon on.',
      },
      { petsRule: ASKED, smokingRule: NO, partiesRule: NO, checkOutUntil: '10:00' },
      {
        petsRule: NO,
        smokingRule: NO,
        partiesRule: ASKED,
        checkOutUntil: '12:00',
        houseRules: 'Children under ten are in the pools with an adult.',
      },
    ],
  },
  Lodge: {
    all: { childrenRule: WELCOME, smokingRule: NO, quietFrom: '22:00', quietUntil: '06:30' },
    ways: [
      {
        checkInUntil: '20:00',
        petsRule: WELCOME,
        partiesRule: NO,
        checkOutUntil: '10:00',
        houseRules: 'Fires are lit in the stoves and in the ring by the lodge only.',
      },
      { checkInUntil: '21:00', petsRule: ASKED, partiesRule: ASKED, checkOutUntil: '10:30' },
      {
        checkInFrom: '16:00',
        checkInUntil: '19:00',
        petsRule: NO,
        partiesRule: NO,
        houseRules: 'The track is unlit: come before dark, or call from the village.',
      },
    ],
  },
  Motel: {
    all: { childrenRule: WELCOME, petsRule: WELCOME, partiesRule: NO, checkInFrom: '13:00' },
    ways: [
      { smokingRule: ASKED, quietFrom: '23:00', quietUntil: '06:00' },
      {
        smokingRule: NO,
        checkInUntil: '23:30',
        quietFrom: '22:00',
        quietUntil: '06:00',
        houseRules: 'One car a room has its place at the door; others park along the fence.',
      },
    ],
  },
  Apartments: {
    all: { childrenRule: WELCOME, smokingRule: NO, partiesRule: NO, quietFrom: '22:00', quietUntil: '08:00' },
    ways: [
      {
        checkInUntil: '20:00',
        petsRule: NO,
        checkOutUntil: '10:00',
        houseRules: 'Take the rubbish down and close the windows when you leave; the rest is ours.',
      },
      { checkInFrom: '16:00', checkInUntil: '22:00', petsRule: ASKED },
      {
        checkInUntil: '21:00',
        petsRule: WELCOME,
        checkOutUntil: '10:00',
        houseRules: 'People live next door: the courtyard is quiet after ten.',
      },
    ],
  },
};

/** Hotels where somebody, or a code, lets guests in at any hour. */
const AT_ANY_HOUR = /24-hour reception|self check-in/i;

/** The house rules of a hotel of the demonstration: those of its type in one of their ways, as its amenities have it. */
export function houseRulesOf(
  type: HotelSeed['type'],
  amenities: readonly string[],
  turn: number,
): HouseRules {
  const { all, ways } = RULES[type];
  const words = amenities.join();
  return {
    ...NO_HOUSE_RULES,
    ...USUAL_HOURS,
    ...all,
    ...ways[turn % ways.length],
    ...(AT_ANY_HOUR.test(words) && { checkInUntil: null }),
    ...(/pets welcome/i.test(words) && { petsRule: WELCOME }),
    ...(/children’s club/i.test(words) && { childrenRule: WELCOME }),
  };
}
