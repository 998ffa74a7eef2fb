export const confirmItIsYou = 'Confirm that it is you';
export const whyPassword =
  'Enter your password to go on. We won’t ask again on this device for the next {minutes} minutes.';
export const whyCode =
  'Enter your password and the code that your app shows. We won’t ask again on this device for the next {minutes} minutes.';
export const whyRecoveryCode =
  'Enter your password and a recovery code, which works once. We won’t ask again on this device for the next {minutes} minutes.';
export const whyCodeAlone =
  'Enter the code that your app shows. We won’t ask again on this device for the next {minutes} minutes.';
export const whyRecoveryCodeAlone =
  'Enter a recovery code, which works once. We won’t ask again on this device for the next {minutes} minutes.';
export const whyPasskey =
  'Use your passkey to go on. We won’t ask again on this device for the next {minutes} minutes.';
export const usePassword = 'Use your password';
export const password = 'Password';
export const enterPassword = 'Enter your password.';
export const confirm = 'Confirm';
