// TeamPage
export const team = 'Team';
export const intro =
  'The people who work for the hotel on Staybook. Each sees and does what their duties include, at this hotel only.';
export const members = 'Members';
export const invitations = 'Open invitations';
export const invite = 'Invite';
export const teamNotLoaded = 'We could not load the team.';
export const noMembersYet = 'Nobody is on the team yet. Invite the first member.';
export const since = 'Since {day}';
export const yourself = '{name} (you)';
export const done = '{name} is no longer on the team.';
export const dutiesChanged = '{name} has new duties: {duties}. They count at once.';
export const invited = 'We sent an invitation to {email}. The link works until {moment}.';
export const invitationCancelled = 'The invitation of {email} is cancelled. Its link works no longer.';
export const undo = 'Undo';

// MemberRow
export const changeDuties = 'Change duties';
export const remove = 'Remove';
export const leave = 'Leave team';
export const removeTitle = 'Take {name} off the team?';
export const removeText =
  'They lose access to the hotel at once, on all their devices and by their API keys. To take them back, invite them again.';
export const keepMember = 'Keep on the team';
export const leaveTitle = 'Leave the team?';
export const leaveText =
  'You lose access to this hotel at once. Only a new invitation by an owner brings you back.';
export const stay = 'Stay on the team';
export const actionsOf = 'Actions for {name}';
export const hasLeft = 'You have left the team.';

// InvitationRow
export const invitedBy = 'Invited by {name}';
export const worksUntil = 'Works until {moment}';
export const expiredOn = 'Expired {moment}';
export const resend = 'Send again';
export const cancelInvitation = 'Cancel invitation';

// DutiesDialog, InviteDialog
export const inviteTitle = 'Invite to the team';
export const email = 'Email address';
export const emailHint = 'They accept with a Staybook account of this address, or sign up with it.';
export const chooseDuty = 'Choose at least one duty.';
export const sendInvitation = 'Send invitation';
export const dutiesOf = 'Duties of {name}';
export const save = 'Save duties';

// FirstHourPage
export const firstHour = 'The first hour';
export const firstHourIntro =
  'Five steps until guests can book {hotel}. You can leave at any time and go on later.';
export const stepsDone = '{done} of 5 steps done';
export const rooms = 'Rooms';
export const roomsText = 'Add a room type for rooms that are alike, with its room numbers.';
export const roomsDone = 'Room types: {types}. Room numbers: {numbers}.';
export const addRooms = 'Add a room type';
export const moreRooms = 'See rooms';
export const photos = 'Photos';
export const photosText = 'Guests look at photos first. Add up to six, the best one first.';
export const photosDone = 'Photos: {photos}.';
export const addPhotos = 'Add photos';
export const morePhotos = 'Change photos';
export const rates = 'Rates';
export const ratesText =
  'Each room type has a price for a night, which you enter with it. Seasons and weekends can cost more or less.';
export const ratesDone = 'Guests see prices from {price} a night.';
export const openRates = 'Open rates';
export const hours = 'Hours and rules';
export const hoursText =
  'Say when guests check in and leave, and what they may do. A short and a long description belong here too.';
export const hoursDone = 'Check-in from {from}, check-out until {until}.';
export const writeHours = 'Write hours and rules';
export const changeHours = 'Change hours and rules';
export const openStep = 'Open for booking';
export const openText =
  'Guests find the hotel in the search and book it from then on. You can close it again at any time.';
export const openDone = 'Guests find and book the hotel.';
export const openNow = 'Open for booking';
export const isOpenNow = 'The hotel is open. Guests find and book it from now on.';
export const seePage = 'See the page of the hotel';
export const seePreview = 'See the page as guests will';
export const stepDone = 'Done';
export const stepToDo = 'To do';
export const hotelNotLoaded = 'We could not load the hotel.';
export const closeForBooking = 'Close for booking';
export const closeTitle = 'Close {hotel} for booking?';
export const closeText =
  'Guests find the hotel no longer, and no one books it, until you open it again. Bookings that are made stay as they are.';
export const keepOpen = 'Keep it open';
export const isClosedNow = 'The hotel is closed for booking. Bookings that are made stay.';
export const needsRooms = 'a room type with a room number';
export const needsRates = 'a price for a night';
export const needsPhotos = 'a photo';
export const needsDescription = 'a short and a long description';
export const needsHours = 'the hours of check-in and check-out';
export const stillMissing = 'Still missing: {needs}.';

// NotOpenBanner
export const notOpen = 'This hotel is not open for booking. Only its team sees it.';
export const backToFirstHour = 'Back to the first hour';
