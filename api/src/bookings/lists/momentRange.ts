import { BadInput } from '../../core/problems';

/** Throws BadInput for a range of moments that ends before it begins. */
export function checkMoments(from: Date | null | undefined, before: Date | null | undefined): void {
  if (from && before && from > before) throw new BadInput('The range of moments ends before it begins.');
}

/** Throws BadInput for a range of days that ends before it begins. */
export function checkDays(from: string | null | undefined, to: string | null | undefined): void {
  if (from && to && from > to) throw new BadInput('The range of days ends before it begins.');
}
