export const title = 'Join the team of {hotel}';
export const invitedBy = '{name} invites you to work for the hotel on Staybook. Your duties:';
export const accept = 'Join the team';
export const customersText =
  'Your account becomes one for staff. Your bookings stay yours; for new stays use another account.';
export const joined = 'You have joined the team of {hotel}.';
export const administrator = 'You are an administrator and already manage every hotel.';
export const pleaseSignIn = 'The invitation was sent to {email}. Sign in with the account of this address.';
export const pleaseSignUp =
  'The invitation was sent to {email}. Sign up with this address, and you come back here.';
export const otherAccount =
  'The invitation was sent to {email}, which is not the address of your account. Sign out, and continue with that address.';
export const signIn = 'Sign in';
export const signUp = 'Sign up';
export const signOut = 'Sign out';
export const acceptedTitle = 'Invitation accepted';
export const accepted = 'This invitation to the team of {hotel} was accepted.';
export const acceptedByYou = 'You are on the team of {hotel}.';
export const seeHotel = 'See {hotel}';
export const endedTitle = 'This invitation is no longer open';
export const ended = 'It was cancelled, or the link is incomplete. Ask the hotel to send you a new one.';
export const expired = 'The link has expired. Ask {hotel} to send you a new one.';
export const goHome = 'Go to home';
