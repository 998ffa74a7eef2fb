import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { admin, dutyAtHotel, HOTEL, NEVER, PROFILE, READ, signedIn, STAFF } from '../access/rules';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onDelete } from '../hotels/onDelete';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { PropertyOfferResolver, SubmissionAdminResolver } from './offers/propertyOffer.resolver';
import { PropertyOffer } from './offers/propertyOffer.entity';
import { exportOffers, exportUploads, removeUploadsOfUser } from './upload.service';
import { destroyReplaced, removePhotos } from './replace.service';
import { PhotoResolver } from './photo.resolver';
import { destroyUnreported } from './unreported.service';
import { Upload } from './upload.entity';
import { UploadGrant } from './uploadGrant.entity';

const loaders = {
  filesOfOffer: (kit) => kit.rows(Upload, 'offerId', 'createdAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'photo:upload': [signedIn, NEVER],
  'photo:manage': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
  'photo:catalogue': [admin, [STAFF]],
  'submission:list': [admin, [STAFF]],
  'offer:answer': [admin, [STAFF]],
  'offer:list-own': [signedIn, [PROFILE, READ]],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Uploaded photos and files, and property offers. */
export const photos: Domain = {
  entities: [Upload, UploadGrant, PropertyOffer],
  resolvers: [PhotoResolver, SubmissionAdminResolver, PropertyOfferResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.PROPERTY_OFFER]: ['state', 'hotelId'] },
  jobs: {
    destroyReplaced: { every: 30_000, run: destroyReplaced },
    destroyUnreported: { every: 300_000, run: destroyUnreported },
  },
  joinHooks() {
    onAccountDeleted.join('photos', removeUploadsOfUser);
    onDataExport.join('uploads', exportUploads);
    onDataExport.join('offers', exportOffers);
    onDelete.join('photos', removePhotos);
  },
};
