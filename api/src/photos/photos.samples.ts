import type { Fixtures } from '../../test/fixtures';
import { NOBODY, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query propertySubmissions': { document: () => '{ propertySubmissions { total } }' },
  'mutation generateUploadSignature': {
    document: () => 'mutation { generateUploadSignature(input: { folder: "profilephotos" }) { timestamp } }',
  },
  'mutation reportUploads': {
    document: () =>
      'mutation { reportUploads(input: { purpose: PROFILE_PHOTO, uploads: [{ url: "x", publicId: "x" }] }) { __typename } }',
  },
  'mutation deleteProfilePhoto': { document: () => 'mutation { deleteProfilePhoto { id } }' },
  'query propertyOffers': { document: () => '{ propertyOffers { total } }' },
  'query myPropertyOffers': { document: () => '{ myPropertyOffers { total } }' },
  'query propertyOffer': {
    document: ({ offerId }: Fixtures) => `{ propertyOffer(id: "${offerId}") { id } }`,
  },
  'mutation declinePropertyOffer': {
    document: () =>
      `mutation { declinePropertyOffer(input: { offerId: "${NOBODY}", answer: "No." }) { __typename } }`,
  },
  'mutation acceptPropertyOffer': {
    document: () =>
      `mutation { acceptPropertyOffer(input: { offerId: "${NOBODY}", name: "Farm", cityId: "${NOBODY}", typeId: "${NOBODY}",
        description: "Quiet.", detailedDescription: "Quiet." }) { __typename } }`,
  },
};
