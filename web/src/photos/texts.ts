// uploadTask
export const changeProfilePhoto = 'Change profile photo';
export const updateHotelPhotos = 'Update hotel photos';
export const updateRoomPhotos = 'Update room photos';
export const updateCityPhoto = 'Update city photo';
export const updateHotelTypePhoto = 'Update hotel type photo';
export const uploadPropertyFiles = 'Upload files for your property';

// UploadPage
export const profilePhotoIntro = 'Choose a clear photo of your face. It replaces your current one.';
export const propertyIntro = 'Add photos, and a description as a plain text file.';
export const photosIntro = 'They replace the current photos and appear in the order you choose them.';
export const photoIntro = 'It replaces the current photo.';
export const chooseFiles = 'Choose files or drop them here';
export const chooseFile = 'Choose a file or drop it here';
export const choosePhotos = 'Choose photos or drop them here';
export const choosePhoto = 'Choose a photo or drop it here';
export const upToSize = 'up to {limit} MB';
export const upToSizeEach = 'up to {limit} MB each';
export const upToCount = 'up to {count} at a time';
export const selectedFiles = 'Selected files';
export const upload = 'Upload';
export const uploading = 'Uploading...';
export const uploadSuccessful = 'Upload successful, {count} file(s) uploaded';
export const uploadFailed = 'upload failed';
export const nothingChanged = 'Nothing has changed. You can try again.';
export const viewSubmissions = 'View your submissions';
export const back = 'Back';

// useUpload
export const noneUploaded =
  '{count, plural, one {The file was not uploaded.} other {None of the # files were uploaded.}}';
export const someNotUploaded =
  '{failed, plural, one {# of {count} files was not uploaded.} other {# of {count} files were not uploaded.}} The others are kept. To continue without a failed file, remove it.';

// FileRow
export const percentUploaded = '{percent}%';
export const uploaded = 'Uploaded';
export const uploadingFile = 'Uploading {name}';
export const removeFile = 'Remove {name}';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

// ProfilePhotoButtons
export const deleteProfilePhoto = 'Delete profile photo';
export const profilePhotoDeleted = 'Your profile photo has been deleted.';

// ListPropertyPage
export const listYourProperty = 'List your property';
export const listPropertyIntro =
  'Do you run a hotel, a lodge or a few apartments? Send us what guests should know.';
export const describeStep = 'Tell us about it';
export const describeStepText =
  'Write a plain text file with the location, the number of rooms, their prices and how to reach you.';
export const photosStep = 'Add photos';
export const photosStepText = 'Show the property and each type of room, as .jpg files.';
export const replyStep = 'We reply';
export const replyStepText =
  'Our team reads what you send and writes to the email address of your account. If we accept it, you become the owner of the hotel on Staybook: you set it up and open it for booking.';
export const uploadFiles = 'Upload files';
export const yourSubmissions = 'Your submissions';
export const signInSoWeCanReply = 'Please sign in so we can reply.';

// MyPropertiesPage
export const propertySubmissions = 'Your property submissions';
export const listProperty = 'List a property';
export const submissions = '{count, plural, one {# submission} other {# submissions}}';
export const noSubmissions = 'You haven’t submitted a property yet.';
export const noSubmissionsText =
  'Send us photos and a description of your hotel, and we’ll write to you. <link>How it works</link>';

// OfferCard
export const inReview = 'In review';
export const accepted = 'Accepted';
export const declined = 'Declined';
export const sentOn = 'Sent on {moment}';
export const ourReply = 'Our reply';
export const seeHotel = 'See {hotel}';
export const setUpHotel = 'Set up {hotel}';
export const hotelNotListed = 'The hotel is no longer listed.';
export const filesDeleted = 'The files have been deleted.';

// OfferFiles
export const textFile = 'Text';
export const textFileNumber = 'Text {number}';
export const textNotShown = 'The text cannot be shown here.';
export const openText = 'Open the text';
export const openTextNumber = 'Open text {number}';
export const pictures = 'Pictures';
export const picture = 'Picture';
export const pictureNumber = 'Picture {number}';
export const fullSize = '{picture}, full size';
