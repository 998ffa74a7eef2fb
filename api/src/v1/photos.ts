import { Type } from '@sinclair/typebox';
import { UploadPurpose } from '../photos/upload.entity';
import { GenerateUploadSignatureInput, ReportUploadsInput, UploadInput } from '../photos/upload.inputs';
import { reportUploads } from '../photos/upload.service';
import { signSharedUpload } from '../photos/uploadSignature.service';
import { build } from '../core/build';
import { BadInput } from '../core/problems';
import { inputOf } from './read';
import { route } from './route';
import { Id, MessageString } from './shapes';

/**
 * Upload purposes by the code of the request. A request without one of these codes submits photos of a
 * property.
 */
const PURPOSES = new Map([
  ['profilephoto', UploadPurpose.PROFILE_PHOTO],
  ['hotelphoto', UploadPurpose.HOTEL_PHOTO],
  ['roomphoto', UploadPurpose.ROOM_PHOTO],
  ['cityphoto', UploadPurpose.CITY_PHOTO],
  ['hoteltypephoto', UploadPurpose.HOTEL_TYPE_PHOTO],
]);

const Files = Type.Array(Type.String(), { maxItems: 100 });

/** Routes of uploads, under both addresses that existing clients use. */
export const photoRoutes = (['/hotels', '/auth'] as const).flatMap((place) => [
  route({
    method: 'post',
    path: `${place}/generatesignature`,
    permission: 'photo:upload',
    summary: 'Allows your browser to upload to a folder of the image host, if you may use it',
    missing: 'folder name is required',
    missingStatus: 404,
    body: Type.Object({ folder: Type.String() }),
    answer: Type.Object({ timestamp: Type.Integer(), signature: Type.String() }),
    async handle({ viewer, body }) {
      const { folder } = await inputOf(GenerateUploadSignatureInput, body);
      const { timestamp, signature } = await signSharedUpload(viewer, folder);
      return { timestamp, signature };
    },
  }),
  route({
    method: 'post',
    path: `${place}/upload`,
    permission: 'photo:upload',
    summary: 'Reports uploaded files and what they show; photos that they replace are deleted',
    missing: 'no file selected',
    body: Type.Object({
      urlArray: Files,
      public_idArray: Files,
      fileCode: Type.Optional(
        Type.String({ description: `${[...PURPOSES.keys()].join(', ')}; otherwise for listing a property.` }),
      ),
      id: Type.Optional(Id),
    }),
    answer: MessageString,
    async handle({ viewer, body: { urlArray, public_idArray, fileCode = '', id } }) {
      if (urlArray.length !== public_idArray.length)
        throw new BadInput('urlArray and public_idArray must list the same files, in equal numbers');
      const uploads = urlArray.map((url, index) =>
        build(UploadInput, { url, publicId: public_idArray[index]! }),
      );
      const purpose = PURPOSES.get(fileCode) ?? UploadPurpose.PROPERTY;
      await reportUploads(viewer, await inputOf(ReportUploadsInput, { purpose, id, uploads }));
      return 'file(s) uploaded successfully';
    },
  }),
]);
