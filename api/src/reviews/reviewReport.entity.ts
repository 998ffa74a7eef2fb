import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { BelongsTo, Id, Moment, Text } from '../database/columns';
import { User } from '../users/user.entity';
import { Review } from './review.entity';

/** Why a person reports a review. */
export enum ReportReason {
  SPAM = 'SPAM',
  OFFENSIVE = 'OFFENSIVE',
  PERSONAL_DATA = 'PERSONAL_DATA',
  NOT_ABOUT_STAY = 'NOT_ABOUT_STAY',
  OTHER = 'OTHER',
}
registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Why a person reports a review.',
  valuesConfig: {
    SPAM: { description: 'It is advertising, or not real.' },
    OFFENSIVE: { description: 'It insults or threatens.' },
    PERSONAL_DATA: { description: 'It names a person or tells private facts.' },
    NOT_ABOUT_STAY: { description: 'It is not about a stay at this hotel.' },
    OTHER: { description: 'Another reason, which the words say.' },
  },
});

@ObjectType({ description: 'Why a person wants staff to look at a review.', simpleResolvers: true })
@Entity('review_reports')
@Index('review_reports_user', ['userId', 'reviewId'])
export class ReviewReport {
  /** With the person it is the primary key: each reports a review once. */
  @Id()
  reviewId!: string;

  @BelongsTo(() => Review, 'reviewId', 'review_reports_of_review', 'CASCADE')
  reviewRow?: Review;

  @Id()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'review_reports_of_user', 'RESTRICT')
  userRow?: User;

  @Field(() => ReportReason, { description: 'The reason.' })
  @Text(16)
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'What the person adds; null if nothing.' })
  @Text(LIMITS.reportText, { nullable: true })
  text!: string | null;

  @Field(() => Date, { description: 'When it was reported.' })
  @Moment()
  createdAt!: Date;

  /** When staff closed it: they dismissed it or hid the review. Null while it is open. */
  @Moment({ nullable: true })
  closedAt!: Date | null;
}
