// PasskeyButton, Ways, usePasskeySignIn
export const signInWithPasskey = 'Sign in with a passkey';
export const or = 'or';
export const noPasskeyUsed = 'No passkey was used. Try again, or sign in with your password.';

// CodeStep, PasskeyStep
export const enterYourCode = 'Enter your code';
export const codeIntro = 'Open your authenticator app and enter the six digits it shows for Staybook.';
export const code = 'Code';
export const sixDigits = 'Enter the six digits that the app shows.';
export const useRecoveryCode = 'Use a recovery code';
export const recoveryCodeIntro =
  'Enter one of the codes you saved when you set up the second step. Each works once.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Like 4f7k-92mt-x3bc-8rn0-w5ez-h6yp. Hyphens don’t matter.';
export const enterRecoveryCode = 'Enter a recovery code.';
export const wrongRecoveryCode = 'That recovery code is not correct, or it was used before.';
export const usePasskey = 'Use a passkey';
export const usePasskeyTitle = 'Use your passkey';
export const usePasskeyIntro = 'Confirm that it’s you with your fingerprint, face or screen lock.';
export const useApp = 'Use the app for codes';
export const noPasskeyThisTime = 'No passkey was used. Try again, or choose another way.';
export const continueSignIn = 'Continue';
export const backToSignIn = 'Back to sign in';

// SetUpStep, AppToSetUp
export const setUpSecondStep = 'Set up a second step';
export const turnOn = 'Turn on';
export const scanCode = 'Scan this with an authenticator app, such as the one of your password manager.';
export const qrCode = 'QR code with the key for your authenticator app';
export const openApp = 'Open the app on this device';
export const orTypeKey = 'Can’t scan it? Enter this key in the app:';
export const copyKey = 'Copy the key';
export const thenEnterCode = 'Enter the six digits that the app shows now.';

// FirstRecoveryCodes, RecoveryCodes
export const saveRecoveryCodes = 'Save your recovery codes';
export const saveRecoveryCodesText =
  'If you lose your phone, each of these codes signs you in once instead of the app. Keep them where only you find them. They are not shown again.';
export const codesSaved = 'I have saved them';
export const copyCodes = 'Copy';
export const downloadCodes = 'Download';
export const printCodes = 'Print';
export const yourRecoveryCodes = 'Your recovery codes';
export const recoveryFile =
  'Staybook recovery codes of {username}, {date}. Each signs you in once instead of the app for codes.';
export const makingCodes = 'Making your recovery codes';
export const noCodesYet =
  'You’re signed in and the app is set up, but your recovery codes could not be made. You can make them in My account at any time.';
export const continueWithout = 'Continue without them';
