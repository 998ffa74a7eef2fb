export const myAccount = 'My account';
export const currentPassword = 'Current password';
export const enterCurrentPassword = 'Enter your current password.';
export const confirm = 'Confirm';
export const signOut = 'Sign out';
export const changePassword = 'Change password';
export const updateDetails = 'Update details';
export const deleteAccount = 'Delete account';
export const apiKeys = 'API keys';
export const addressTaken = 'This address belongs to another account';

// AccountPage
export const breadcrumb = 'Breadcrumb';

// MyAccountPage, MyProfile, MyData, MyDevices
export const yourProfilePhoto = 'Your profile photo';
export const currency = 'Currency';
export const currencyText = 'In which currency prices are shown to you. Hotels charge in US dollars.';
export const signedInDevices = 'Signed-in devices';
export const signedInDevicesText = 'Don’t recognise a device? Sign it out and change your password.';
export const signOutOtherDevices = 'Sign out all other devices';
export const propertySubmissionsText = 'What you sent us, and our replies.';
export const yourData = 'Your data';
export const yourDataText = 'Download everything we store about you.';
export const downloadMyData = 'Download my data';
export const deleteYourAccount = 'Delete your account';
export const deleteYourAccountText =
  'Your name, email address and devices are removed. Past bookings and reviews stay without your name.';

// DeviceRow
export const thisDevice = 'This device';
export const inUseNow = 'In use now';
export const lastUsed = 'Last used {time}';
export const lastUsedTrusted = 'Last used {time} · trusted';
export const inUseNowTrusted = 'In use now · trusted';
export const signOutDevice = 'Sign out {device}';
export const signOutThisDevice = 'Sign out {device}, this device';
export const withPasskey = 'Signed in with a passkey';
export const withPassword = 'Signed in with the password';
export const withSecondStep = 'Signed in with the password and a second step';
export const withRecoveryCode = 'Signed in with the password and a recovery code';
export const withAppPassword = 'Older application, with its app password';

// deviceName
export const browserOnSystem = '{browser} on {system}';
export const appOnSystem = 'App on {system}';
export const unknownApp = 'Unknown app';
export const edge = 'Edge';
export const opera = 'Opera';
export const samsungInternet = 'Samsung Internet';
export const firefox = 'Firefox';
export const chrome = 'Chrome';
export const safari = 'Safari';
export const iPhone = 'iPhone';
export const iPad = 'iPad';
export const android = 'Android';
export const windows = 'Windows';
export const chromeOs = 'ChromeOS';
export const mac = 'Mac';
export const linux = 'Linux';

// DeleteAccountDialog
export const deleteAccountTitle = 'Is there anything we can do to keep you?';
export const deleteAccountAnyway = 'Delete account anyway';
export const deleteAccountLater = 'Your account can’t be deleted yet';
export const yourStay = 'Your stay';
export const upcomingStays = 'Your upcoming stays';
export const deleteAccountWarning =
  'Your account will be deleted immediately and permanently, and you’ll be signed out on all devices.';
export const upcomingPaidStays =
  '{count, plural, one {You have # upcoming paid stay. Deleting your account cancels it under the cancellation policy.} other {You have # upcoming paid stays. Deleting your account cancels them under the cancellation policy.}}';
export const refundAtDesk = 'You get {amount} at the front desk, in the way you paid there.';
export const noRefund = 'There is no refund.';
export const accountDeleted =
  'Your account has been deleted. Thank you for staying with us. You are welcome back at any time.';

// CurrentPasswordField
export const currentPasswordHint = 'Not needed if you’ve just signed in or confirmed that it is you.';
export const choosePassword = 'Choose a password';
export const choosePasswordIntro =
  'Your account has no password. You sign in with a passkey, and can have a password as well. Your other devices are signed out.';

// PendingEmail
export const emailPending = '<email>{address}</email> is not confirmed yet.';
export const emailPendingText = 'Open the link we sent there. Until then we keep using {email}.';
export const sendAgain = 'Send again';
export const cancelChange = 'Cancel the change';
export const newLinkSent = 'A new link is on its way to {email}. The old one no longer works.';

// UpdateAccountPage
export const newUsernameNote = 'New usernames need at least 6.';
export const updateDetailsIntro = 'Change only what you want. Blank fields stay the same.';
export const update = 'Update';
export const newEmailHint = 'We’ll send a link to the new address, and use it once you’ve confirmed it.';
export const detailsUpdated = 'Your details have been updated.';
export const confirmNewEmail =
  'Open the link we sent to {newEmail} to confirm your new address. Until then we keep using {email}.';

// ChangePasswordPage
export const changePasswordIntro = 'You’ll stay signed in here and be signed out on all other devices.';

// ConfirmEmailPage
export const confirmEmail = 'Confirm your new email address';
export const confirmEmailQuestion = 'Confirm your new email address?';
export const confirmEmailText = 'We’ll send our emails to this address instead of the old one.';
export const confirmEmailPasswordIntro =
  'This change was requested without your password. Enter it to start using the new address.';
export const notNow = 'Not now';
export const emailConfirmed = 'Your new email address is confirmed';
export const emailConfirmedText = 'From now on, we’ll send our emails to {email}.';
export const confirmLinkExpiredText =
  'It has expired, was used, or was replaced by a newer one. My account shows which address we use. If the change is still pending, you can send a new link there.';

// UndoEmailChangePage
export const undoEmailChange = 'Undo the change of your email address?';
export const undoEmailChangeText =
  'Your account will go back to the address this link was sent to. You’ll be signed out on all devices and choose a new password.';
