import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { countNights } from '../../../../schema/nights';
import { BadInput } from '../../core/problems';

/** Refuses nights [from, to) that are not a valid range or exceed the longest range. */
export function checkDateRange(from: string, to: string, longest: number = LIMITS.stayNights): void {
  if (to < from) throw new BadInput('The last date is before the first. Choose a later one.');
  if (countNights(from, to) > longest)
    throw new BadInput(fill('Ask for at most {most} nights at once.', { most: longest }));
}
