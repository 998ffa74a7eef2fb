// HousekeepingPage
export const housekeeping = 'Housekeeping';
export const views = 'Housekeeping';
export const rooms = 'Rooms';
export const repairs = 'Repairs';
export const lostAndFound = 'Lost and found';
export const notLoaded = 'The rooms could not be loaded.';
export const noRooms = 'This hotel has no rooms yet.';
export const noRoomsMatch = 'No rooms match.';
export const seenAt = 'No connection. These are the rooms as of {time}; what you change is sent later.';
export const waitingToSend =
  '{count, plural, one {# change will be sent} other {# changes will be sent}} when the connection is back.';

// RoomFilters
export const show = 'Show';
export const allRooms = 'All';
export const toClean = 'To clean';
export const clean = 'Clean';
export const dirty = 'Dirty';
export const inspected = 'Inspected';
export const outOfOrder = 'Out of order';
export const mine = 'My rooms';
export const countOf = '{label} {count}';

// FloorSection
export const floor = 'Floor {floor}';
export const groundFloor = 'Ground floor';
export const toCleanOf = '{dirty} of {count} to clean';
export const assignedTo = 'Assigned to';
export const nobody = 'Nobody';
export const severalPeople = 'Several people';
export const assignFloor = 'Who cleans floor {floor}';

// RoomCard
export const openRoom = 'Room {number}, details';
export const markClean = 'Mark clean';
export const inspect = 'Mark inspected';
export const markRoom = 'Room {number}: set to {status}';
export const willBeSent = 'Will be sent';
export const occupied = 'Occupied';
export const vacant = 'Vacant';
export const dueOut = 'Due out';
export const stayOver = 'Stay-over';
export const arrivalToday = 'Arrival today';
export const arrivalAt = 'Arrival {hours}';
export const doNotDisturb = 'Do not disturb';
export const repairCount = '{count, plural, one {# repair} other {# repairs}}';
export const outUntil = 'Until {day}: {reason}';

// RefusedChange
export const dismiss = 'OK';

// RoomPanel
export const roomTitle = 'Room {number}';
export const status = 'Status';
export const today = 'Today';
export const doNotDisturbToday = 'Do not disturb today';
export const putOutOfOrder = 'Put out of order';
export const backInOrder = 'Back in order';
export const releasesNights = 'The nights until {day} can be sold again, and the room is dirty.';
export const reportRepair = 'Report a repair';
export const recordLostItem = 'Record a lost item';
export const lastChange = 'Last change';
export const never = 'None yet';
export const changedBy = '{who}, {when}';
export const byCheckOut = 'Check-out';
export const byNight = 'Night';
export const byBackInOrder = 'Back in order';
export const aColleague = 'A colleague';
export const openRepairs = 'Open repairs';
export const outOfOrderDone = 'Room {number} is out of order.';
export const backInOrderDone = 'Room {number} is back in order.';

// RepairList
export const open = 'Open';
export const done = 'Done';
export const noOpenRepairs = 'Nothing is to be repaired.';
export const noDoneRepairs = 'No repairs are done yet.';
export const repairsNotLoaded = 'The repairs could not be loaded.';
export const reportedBy = '{name}, {when}';
export const doneBy = 'Done by {name}, {when}';
export const markDone = 'Done';
export const markRepairDone = 'Done: {text}';
export const reopen = 'Open again';
export const reopenRepair = 'Open again: {text}';
export const formerColleague = 'Former colleague';

// ReportFields
export const room = 'Room';
export const otherPlace = 'Another place';
export const place = 'Place';
export const placeHint = 'Such as the lift or the lobby.';
export const placeMissing = 'Enter the place.';
export const placeTooLong = 'Enter at most {max} characters.';
export const photos = 'Photos';
export const addPhotos = 'Take or choose photos';
export const photoLimits = '{types} · up to {limit} MB each · up to {count}';
export const photoNumber = 'Photo {number} of {place}';
export const removePhoto = 'Remove {name}';
export const uploading = 'Uploading';
export const uploadedPhoto = 'Uploaded';
export const tooManyPhotos = 'You can add {count, plural, one {# photo} other {# photos}}.';
export const waitForPhotos = 'The photos are still being uploaded.';
export const removeFailed = 'Remove the photos that were not uploaded, or try them again.';

// RepairDialog
export const whatIsBroken = 'What is broken';
export const asBroken = 'what is broken';
export const report = 'Report';
export const repairReported = 'The repair is reported.';

// LostList
export const searchLost = 'Search what, where and notes';
export const allItems = 'All';
export const noLostItems = 'Nothing has been found.';
export const noLostMatch = 'Nothing matches.';
export const lostNotLoaded = 'The list could not be loaded.';
export const foundBy = 'Found on {day} by {name}';
export const lastGuest = 'Last guest: {guest}, {reference}';
export const statusOf = 'Status of {what}';
export const note = 'Note';
export const noteOn = 'Note on {what}';
export const addNote = 'Add note';
export const editNote = 'Edit note';
export const save = 'Save';
export const settledBy = '{status}: {name}, {when}';

// lostStates
export const kept = 'Kept';
export const returned = 'Returned to guest';
export const sent = 'Sent';
export const disposed = 'Disposed of';

// LostItemDialog
export const whatWasFound = 'What was found';
export const asFound = 'what was found';
export const foundOn = 'Found on';
export const foundOnWrong = 'Enter today or an earlier day.';
export const noteHint = 'Optional. Where it is kept, or what was agreed.';
export const noteTooLong = 'A note can have up to {max} characters.';
export const record = 'Record';
export const itemRecorded = 'The item is recorded.';

// Pages
export const page = '{from} to {to} of {total}';
export const previousPage = 'Previous';
export const nextPage = 'Next';
