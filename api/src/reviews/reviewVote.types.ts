import { ObjectType, createUnionType } from 'type-graphql';
import { TooManyAttempts } from '../access/limits/limit.types';
import { Problem } from '../core/problems';
import { Review } from './review.entity';
import { UnknownReview } from './review.types';

@ObjectType({ implements: Problem, description: 'The review is your own.' })
export class OwnReview extends Problem {
  static override readonly status = 409;
}

export const VoteHelpfulResult = createUnionType({
  name: 'VoteHelpfulResult',
  description: 'The review with its votes, or why your vote was not counted.',
  types: () => [Review, UnknownReview, OwnReview, TooManyAttempts] as const,
});

export const ReportReviewResult = createUnionType({
  name: 'ReportReviewResult',
  description: 'The review, or why it was not reported.',
  types: () => [Review, UnknownReview, OwnReview, TooManyAttempts] as const,
});