export const undoChange = 'Undo the change';
export const keepNewAddress = 'Keep the new address';
export const emailRestored = 'Your old email address is back';
export const emailRestoredText =
  'We’re using {email} again. You’ve been signed out on all devices, and your old password no longer works.';
export const undoLinkExpiredText =
  'It has expired or was used, or the change was already cancelled. Nothing has changed.';

// KeepFactorsPage
export const keepFactors = 'Keep your passkeys and your app for codes?';
export const keepFactorsText =
  'An administrator has asked to remove everything your account signs in with beside the password. If you did not ask for this, keep everything as it is.';
export const keepFactorsConfirm = 'Keep them';
export const resetIsMine = 'I asked for it';
export const factorsKept = 'Nothing is removed';
export const keepLinkExpiredText =
  'It was used, or the reset has been taken back or carried out. My account shows how you can sign in now.';

// ForDevelopers
export const forDevelopers = 'For developers';
export const forDevelopersText = 'Connect your own apps to your account.';
export const apiKeysText = 'Let apps act for you, with the access you choose.';
export const manageApiKeys = 'Manage API keys';
export const webhooks = 'Webhooks';
export const webhooksText = 'Let your apps know when a booking changes.';
export const manageWebhooks = 'Manage webhooks';

// ApiKeysPage
export const apiKeysIntro =
  'An API key lets an app act for you. It can’t change your account, your password or your keys. <link>How apps use Staybook</link>';
export const newSecret = 'This is your key “{name}”. Save it now: it will not be shown again.';
export const copyKey = 'Copy the key';
export const yourKeys = 'Your keys';
export const keyLimit = 'You can have up to {count}. Revoke those you no longer use.';
export const noKeys = 'You have no API keys yet.';
export const newKey = 'New key';
export const newKeyText = 'Give an app only the access it needs.';

// ApiKeyForm
export const keyNameHint = 'The app that will use the key, such as Calendar.';
export const testKey = 'Test key';
export const testKeyHint =
  'For trying an app: what it books costs nothing, is seen by no one else, takes no real room, and is gone the next day.';
export const access = 'Access';
export const noScope = 'Choose what the key may be used for.';
export const wideAccess = 'Wide access';
export const wideAccessHint =
  'For apps that need most of the above. Keys that have wide access already keep it unchanged.';
export const expiration = 'Expiration';
export const createKey = 'Create key';

// apiKeyLabels
export const thirtyDays = '30 days';
export const ninetyDays = '90 days';
export const oneYear = '1 year';
export const noExpiration = 'No expiration';

// ApiKeyRow, RotateKeyDialog
export const test = 'Test';
export const createdOn = 'created {date}';
export const expiresOn = 'expires {date}';
export const expiredOn = 'expired {date}';
export const neverExpires = 'no expiration';
export const lastUsedAgo = 'last used {time}';
export const neverUsed = 'never used';
export const rotate = 'Rotate';
export const rotateKey = 'Rotate {name}';
export const rotateTitle = 'Rotate {name}?';
export const rotateConfirm = 'Rotate key';
export const rotateWarning = 'The key gets a new secret, which is shown once.';
export const previousSecret = 'The old secret';
export const previousSecretHint = 'Time to give the new secret to your apps.';
export const stopsNow = 'stops working immediately';
export const worksForADay = 'works for 1 more day';
export const worksForThreeDays = 'works for 3 more days';
export const worksForAWeek = 'works for 7 more days';
export const oldSecretUntil = 'the old secret works until {time}';
export const endOldSecret = 'End old secret';
export const endOldSecretOf = 'End the old secret of {name}';
export const revoke = 'Revoke';
export const revokeKey = 'Revoke {name}';
export const revokeTitle = 'Revoke {name}?';
export const revokeConfirm = 'Revoke key';
export const keepKey = 'Keep key';
export const revokeWarning = 'Apps that use this key lose access immediately and permanently.';

// scopeTexts
export const availabilityScope = 'Hotels and availability';
export const availabilityScopeMeans =
  'Searches hotels; reads their rooms, prices and free nights, and follows changes of nights.';
export const bookingsScope = 'Your bookings';
export const bookingsScopeMeans =
  'Reads your own bookings with their contact data and invoices; books, pays, changes and cancels.';
export const reviewsScope = 'Reviews';
export const reviewsScopeMeans =
  'Reads reviews; writes, changes and deletes your own, votes for others and reports them.';
export const chatsScope = 'Chats';
export const chatsScopeMeans =
  'Reads and writes your chats, finds people and sees who is online, and writes to Staybook.';
export const profileScope = 'Your account';
export const profileScopeMeans =
  'Reads your account data; reads and changes your saved hotels and price alerts, and subscribes to the newsletter. It cannot change the account.';
export const hotelsScope = 'Hotels that you name';
export const hotelsScopeMeans =
  'Does what your duties at these hotels allow, for keys of staff only. It cannot read or change your own bookings, or do anything at other hotels.';
export const webhookMessagesScope = 'Webhook messages';
export const webhookMessagesScopeMeans =
  'Lists the messages to your webhooks and resends them: those about what its other scopes read. It cannot create or change webhooks.';
export const readAllScope = 'Read everything';
export const readAllScopeMeans = 'Reads public data and the data of its owner: bookings, reviews, chats.';
export const bookAndWriteScope = 'Book and write';
export const bookAndWriteScopeMeans =
  'Books, pays, changes and cancels; writes reviews and chat messages. A key with it reads everything as well.';
export const staffScope = 'Staff';
export const staffScopeMeans =
  'Does what its owner does as staff, for keys of staff only. It cannot create or change accounts. A key with it reads everything as well.';
