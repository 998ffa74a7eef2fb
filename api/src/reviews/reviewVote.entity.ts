import { Entity, Index } from 'typeorm';
import { BelongsTo, Id, Moment } from '../database/columns';
import { User } from '../users/user.entity';
import { Review } from './review.entity';

/** Says that a person found a review helpful. The primary key allows one for each person and review. */
@Entity('review_votes')
@Index('review_votes_user', ['userId', 'reviewId'])
export class ReviewVote {
  @Id()
  reviewId!: string;

  @BelongsTo(() => Review, 'reviewId', 'review_votes_of_review', 'CASCADE')
  reviewRow?: Review;

  @Id()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'review_votes_of_user', 'RESTRICT')
  userRow?: User;

  @Moment()
  createdAt!: Date;
}
