export const confirmItIsYou = 'Confirm that it is you';
export const whyProof =
  'Enter your password to go on. We won’t ask again on this device for the next {minutes} minutes.';
export const password = 'Password';
export const enterPassword = 'Enter your password.';
export const confirm = 'Confirm';
