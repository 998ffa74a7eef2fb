/** Texts of the screens of users. */

// Of several screens
export const name = 'Name';
export const username = 'Username';
export const email = 'Email';
export const userEmail = 'User email';
export const role = 'Role';
export const active = 'Active';
export const disabled = 'Disabled';
export const yes = 'Yes';
export const no = 'No';
export const registered = 'Registered';
export const reference = 'Reference';
export const unconfirmedEmail = 'Unconfirmed email';
export const noUser = 'No user in the database !!!';

// userRecord
export const theName = 'the name';
export const usernameHint = '6 to 20 characters, starting with a letter';
export const searchByName = 'Search by name or email';
export const userRole = 'User role';
export const customer = 'Customer';
export const noChange = 'No change';
export const setActive = 'Set user to active';
export const yesOrNo = 'Yes or No';
export const unknownEmail = 'The email provided is not in the database';
export const createTitle = 'Create a user';
export const createIntro = 'We email the user a link to choose a password. The link expires in 24 hours.';
export const sendInvitation = 'Send invitation';
export const invited = '{name} has been invited. We sent {email} a link to choose a password.';
export const updateTitle = 'Update user details';
export const updateIntro =
  'Changes take effect at once. Disabled users are signed out everywhere. Blank fields stay the same.';
export const updated = 'The user has been updated.';

// FindUserPage
export const findTitle = 'Find a user';
export const findIntro = 'Search by the email address of the account.';
export const enterEmail = 'Enter the email address of the user.';
export const proceed = 'Continue';

// UserPage
export const notFound = 'User not found';
export const userIsDisabled = 'The user is disabled';
export const noAccount = 'No account has the email address {email}.';
export const findAnother = 'Find another user';

// FactorReset, secondFactor
export const secondFactor = 'Second factor';
export const hasSecondFactor = 'On';
export const noSecondFactor = 'None';
export const resetOn = 'Reset on {moment}';
export const resetFactors = 'Reset second factors';
export const keepFactors = 'Keep second factors';
export const resetFactorsTitle = 'Reset the second factors of {name}?';
export const resetFactorsText =
  'In {hours} hours the passkeys, the app for codes, the recovery codes and the app passwords of this account are removed, and all its sign-ins end. The password stays.';
export const resetFactorsMail =
  '{name} gets an email about it now and can keep them until then. So can you and other administrators. Make sure first that it is the owner who asks.';

// UserActions
export const updateUser = 'Update user';
export const deleteAccount = 'Delete account';
export const deleted = 'The account of {name} has been deleted.';

// userScreen
export const users = 'Users';
export const userCount = '{count, plural, one {# user} other {# users}}';
export const status = 'Status';
export const emailVerified = 'Email verified';
export const search = 'Name, username or email';
export const showUser = 'View user';
export const update = 'Update';
export const bookings = 'Bookings';

// userBulk
export const disable = 'Disable';
export const disabledDone = '{count, plural, one {# user disabled.} other {# users disabled.}}';
export const enable = 'Enable';
export const enabledDone = '{count, plural, one {# user enabled.} other {# users enabled.}}';
export const signOut = 'Sign out everywhere';
export const signOutDone =
  '{count, plural, one {# user signed out everywhere.} other {# users signed out everywhere.}}';
export const signOutTitle = 'Sign out {count, plural, one {# user} other {# users}} everywhere?';
export const signOutText = 'They are signed out on all their devices at once. They can sign in again.';
export const keepSignedIn = 'Keep signed in';
