import type { ReviewSubject } from '../../../schema/reviewScores';
import { cleanliness, comfort, location, staff, value } from './texts';

/** The names of what a review can score. */
export const SUBJECT_NAMES: Record<ReviewSubject, string> = { cleanliness, location, staff, comfort, value };
