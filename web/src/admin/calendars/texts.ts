// CalendarsPage
export const calendars = 'Calendars of other sites';
export const intro =
  'Sell a room on other sites too. Each connection goes both ways: the other site reads which nights are taken here, and nights that are booked there are blocked here. Calendars are read every 15 minutes; most sites read ours every few hours.';
export const connect = 'Connect a calendar';
export const notLoaded = 'We could not load the calendars.';
export const none = 'No room is connected with another site yet.';
export const noneHint =
  'Connect a room with the calendar (iCal) of the site where you sell it as well, so that nobody books the same night twice.';
export const room = 'Room {number}';
export const connected =
  '{name} is connected with room {number}. Copy the address below, and enter it at {name}.';
export const changed = 'The calendar of {name} is changed.';
export const addressChanged =
  'The calendar of {name} has a new address. The old one no longer works: enter the new one at {name}.';
export const disconnected = '{name} is disconnected from room {number}. Its nights are free again.';
export const wasRead = 'We have read the calendar of {name}. It blocks {nights}.';

// CalendarRow
export const theirs = 'From {name}';
export const ours = 'To {name}';
export const notReadFrom = 'Nothing is read: enter the address of its calendar.';
export const notReadYet = 'It is read for the first time in a moment.';
export const readAt = 'Read {moment}, again {next}';
export const nextTry = 'We try again at {next}.';
export const blocks = 'Blocks {nights} ahead';
export const blocksNone = 'Blocks no night ahead';
export const servedAt = 'Last read by {name} on {moment}';
export const notServedYet = '{name} has not read it yet. Copy the address, and enter it there.';
export const addressLost =
  'Its address works, but cannot be shown any more. To enter it elsewhere, make a new one under Change.';
export const copyAddress = 'Copy address';
export const showsGuests = 'Shows the names of guests';
export const readNow = 'Read now';
export const change = 'Change';
export const disconnect = 'Disconnect';
export const actionsOf = 'Actions for {name}, room {number}';
export const failing = 'This calendar cannot be read: {problem} The nights that it blocked stay blocked.';
export const empty =
  'This calendar has been empty since {moment}, although it had nights before. Its nights stay blocked. If nothing is booked at {name} any more, release them.';
export const release = 'Release the nights';

// Conflicts
export const conflictStart = 'Taken twice: {stay}, also at {name}.';
export const here = 'Here:';
export const conflictNext = 'Move one of the guests to another room, or cancel one of the bookings.';
export const repeat =
  '{name} also lists {stay}. It did so only after it had read these nights here, so it probably repeats your own booking.';
export const gone =
  '{name} no longer lists {stay}, which you booked here for its guest. The booking was not changed.';
export const goneNext =
  'If the guest has cancelled at {name}, cancel the booking here as well. If the dates have changed, change them here.';
export const noDecision = 'No decision needed';
export const dismissed = 'You said that {stay} at {name} needs no decision.';

// CalendarDialog
export const connectTitle = 'Connect a calendar';
export const changeTitle = 'Calendar of {name}, room {number}';
export const roomField = 'Room';
export const chooseRoom = 'Choose a room';
export const roomMissing = 'Choose the room.';
export const name = 'Name of the other site';
export const nameHint = 'As you call it, such as the name of the booking site.';
export const importUrl = 'Address of its calendar (iCal)';
export const importUrlHint =
  'Copy it from the other site, where it may be called export. Leave it empty to only show your nights there.';
export const addressWrong = 'Enter an address that starts with https:// or webcal://';
export const showGuests = 'Show the names of guests to the other site';
export const newAddress = 'Make a new address, and stop the present one';
export const save = 'Save';

// DisconnectDialog
export const disconnectTitle = 'Disconnect {name} from room {number}?';
export const disconnectText =
  'Its address stops working, and the nights that it blocks are free again at once. Guests may then book nights that are booked at {name}.';
export const keepConnected = 'Keep connected';
