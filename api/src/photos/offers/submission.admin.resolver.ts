import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { KeyedPageArgs, Page, type PageOf } from '../../core/pagination';
import { User } from '../../users/user.entity';
import { listSubmissions } from './submission.admin.service';
import { Upload } from '../upload.entity';

const PropertySubmissionList = Page(Upload, 'PropertySubmission');

@Resolver(() => Upload)
export class SubmissionAdminResolver {
  @Allow('submission:list')
  @Query(() => PropertySubmissionList, {
    description:
      'Files that users sent to have a property listed, newest first; without pictures that are photos of a hotel since. Administrators only.',
  })
  propertySubmissions(
    @Args(() => KeyedPageArgs) args: KeyedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Upload>> {
    return listSubmissions(viewer, args, counting);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who sent it.' })
  submittedBy(@Root() { userId }: Upload, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
