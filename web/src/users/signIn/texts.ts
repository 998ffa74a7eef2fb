// SignInSection
export const signingIn = 'Signing in';
export const signingInText = 'How you prove that it’s you, and what protects your account.';
export const resetPending =
  'An administrator has asked to remove your passkeys, your app for codes and your app passwords. This happens on {moment}. If you did not ask for it, use the link in our email to keep them.';
export const stepDue =
  'Your account needs a second step from {moment}. Add a passkey or set up the app for codes before that.';

// PasskeyList, PasskeyRow, PasskeyName
export const passkeys = 'Passkeys';
export const passkeysText =
  'Sign in with your fingerprint, face or screen lock. There is nothing to remember, and a false website can’t ask for it.';
export const noPasskeys = 'You have no passkeys yet.';
export const noPasskeySupport = 'This browser can’t use passkeys.';
export const addPasskey = 'Add a passkey';
export const passkeyAdded =
  'Your passkey is ready. The next time you sign in, choose “Sign in with a passkey”.';
export const passkeyExists = 'This device already has a passkey for your account.';
export const noPasskeyAdded = 'No passkey was added.';
export const passkeyLimit = 'You have {count} passkeys, which is the limit. Remove one to add another.';
export const synced = 'Synced';
export const onThisDeviceOnly = 'On one device only';
export const addedOn = 'added {date}';
export const lastUsedAgo = 'last used {time}';
export const neverUsed = 'never used';
export const rename = 'Rename';
export const renameNamed = 'Rename {name}';
export const nameOfPasskey = 'Name of the passkey';
export const remove = 'Remove';
export const removeNamed = 'Remove {name}';
export const removePasskeyTitle = 'Remove the passkey “{name}”?';
export const removePasskeyText =
  'You can’t sign in with it any more. Afterwards delete it on your device or in your password manager too, so that it is no longer offered to you.';
export const removePasskey = 'Remove passkey';
export const keepPasskey = 'Keep passkey';
export const anotherOf = '{name} {number}';

// PasswordRow
export const passwordAndSecondStep = 'Password and second step';
export const secondStepText =
  'With a second step, signing in with your password also asks for six digits from an authenticator app, such as the one of your password manager. A recovery code stands in for it once.';
export const password = 'Password';
export const passwordAlone = 'Signs you in without a second step.';
export const passwordWithStep = 'Signs you in together with the second step.';
export const noPassword = 'Your account has no password. You sign in with a passkey.';
export const changeIt = 'Change';
export const changePassword = 'Change your password';
export const removePassword = 'Remove password';
export const keepPassword = 'Keep password';
export const choosePassword = 'Choose a password';
export const removePasswordTitle = 'Remove your password?';
export const removePasswordText =
  'You’ll sign in with a passkey only, so that nobody can guess or steal a password of yours. Applications that use your password need an app password instead.';
export const removePasswordAdvice =
  'If you lose every device with a passkey, “Forgot password?” on the sign-in page still lets you choose a new password.';
export const removePasswordAdviceWithStep =
  'If you lose every device with a passkey, “Forgot password?” on the sign-in page lets you choose a new password. You then need a recovery code as well.';

// CodeAppRow, SetUpAppDialog
export const codeApp = 'App for codes';
export const codeAppOff = 'Off. Your password alone signs you in.';
export const codeAppOffWithoutPassword = 'Off.';
export const codeAppOn = 'On since {date}';
export const setUp = 'Set up';
export const setUpApp = 'Set up the app for codes';
export const removeApp = 'Remove the app for codes';
export const setUpAppNote = 'You’ll be signed out on your other devices.';
export const turnOn = 'Turn on';
export const removeAppTitle = 'Remove the app for codes?';
export const removeAppText =
  'Signing in with your password asks for no code any more, and your recovery codes stop working. Delete Staybook in the app afterwards.';
export const removeAppTextWithPasskey =
  'Signing in with your password then asks for a passkey instead of a code, and your recovery codes keep working. Delete Staybook in the app afterwards.';
export const removeAppConfirm = 'Remove app';
export const keepApp = 'Keep app';

// RecoveryCodesRow, RecoveryCodesDialog
export const recoveryCodes = 'Recovery codes';
export const codesLeft = '{left} of {count} left';
export const noCodesLeft = 'None left. Make new ones, so that you can sign in without the app.';
export const makeNewCodes = 'Make new codes';
export const makeNewCodesTitle = 'Make new recovery codes?';
export const makeNewCodesText = 'You get {count} new codes. The old ones stop working immediately.';
export const keepCodes = 'Keep the old ones';

// AppPasswordList, AppPasswordRow, AppPasswordDialog
export const appPasswords = 'App passwords';
export const appPasswordsText =
  'For older applications, which can’t ask for a second step. Each gets a password of its own, to use with your username instead of your own password.';
export const noAppPasswords = 'You have no app passwords.';
export const createAppPassword = 'Create an app password';
export const appPasswordLimit =
  'You have {count} app passwords, which is the limit. Revoke one to create another.';
export const appPasswordNameHint = 'The application that will use it, such as Calendar on my phone.';
export const create = 'Create';
export const newAppPassword =
  'This is the app password “{name}”. Enter it in the application now: it will not be shown again.';
export const copyAppPassword = 'Copy the app password';
export const createdOn = 'created {date}';
export const revoke = 'Revoke';
export const revokeNamed = 'Revoke {name}';
export const revokeTitle = 'Revoke “{name}”?';
export const revokeText = 'The application that uses it is signed out immediately.';
export const revokeConfirm = 'Revoke app password';
export const keepAppPassword = 'Keep app password';
