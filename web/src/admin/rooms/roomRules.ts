import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/texts';
import { ifGiven, priceProblem, roomNumbersProblem, splitWords, wholeFrom } from '../fields/rules';

/** What is asked of a room. */
export const roomRules = {
  title: nameProblemOf('the title of the room'),
  description: textProblem('the description', LIMITS.shortText),
  price: priceProblem,
  maxPeople: ifGiven(wholeFrom(1, LIMITS.people, `Enter how many people, 1 to ${LIMITS.people}.`)),
  amenities: (list: string) =>
    splitWords(list).length > LIMITS.amenities ? `Name at most ${LIMITS.amenities}.` : undefined,
  roomNumbers: roomNumbersProblem,
};
