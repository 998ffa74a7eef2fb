/** Texts of the photos in the forms of reviews, which are loaded with their code. */

// ReviewPhotoFields
export const photos = 'Photos, if you like';
export const choosePhotos = 'Choose photos or drop them here';
export const photoLimits = '{types} · up to {limit} MB each · up to {count}';
export const allPhotosAdded = 'A review can have {count} photos. Remove one to add another.';
export const addedPhotos = 'Photos of your review';
export const photosUploading = '{count, plural, one {# photo is} other {# photos are}} being uploaded';
export const photosReady = '{count, plural, one {# photo} other {# photos}} added';

// PhotoRow
export const photoNumber = 'Photo {number}';
export const uploadingPhoto = 'Uploading {name}';
export const percentUploaded = 'Uploading, {percent}%';
export const uploaded = 'Uploaded';
export const published = 'In your review';
export const removePhoto = 'Remove {name}';
export const retryPhoto = 'Try again';
export const retryNamed = 'Try again to upload {name}';

// useReviewPhotos
export const tooManyPhotos = 'A review can have {count} photos. Not added: {names}.';
export const failedPhotos =
  '{count, plural, one {One photo was not uploaded. Try again or remove it} other {# photos were not uploaded. Try again or remove them}}, then send your review. Everything else is kept.';
export const waitForPhotos = 'Uploading photos...';
