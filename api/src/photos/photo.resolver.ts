import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { User } from '../users/user.entity';
import { GenerateUploadSignatureInput, ReportUploadsInput } from './upload.inputs';
import { ReportUploadsResult, UploadSignature, UploadsReported } from './upload.results';
import { deleteProfilePhoto, generateUploadSignature, reportUploads } from './upload.service';

@Resolver()
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
}
