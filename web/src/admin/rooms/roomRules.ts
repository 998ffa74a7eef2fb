import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/texts';
import { ifGiven, priceProblem, roomNumbersProblem, splitWords, wholeFrom } from '../fields/rules';

/** How many people may sleep in a room. */
export const peopleProblem = wholeFrom(1, LIMITS.people, `Enter how many people, 1 to ${LIMITS.people}.`);

/** What is asked of a room. */
export const roomRules = {
  title: nameProblemOf('the title of the room'),
  description: textProblem('the description', LIMITS.shortText),
  price: priceProblem,
  maxPeople: ifGiven(peopleProblem),
  amenities: (list: string) =>
    splitWords(list).length > LIMITS.amenities ? `Name at most ${LIMITS.amenities}.` : undefined,
  roomNumbers: roomNumbersProblem,
};
