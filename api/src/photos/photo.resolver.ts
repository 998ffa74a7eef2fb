import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { User } from '../users/user.entity';
import { GenerateUploadSignatureInput, ReportUploadsInput } from './upload.inputs';
import { ReportUploadsResult, UploadSignatureAnswer, UploadsReported } from './upload.types';
import { deleteProfilePhoto, reportUploads } from './upload.service';
import { signOwnUpload } from './uploadSignature.service';
import { build } from '../core/build';

@Resolver()
export class PhotoResolver {
  @Allow('photo:upload')
  @Mutation(() => UploadSignatureAnswer, {
    description:
      'Signs uploads from your browser to a folder of the image host, if you may upload to it. Files that are not reported within an hour are deleted there.',
  })
  async generateUploadSignature(
    @Arg('input', () => GenerateUploadSignatureInput) input: GenerateUploadSignatureInput,
    @Ctx() { viewer }: Context,
  ): Promise<UploadSignatureAnswer> {
    return build(UploadSignatureAnswer, await signOwnUpload(viewer, input));
  }

  @Allow('photo:upload')
  @Mutation(() => ReportUploadsResult, {
    description: 'Reports uploaded files and their purpose; photos that they replace are deleted.',
  })
  reportUploads(
    @Arg('input', () => ReportUploadsInput) input: ReportUploadsInput,
    @Ctx() { viewer }: Context,
  ): Promise<UploadsReported> {
    return reportUploads(viewer, input);
  }

  @Allow('photo:upload')
  @Mutation(() => User, { description: 'Deletes your profile photo; the default avatar shows again.' })
  deleteProfilePhoto(@Ctx() { viewer }: Context): Promise<User> {
    return deleteProfilePhoto(viewer);
  }
}
