// NoDutyPage
export const noDutyTitle = 'Not among your duties';
export const forAdministrators =
  'Only administrators of Staybook have this page. If you need something changed there, write to us.';
export const forAdministratorsActing = 'Only administrators have this page, and you act as {hotel}.';
export const noTeam =
  'You are not on the team of a hotel at the moment. Ask the owner of your hotel to add you to its team.';
export const forOwners = 'Only owners of a hotel have this page. Ask an owner of {hotels}.';
export const otherDuties =
  'Your duties at {hotels} do not include this page. Ask an owner to give you one that does: {duties}.';
export const otherHotel =
  'This link is for a hotel where your duties do not include this page. Ask an owner of that hotel to add you to its team, or continue with your own.';
export const showMyHotel = 'Continue with {hotel}';
export const writeToUs = 'Write to us';
export const goTo = 'Go to {page}';
export const goHome = 'Go to home';

// ActingBar
export const youActAs = 'You act as {hotel}';
export const actingNote =
  'You see and do what its owner can. All that you change is recorded under your name.';
export const aHotel = 'a hotel';
export const endActing = 'End';

// ViewAsHotel
export const viewAsHotel = 'View as a hotel';
export const viewAsHotelText =
  'You get the pages and permissions of the owner of this hotel, in this tab, until you end it. What you change is recorded under your name.';
export const keepMyView = 'Cancel';
export const startActing = 'View as this hotel';

// LeftTeamPage
export const leftTeam = 'You are no longer on the team';
export const leftTeamText =
  'Your access to the hotel ended just now. Your own bookings and reviews stay yours. If this is a mistake, ask an owner of the hotel to invite you again.';
export const myBookings = 'My bookings';
