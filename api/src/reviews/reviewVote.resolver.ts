import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { can } from '../access/policy';
import { BulkResult } from '../core/bulk';
import { ListSize } from '../core/cost.decorator';
import { Review } from './review.entity';
import { ReviewReport } from './reviewReport.entity';
import { dismissReviewReports, reportReview } from './reviewReport.service';
import { DismissReviewReportsInput, ReportReviewInput, VoteHelpfulInput } from './reviewVote.inputs';
import { voteHelpful } from './reviewVote.service';
import { ReportReviewResult, VoteHelpfulResult } from './reviewVote.types';

/** Votes for reviews, and reports of them. */
@Resolver(() => Review)
export class ReviewVoteResolver {
  @Allow('review:vote')
  @Mutation(() => VoteHelpfulResult, {
    description: "Says that you found another guest's review helpful, or takes that back.",
  })
  voteHelpful(
    @Arg('input', () => VoteHelpfulInput) input: VoteHelpfulInput,
    @Ctx() { viewer }: Context,
  ): Promise<Review> {
    return voteHelpful(viewer, input);
  }

  @Allow('review:report')
  @Mutation(() => ReportReviewResult, {
    description: 'Asks staff to look at a review of another guest; only your first report of it counts.',
  })
  reportReview(
    @Arg('input', () => ReportReviewInput) input: ReportReviewInput,
    @Ctx() { viewer }: Context,
  ): Promise<Review> {
    return reportReview(viewer, input);
  }

  @ListSize(100)
  @Allow('review:hide')
  @Mutation(() => [BulkResult], {
    description:
      'Closes the reports of reviews that stay as they are, and tells the result for each. Administrators only.',
  })
  dismissReviewReports(
    @Arg('input', () => DismissReviewReportsInput) input: DismissReviewReportsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return dismissReviewReports(viewer, input);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you found it helpful.' })
  async viewerVotedHelpful(@Root() { id }: Review, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    return viewer !== undefined && (await loaders.reviewVoteOf(viewer.id).load(id)) !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether you have reported it.' })
  async viewerReported(@Root() { id }: Review, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    return viewer !== undefined && (await loaders.reviewReportOf(viewer.id).load(id)) !== null;
  }

  @ListSize(1)
  @FieldResolver(() => [ReviewReport], {
    description:
      'The reports that staff have not closed, oldest first; empty unless you are an administrator.',
  })
  async reports(@Root() { id }: Review, @Ctx() { viewer, loaders }: Context): Promise<ReviewReport[]> {
    return can(viewer, 'review:hide') ? loaders.openReportsOfReview.load(id) : [];
  }
}
