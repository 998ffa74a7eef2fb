import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { Page, PageArgs, type PageOf } from '../core/pagination';
import { User } from '../users/user.entity';
import { deleteProfilePhoto } from './profilePhoto.service';
import { listSubmissions } from './submission.service';
import { Upload } from './upload.entity';
import { GenerateUploadSignatureInput, ReportUploadsInput } from './upload.inputs';
import { ReportUploadsResult, UploadSignature, UploadsReported } from './upload.results';
import { generateUploadSignature, reportUploads } from './upload.service';

const PropertySubmissionList = Page(Upload, 'PropertySubmission');

@Resolver(() => Upload)
export class PhotoResolver {
  @Allow('photo:upload')
  @Mutation(() => UploadSignature, {
    description: 'Allows your browser to upload into a folder of the image host, if it is yours to fill.',
  })
  generateUploadSignature(
    @Arg('input', () => GenerateUploadSignatureInput) { folder }: GenerateUploadSignatureInput,
    @Ctx() { viewer }: Context,
  ): UploadSignature {
    return Object.assign(new UploadSignature(), generateUploadSignature(viewer, folder));
  }

  @Allow('photo:upload')
  @Mutation(() => ReportUploadsResult, {
    description: 'Tells what was uploaded and what it is for; photos that it replaces are destroyed.',
  })
  reportUploads(
    @Arg('input', () => ReportUploadsInput) input: ReportUploadsInput,
    @Ctx() { viewer }: Context,
  ): Promise<UploadsReported> {
    return reportUploads(viewer, input);
  }

  @Allow('photo:upload')
  @Mutation(() => User, { description: 'Takes your profile photo away; the default avatar shows again.' })
  deleteProfilePhoto(@Ctx() { viewer }: Context): Promise<User> {
    return deleteProfilePhoto(viewer);
  }

  @Allow('submission:list')
  @Query(() => PropertySubmissionList, {
    description: 'What people sent to have their property listed, newest first. Administrators only.',
  })
  propertySubmissions(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<Upload>> {
    return listSubmissions(viewer, args);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who sent it.' })
  submittedBy(@Root() { userId }: Upload, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
