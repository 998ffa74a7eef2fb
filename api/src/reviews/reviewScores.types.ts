import { IsOptional, Max, Min } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { KeptForAll } from '../core/cacheControl.decorator';
import { RATING } from '../../../schema/ratings';
import { REVIEW_SUBJECTS, type ReviewScores as Scores } from '../../../schema/reviewScores';

/** What a review can score beside its stars. */
export enum ReviewSubject {
  CLEANLINESS = 'CLEANLINESS',
  LOCATION = 'LOCATION',
  STAFF = 'STAFF',
  COMFORT = 'COMFORT',
  VALUE = 'VALUE',
}
registerEnumType(ReviewSubject, {
  name: 'ReviewSubject',
  description: 'What a review can score beside its stars.',
  valuesConfig: {
    CLEANLINESS: { description: 'How clean the rooms were.' },
    LOCATION: { description: 'Where the hotel is.' },
    STAFF: { description: 'The people who work there.' },
    COMFORT: { description: 'How comfortable the rooms were.' },
    VALUE: { description: 'What the guest got for the price.' },
  },
});

const SCORE = {
  message: () =>
    fill('A score must be {lowest} to {highest}', { lowest: RATING.lowest, highest: RATING.highest }),
};

/** A field of one subject, in answers and in inputs. */
const Score = (description: string): PropertyDecorator => {
  const decorators = [
    Field(() => Int, { nullable: true, description: `${description}, 1 to 5; null without a score.` }),
    IsOptional(),
    Min(RATING.lowest, SCORE),
    Max(RATING.highest, SCORE),
  ];
  return (target, property) => {
    for (const decorate of decorators) (decorate as PropertyDecorator)(target, property);
  };
};

@ObjectType('ReviewScores', {
  description: 'The scores of a review by subject. They do not change its stars.',
  simpleResolvers: true,
})
@InputType('ReviewScoresInput', {
  description: 'Scores by subject, all optional. A subject that is missing has no score.',
})
export class ReviewScores implements Partial<Scores> {
  @Score('How clean the rooms were')
  cleanliness?: number | null;

  @Score('Where the hotel is')
  location?: number | null;

  @Score('The people who work there')
  staff?: number | null;

  @Score('How comfortable the rooms were')
  comfort?: number | null;

  @Score('What the guest got for the price')
  value?: number | null;
}

@KeptForAll()
@ObjectType({ description: 'The average score of a hotel in one subject.', simpleResolvers: true })
export class ScoreAverage {
  @Field(() => ReviewSubject, { description: 'What was scored.' })
  subject!: ReviewSubject;

  @Field(() => Float, { description: 'Average, 1 to 5, one decimal.' })
  average!: number;

  @Field(() => Int, { description: 'Number of scores in the average.' })
  count!: number;
}

/** The five columns of the scores. */
export const scoreColumns = (scores: Partial<Scores> | null | undefined): Scores =>
  Object.fromEntries(REVIEW_SUBJECTS.map((subject) => [subject, scores?.[subject] ?? null])) as Scores;
