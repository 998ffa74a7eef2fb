import { NO_HOUSE_RULES, USUAL_HOURS, type HouseRules } from '../../schema/houseRules';
import { readData } from './readData';
import { RulesByType, type HotelTypeName } from './seed.types';

const RULES = readData('houseRules', RulesByType);

/** Hotels that let guests in at any hour, by a person or a code. */
const AT_ANY_HOUR = /24-hour reception|self check-in/i;

/** The house rules of a hotel: a variant of those of its type that fits its amenities. */
export function houseRulesOf(type: HotelTypeName, amenities: readonly string[], turn: number): HouseRules {
  const { all, ways } = RULES[type];
  const words = amenities.join();
  return {
    ...NO_HOUSE_RULES,
    ...USUAL_HOURS,
    ...all,
    ...ways[turn % ways.length],
    ...(AT_ANY_HOUR.test(words) && { checkInUntil: null }),
    ...(/pets welcome/i.test(words) && { petsRule: 'ALLOWED' }),
    ...(/children’s club/i.test(words) && { childrenRule: 'ALLOWED' }),
  };
}
